"""A second game on a server of the tests: the toy game of the kernel's tests, which brings no parts for the page."""
