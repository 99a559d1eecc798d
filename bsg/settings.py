"""Django settings: everything by environment, every default good for one process on one machine."""

import os
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

from bsg.languages import WRITTEN_IN, languages

BASE_DIR = Path(__file__).resolve().parent.parent
DATA = Path(os.environ.get("BSG_DATA") or BASE_DIR / ".data").resolve()


def flag(name: str) -> bool:
    return os.environ.get(name, "").lower() in {"1", "true", "yes", "on"}


def words(name: str, default: str = "") -> list[str]:
    return os.environ.get(name, default).replace(",", " ").split()


def data_folder() -> Path:
    DATA.mkdir(mode=0o700, parents=True, exist_ok=True)
    return DATA


def secret_key() -> str:
    """The key from the environment, or one made once and kept beside the database."""
    if key := os.environ.get("BSG_SECRET_KEY"):
        return key
    path = data_folder() / "secret_key"
    if not path.exists():
        # Server and timekeeper start at the same moment: each writes a whole file of its own, and the first link wins.
        draft = path.with_name(f"secret_key.{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(48))
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text()


def database(url: str) -> dict[str, Any]:
    """postgres://user:password@host:port/name, sqlite:///path, or nothing: SQLite in the data folder."""
    parts = urlsplit(url)
    if parts.scheme in {"postgres", "postgresql"}:
        return {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": unquote(parts.path.lstrip("/")),
            "USER": unquote(parts.username or ""),
            "PASSWORD": unquote(parts.password or ""),
            "HOST": parts.hostname or "",
            "PORT": str(parts.port or ""),
            # Requests run on short-lived threads here; connections kept per thread would pile up until the server
            # refuses more. The pool belongs to the process instead.
            "CONN_MAX_AGE": 0,
            "OPTIONS": {
                "pool": {"min_size": 1, "max_size": int(os.environ.get("BSG_DB_POOL", "10")), "timeout": 20},
                **dict(parse_qsl(parts.query)),
            },
        }
    if parts.scheme not in {"", "sqlite"}:
        raise ValueError(f"DATABASE_URL begins with {parts.scheme}://; this table knows postgres:// and sqlite:///")
    return {
        "ENGINE": "django.db.backends.sqlite3",
        # As elsewhere, sqlite:///table.sqlite3 is relative and sqlite:////srv/table.sqlite3 is absolute.
        "NAME": unquote(parts.path[1:]) if url else data_folder() / "table.sqlite3",
        "CONN_MAX_AGE": None,
        "OPTIONS": {
            # Take the write lock when a transaction begins: upgrading a read lock later fails at once under load.
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL",
        },
    }


def address() -> str:
    """The address that stands in links to send to others; nothing: at home, the one by which somebody's page came."""
    given = os.environ.get("BSG_URL", "").rstrip("/")
    if given:
        parts = urlsplit(given)
        if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path or parts.query:
            raise ImproperlyConfigured("BSG_URL must be an address without a path, as https://table.example")
        return given
    named = [host for host in HOSTS if not host.startswith((".", "*"))]
    return f"https://{named[0]}" if HTTPS and named else ""


# --- Who we are

DEBUG = flag("BSG_DEBUG")
SECRET_KEY = secret_key()
HTTPS = flag("BSG_HTTPS")
HOSTS = words("BSG_HOSTS", "*")
ALLOWED_HOSTS = [*HOSTS, "localhost", "127.0.0.1", "[::1]"]  # by which this machine itself asks how it is
if HTTPS and "*" in HOSTS:
    raise ImproperlyConfigured("BSG_HTTPS needs BSG_HOSTS: the names by which the table is reached, as table.example")
URL = address()
CSRF_TRUSTED_ORIGINS = [*words("BSG_ORIGINS"), *([URL] if URL else [])]
PROXIES = words("BSG_PROXIES", "127.0.0.1 ::1")  # whose word is taken on who came through them

INSTALLED_APPS = [
    "daphne",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "channels",
    "bsg.tables",
    "bsg.galactica",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "bsg.tables.pages.policy.middleware",
    "bsg.tables.pages.visitors.middleware",
    "django.contrib.sessions.middleware.SessionMiddleware",  # of the admin alone
    "django.middleware.locale.LocaleMiddleware",
    "bsg.tables.pages.limiting.middleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]

ROOT_URLCONF = "bsg.urls"
ASGI_APPLICATION = "bsg.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

MESSAGE_STORAGE = "django.contrib.messages.storage.cookie.CookieStorage"  # none of them makes a session

# --- The table

LIMITS = os.environ.get("BSG_LIMITS", "")  # other ones than those in bsg/tables/house/limits.py
SLOW_SECONDS = float(os.environ.get("BSG_SLOW_SECONDS", "30"))  # until a socket that nobody reads is closed
SLOW_BYTES = int(os.environ.get("BSG_SLOW_BYTES", str(1024 * 1024)))  # that may wait for it meanwhile
FOLD = os.environ.get("BSG_FOLD", "")  # other times than those in bsg/tables/house/folding.py
METRICS = words("BSG_METRICS", "127.0.0.0/8 ::1")  # addresses that may ask for /metrics
BOT_PAUSE = float(os.environ.get("BSG_BOT_PAUSE", "0.7"))  # seconds
GAMES_MEMORY = int(os.environ.get("BSG_GAMES_MEMORY", "200")) * 2**20  # bytes of running games that a process keeps

# --- Where things are kept

DATABASES = {"default": database(os.environ.get("DATABASE_URL", ""))}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = os.environ.get("REDIS_URL", "")
CHANNEL_LAYERS: dict[str, dict[str, Any]] = {
    "default": (
        {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": [REDIS_URL]}}
        if REDIS_URL
        else {"BACKEND": "channels.layers.InMemoryChannelLayer"}
    )
}

# --- Static files: served by bsg/tables/pages/files.py, before Django is asked

STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {"staticfiles": {"BACKEND": "bsg.tables.pages.files.Storage"}}

# --- Languages and time

LANGUAGE_CODE = WRITTEN_IN
LOCALE_PATHS = [BASE_DIR / "locale"]
LANGUAGES = languages(LOCALE_PATHS[0])
USE_I18N = True
TIME_ZONE = "UTC"
USE_TZ = True

# --- Security. Plain http on a home network must work, so what needs https is switched on by BSG_HTTPS.

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = HTTPS
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_SSL_REDIRECT = True
    SECURE_REDIRECT_EXEMPT = [r"^(healthz|readyz|metrics)$"]  # asked for from within, past the proxy
    SECURE_HSTS_SECONDS = 30 * 24 * 3600
# What other names under this one do, and whether browsers ship it in a list, is not the table's to decide.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]

# --- Logging: lines on stderr, for eyes or for machines

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"()": "bsg.logs.Plain"}, "json": {"()": "bsg.logs.Json"}},
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": os.environ.get("BSG_LOG_FORMAT", "plain").lower()}
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "bsg": {"level": os.environ.get("BSG_LOG", "INFO").upper()},
        # Django's own handlers fall silent (or write mail) when DEBUG is off.
        "django": {"handlers": [], "level": "WARNING", "propagate": True},
        # That somebody asked for what there is not, or wrongly, is no news; anybody could fill the log with it.
        "django.request": {"level": "ERROR"},
        "django.security": {"level": "CRITICAL"},
    },
}
