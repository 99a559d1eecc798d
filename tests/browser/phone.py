"""A phone in somebody's hand, which can really be put to sleep: its page is hidden, then frozen, and later resumed.

Playwright keeps every page awake and visible, so this one is driven by the DevTools protocol alone.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.services import Process, wait_until

PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
VISIBLE = "element.getClientRects().length > 0"
SPOT = """((element) => {
  element.scrollIntoView({ block: 'start' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const spot = { x: x + width / 2, y: y + height / 2 };
  return element.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null;
})"""


class Phone:
    def __init__(self, chromium: str, folder: Path, args: list[str]) -> None:
        port = folder / "DevToolsActivePort"
        command = [chromium, "--headless", "--remote-debugging-port=0", f"--user-data-dir={folder}", *args]
        self.process = Process(command, folder / "phone.log")
        self.process.wait_until(
            lambda: port.exists() and port.read_text().count("\n") == 1, "the phone could be spoken to"
        )
        number, path = port.read_text().split("\n")
        self._line = connect(f"ws://127.0.0.1:{number}{path}", max_size=None, open_timeout=30)
        self._socket = self._line.__enter__()
        self._ids = itertools.count(1)
        self.said: list[dict[str, Any]] = []  # what the page sent to the table
        self._table, self._session = self._tab()
        for domain in ("Page", "Network", "Runtime"):
            self._do(f"{domain}.enable")
        self._do("Emulation.setDeviceMetricsOverride", **PHONE)
        self._do("Emulation.setTouchEmulationEnabled", enabled=True)

    def _tab(self) -> tuple[str, str]:
        target = self._do("Target.createTarget", url="about:blank", session=None)["targetId"]
        attached = self._do("Target.attachToTarget", targetId=target, flatten=True, session=None)
        return target, attached["sessionId"]

    def _do(self, method: str, session: str | None = "", **params: Any) -> dict[str, Any]:
        message: dict[str, Any] = {"id": next(self._ids), "method": method, "params": params}
        if session is not None:
            message["sessionId"] = session or self._session
        self._socket.send(json.dumps(message))
        while True:
            heard = json.loads(self._socket.recv(timeout=60))
            if heard.get("method") == "Network.webSocketFrameSent":
                self.said.append(json.loads(heard["params"]["response"]["payloadData"]))
            if heard.get("id") == message["id"]:
                assert "error" not in heard, f"{method}: {heard['error']}"
                return dict(heard["result"])

    def closes(self) -> None:
        self._line.__exit__(None, None, None)
        self.process.stop()

    # looking --------------------------------------------------------------------------------------------------------

    def js(self, expression: str) -> Any:
        done = self._do("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in done, done["exceptionDetails"]
        return done["result"].get("value")

    def count(self, selector: str) -> int:
        found = f"[...document.querySelectorAll({json.dumps(selector)})]"
        return int(self.js(f"{found}.filter((element) => {VISIBLE}).length"))

    def words(self, selector: str) -> str:
        return str(self.js(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''"))

    def sees(self, selector: str, words: str = "") -> None:
        wait_until(lambda: self.count(selector) > 0 and words in self.words(selector), f"{selector} showed “{words}”")

    def sees_no(self, selector: str) -> None:
        wait_until(lambda: self.count(selector) == 0, f"{selector} was gone")

    @property
    def ask(self) -> str:
        return str(self.js("document.querySelector('.question')?.dataset.ask ?? ''"))

    def answers_sent(self) -> list[dict[str, Any]]:
        """The answers that left this phone, each counted as often as it was sent."""
        self.js("1")  # hears of all that was sent before
        return [message for message in self.said if message["do"] == "answer"]

    # doing ----------------------------------------------------------------------------------------------------------

    def opens(self, url: str) -> None:
        self._do("Page.navigate", url=url)
        self.sees(".ask")

    def reloads(self) -> None:
        self.js("window.before = true")
        self._do("Page.reload")
        wait_until(lambda: not self.js("window.before"), "the page was loaded again")
        self.sees(".ask")

    def taps(self, selector: str) -> None:
        self.holds(selector)
        self._do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def holds(self, selector: str) -> None:
        """Puts a finger on it as soon as it lies still, and leaves it there."""
        spots: list[Any] = [None]

        def lies_still() -> bool:
            spots.append(self.js(f"{SPOT}(document.querySelector({json.dumps(selector)}))"))
            return spots[-1] is not None and spots[-1] == spots[-2]

        wait_until(lies_still, f"a finger could reach {selector}")
        self._do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[spots[-1]])

    def types(self, words: str) -> None:
        self._do("Input.insertText", text=words)

    def goes_offline(self, offline: bool = True) -> None:
        self._do(
            "Network.emulateNetworkConditions", offline=offline, latency=0, downloadThroughput=-1, uploadThroughput=-1
        )

    def allows_notifications(self, url: str) -> None:
        origin = "/".join(url.split("/")[:3])
        self._do("Browser.grantPermissions", session=None, origin=origin, permissions=["notifications"])

    def looks_away(self) -> None:
        """Another tab comes to the front, as when somebody writes a message."""
        other, _ = self._tab()
        self._do("Target.activateTarget", targetId=other, session=None)
        wait_until(lambda: bool(self.js("document.hidden")), "the page was hidden")

    def sleeps(self) -> None:
        self.js("document.addEventListener('freeze', () => { window.frozen = true; }, { once: true })")
        self.looks_away()
        self._do("Page.setWebLifecycleState", state="frozen")
        wait_until(lambda: bool(self.js("window.frozen")), "the page was frozen")

    def wakes(self) -> None:
        self._do("Page.setWebLifecycleState", state="active")
        self._do("Target.activateTarget", targetId=self._table, session=None)
        wait_until(lambda: not self.js("document.hidden"), "the page was in front again")
