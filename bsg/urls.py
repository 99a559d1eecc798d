"""Where each address leads."""

from django.contrib import admin
from django.urls import include, path

from bsg.tables.house import health

urlpatterns = [
    path("healthz", health.healthz),
    path("readyz", health.readyz),
    path("metrics", health.measures),
    path("admin/", admin.site.urls),
    path("i18n/", include("django.conf.urls.i18n")),
    path("", include("bsg.tables.urls")),
]
