# One image for every part of the table: web workers, the timekeeper and the migration job.
FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 BSG_DATA=/data
WORKDIR /table

COPY requirements.txt .
RUN pip install --no-cache-dir -r requirements.txt

COPY . .

RUN useradd --system --home-dir /table table && mkdir /data && chown table /data
USER table
EXPOSE 8000

# -v 0: no access log of its own, in which personal links would stand.
CMD ["daphne", "-v", "0", "-b", "0.0.0.0", "-p", "8000", "bsg.asgi:application"]
