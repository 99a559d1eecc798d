# What script/play and script/test share: finding Python, making .venv, installing what changed.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$root" || exit 1
venv="$root/.venv"

say() { printf '%s\n' "$*"; }
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# The first Python of at least 3.11 that really runs (a name on PATH may be an empty shim).
find_python() {
    local name
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$name"
            return
        fi
    done
    fail "Python 3.11 or newer is needed. On Debian or Ubuntu: sudo apt install python3 python3-venv"
}

make_venv() {
    "$venv/bin/python" -c 'import pip' 2>/dev/null && return
    local python
    python="$(find_python)" || exit 1
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "Python's venv module is missing. On Debian or Ubuntu: sudo apt install python3-venv"
    say "Making .venv ..."
    "$python" -m venv --clear "$venv" || fail "Could not make .venv with $python."
}

# The tools that check the front end, by the lockfile; Node comes with requirements-dev.txt.
install_front_tools() {
    local stamp="node_modules/installed-lock.json"
    cmp -s package-lock.json "$stamp" && return
    say "Installing package-lock.json ..."
    PATH="$venv/bin:$PATH" npm install --no-save --silent --no-audit --no-fund --ignore-scripts ||
        fail "Could not install the tools of package-lock.json; is the network there?"
    cp package-lock.json "$stamp"
}

# install_requirements FILE...: installs the last one; the stamp, a copy of all, says whether anything changed.
install_requirements() {
    local file="${*: -1}"
    local stamp="$venv/installed-$file"
    cat "$@" | cmp -s - "$stamp" && return
    say "Installing $file ..."
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$file" ||
        fail "Could not install $file; is the network there?"
    cat "$@" >"$stamp"
}
