"""The addresses of the tables' pages."""

from django.urls import path

from bsg.tables.pages import compendium, home, table

urlpatterns = [
    path("", home.home, name="home"),
    path("alone/", home.alone, name="alone"),
    path("enter/", home.enter, name="enter"),
    path("compendium/", compendium.page, name="compendium"),
    path("new/", home.new_table, name="new_table"),
    path("t/<slug:public_id>/", table.table, name="table"),
    path("t/<slug:public_id>/invite/<str:invite>/", table.invite, name="invite"),
    path("t/<slug:public_id>/seat/<str:token>/", table.take_up_seat, name="seat"),
    path("t/<slug:public_id>/join/", table.join, name="join"),
    path("t/<slug:public_id>/ready/", table.ready, name="ready"),
    path("t/<slug:public_id>/leave/", table.leave, name="leave"),
    path("t/<slug:public_id>/link/", table.link, name="link"),
    path("t/<slug:public_id>/bot/", table.bot, name="bot"),
    path("t/<slug:public_id>/free/", table.free, name="free"),
    path("t/<slug:public_id>/start/", table.start, name="start"),
]
