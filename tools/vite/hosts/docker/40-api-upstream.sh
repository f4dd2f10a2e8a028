#!/bin/sh
# Started by the image before nginx: the API on the shop's own origin, at the address in API_UPSTREAM.
set -eu
if [ -z "${API_UPSTREAM:-}" ]; then
  echo "API_UPSTREAM is not set: the shop's own origin answers no calls."
  exit 0
fi
# Accepts only an address, so that nothing else gets into the configuration.
if printf '%s' "$API_UPSTREAM" | tr '\n' ' ' | grep -Eqv '^https?://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$'; then
  echo "API_UPSTREAM must be an http(s) address, without '?' and '#': $API_UPSTREAM" >&2
  exit 1
fi
mkdir -p /tmp/shop
sed "s|@API_UPSTREAM@|${API_UPSTREAM%/}|" /etc/nginx/shop/api.conf.template > /tmp/shop/api.conf
echo "The API on the shop's own origin: $API_UPSTREAM"
