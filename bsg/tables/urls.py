"""The addresses of the tables' pages."""

from django.urls import path

from bsg.tables.pages import compendium, games, home, replay, story, table

urlpatterns = [
    path("", home.home, name="home"),
    path("alone/", home.alone, name="alone"),
    path("learn/", home.learn, name="learn"),
    path("enter/", home.enter, name="enter"),
    path("compendium/", compendium.page, name="compendium"),
    path("games/", games.games, name="games"),
    path("record/", story.take_up, name="take_up"),
    path("record/schema.json", story.schema, name="record_schema"),
    path("new/", home.new_table, name="new_table"),
    path("t/<slug:public_id>/", table.table, name="table"),
    path("t/<slug:public_id>/replay/", replay.replay, name="replay"),
    path("t/<slug:public_id>/replay/scenes/", replay.scenes, name="scenes"),
    path("t/<slug:public_id>/replay/contents/", replay.contents, name="contents"),
    path("t/<slug:public_id>/invite.svg", table.invite_picture, name="invite_picture"),
    path("t/<slug:public_id>/replay/play/", replay.play_on, name="play_on"),
    path("t/<slug:public_id>/story/", story.story, name="story"),
    path("t/<slug:public_id>/story.svg", story.story_picture, name="story_picture"),
    path("t/<slug:public_id>/draws/", story.draws, name="draws"),
    path("t/<slug:public_id>/record/", story.record, name="record"),
    path("t/<slug:public_id>/story/consent/", story.agree, name="consent"),
    path("t/<slug:public_id>/invite/<str:invite>/", table.invite, name="invite"),
    path("t/<slug:public_id>/seat/<str:token>/", table.take_up_seat, name="seat"),
    path("t/<slug:public_id>/join/", table.join, name="join"),
    path("t/<slug:public_id>/ready/", table.ready, name="ready"),
    path("t/<slug:public_id>/leave/", table.leave, name="leave"),
    path("t/<slug:public_id>/link/", table.link, name="link"),
    path("t/<slug:public_id>/bot/", table.bot, name="bot"),
    path("t/<slug:public_id>/free/", table.free, name="free"),
    path("t/<slug:public_id>/agree/", table.agree, name="agree"),
    path("t/<slug:public_id>/run/", table.run, name="run"),
    path("t/<slug:public_id>/start/", table.start, name="start"),
]
