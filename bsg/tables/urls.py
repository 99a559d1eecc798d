"""The addresses of the tables' pages."""

from django.urls import path

from bsg.tables import compendium, front, views

urlpatterns = [
    path("", front.home, name="home"),
    path("alone/", front.alone, name="alone"),
    path("enter/", front.enter, name="enter"),
    path("compendium/", compendium.page, name="compendium"),
    path("new/", front.new_table, name="new_table"),
    path("t/<slug:public_id>/", views.table, name="table"),
    path("t/<slug:public_id>/invite/<str:invite>/", views.invite, name="invite"),
    path("t/<slug:public_id>/seat/<str:token>/", views.take_up_seat, name="seat"),
    path("t/<slug:public_id>/join/", views.join, name="join"),
    path("t/<slug:public_id>/ready/", views.ready, name="ready"),
    path("t/<slug:public_id>/leave/", views.leave, name="leave"),
    path("t/<slug:public_id>/bot/", views.bot, name="bot"),
    path("t/<slug:public_id>/free/", views.free, name="free"),
    path("t/<slug:public_id>/start/", views.start, name="start"),
]
