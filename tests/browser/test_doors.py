"""Attackers with a browser: a page on another port, code written into a page, a link that fell into wrong hands."""

import contextlib
import http.server
import json
import threading
from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.services import LiveServer

TRIES = """
([url]) => new Promise((tell) => {
  const heard = [];
  const socket = new WebSocket(url);
  socket.onopen = () => socket.send(JSON.stringify({do: "sync", id: "1", have: {}, log: 0, chat: 0}));
  socket.onmessage = ({data}) => { heard.push(data); if (heard.length > 2) tell(heard); };
  socket.onclose = () => tell(heard);
})
"""


@contextlib.contextmanager
def page_on_another_port() -> Iterator[str]:
    """What somebody else serves from the same machine."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>Cats</title>")

        def log_message(self, *args: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_page_on_another_port_hears_nothing_of_a_seat(laid: Callable[..., list[Person]], server: LiveServer) -> None:
    """It read a seat's secrets and could have played it: browsers send cookies to every port of a host."""
    (anna,) = laid("quiet", "Anna")
    table = anna.page.url.split("/t/")[1].strip("/")
    own = anna.page.evaluate(TRIES, [f"{server.ws_url}/ws/t/{table}/?lang=en"])
    assert any('"hand"' in message for message in own), "a page of ours does hear it"

    with page_on_another_port() as address:
        cats = anna.context.new_page()
        cats.goto(address)
        heard = cats.evaluate(TRIES, [f"{server.ws_url}/ws/t/{table}/?lang=en"])

    assert heard == []


def test_code_written_into_a_page_does_not_run(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")

    ran = anna.page.evaluate(
        """() => new Promise((tell) => {
          document.addEventListener("securitypolicyviolation", (event) => tell(event.violatedDirective));
          const script = document.createElement("script");
          script.textContent = "window.owned = true";
          document.body.append(script);
          setTimeout(() => tell(window.owned), 2000);
        })"""
    )

    assert str(ran).startswith("script-src")
    assert anna.problems
    anna.problems.clear()


def test_a_seat_makes_its_link_anew_and_the_other_device_is_out(
    laid: Callable[..., list[Person]], come: Callable[..., Person]
) -> None:
    (anna,) = laid("quiet", "Anna")
    anna.page.get_by_text("Invite and links").click()
    old = anna.page.get_by_label("Your own seat on another device").input_value()
    thief = come("Thief", width=390, height=844)
    thief.page.goto(old)
    thief.sees_the_table()

    anna.page.get_by_role("button", name="Make a new link").click()

    expect(thief.page.get_by_text("This table is by invitation.").first).to_be_visible()
    thief.page.goto(old)
    expect(thief.page.get_by_text("This link belongs to no seat any more")).to_be_visible()
    thief.problems.clear()  # the browser tells of pages that were refused
    anna.sees_the_table()
    anna.page.get_by_text("Invite and links").click()
    assert anna.page.get_by_label("Your own seat on another device").input_value() != old


READS = """
(urls) => Promise.all(urls.map((url) => fetch(url, {credentials: "include"}).then((answer) => answer.text(), () => "")))
"""
SENDS = """
([url, fields]) => {
  const form = document.createElement("form");
  Object.assign(form, {method: "post", action: url});
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement("input"), {name, value}));
  }
  document.body.append(form);
  form.submit();
}
"""


def test_a_page_on_another_port_reads_no_page_and_sends_no_form(
    laid: Callable[..., list[Person]], server: LiveServer
) -> None:
    """Neither the table, nor a replay, nor a list; it makes no link, no practice table, no game master."""
    (anna,) = laid("quiet", "Anna")
    table = "/t/" + anna.page.url.split("/t/")[1].strip("/")
    anna.page.get_by_text("Invite and links").click()
    link = anna.page.get_by_label("Your own seat on another device").input_value()
    pages = ["/", "/games/", f"{table}/", f"{table}/replay/scenes/", f"{table}/story/", f"{table}/record/"]
    assert all(anna.page.evaluate(READS, pages)), "a page of ours reads them"
    anna.problems.clear()  # those of a replay are refused while the game runs

    with page_on_another_port() as address:
        cats = anna.context.new_page()
        cats.goto(address)
        read = cats.evaluate(READS, [server.url + page for page in pages])
        sent = []
        for path, fields in (
            (f"{table}/link/", {}),
            (f"{table}/replay/play/", {"at": "3", "seat": "0"}),
            (f"{table}/run/", {"your_name": "Eve"}),
            ("/record/", {"record": "{}"}),
            ("/alone/", {"your_name": "Eve"}),
        ):
            cats.goto(address)
            with cats.expect_navigation() as gone:
                cats.evaluate(SENDS, [server.url + path, fields])
            sent.append(gone.value.status)

    assert read == [""] * len(pages)
    assert sent == [403] * 5
    anna.page.reload()
    anna.sees_the_table()
    anna.page.get_by_text("Invite and links").click()
    assert anna.page.get_by_label("Your own seat on another device").input_value() == link


EVIL = '<img src=x onerror="owned=1">'


def test_what_is_written_into_a_record_is_shown_and_does_nothing(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """Names are anybody's: the seal does not bind them, since they may be left out."""
    (seat, *_) = lay("opening", "--over")
    anna = come("Anna")
    anna.page.goto(seat)
    taken = anna.context.request.get(f"/t/{seat.split('/t/')[1].split('/')[0]}/record/").json()
    taken["name"] = f"</script><script>owned=1</script>{EVIL}"
    for player in taken["players"]:
        player["name"] = EVIL
    for step in taken["steps"]:
        if "names" in step:
            step["names"] = [EVIL] * len(taken["players"])
    eve = come("Eve")

    eve.page.goto("/record/")
    eve.page.get_by_label("The file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(taken).encode()}
    )
    eve.page.get_by_role("button", name="Verify and watch").click()
    eve.page.wait_for_url("**/replay/**")
    eve.sees_the_table()

    expect(eve.page.get_by_text(EVIL).first).to_be_visible()
    story = eve.page.url.split("/replay/")[0] + "/story/"
    for address in (story, story.rstrip("/") + ".svg"):
        assert eve.page.evaluate("() => window.owned === undefined")
        eve.page.goto(address)
    assert eve.page.evaluate("() => window.owned === undefined")
