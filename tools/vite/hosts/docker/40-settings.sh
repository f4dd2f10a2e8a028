#!/bin/sh
# Started by the image before nginx: writes the settings of the container into nginx's configuration.
set -eu
mkdir -p /tmp/shop

# Accepts only what has this form, so that nothing else gets into the configuration.
check() {
  printf '%s' "$2" | tr '\n' ' ' | grep -Eq "$3" && return
  echo "$1 must be $4: $2" >&2
  exit 1
}

# From the proxy in TRUSTED_PROXY, and from nobody else, the visitor's address and the scheme are believed.
if [ -n "${TRUSTED_PROXY:-}" ]; then
  check TRUSTED_PROXY "$TRUSTED_PROXY" '^[0-9A-Fa-f.:]+(/[0-9]+)?$' "an IP address or a network, such as 172.18.0.0/16"
  cat > /tmp/shop/proxy.conf <<END
set_real_ip_from $TRUSTED_PROXY;
real_ip_header X-Forwarded-For;
geo \$realip_remote_addr \$shop_trusts {
  default no;
  $TRUSTED_PROXY yes;
}
map "\$shop_trusts \$http_x_forwarded_proto" \$shop_scheme {
  default \$scheme;
  "yes https" https;
}
END
else
  echo 'map "" $shop_scheme { default $scheme; }' > /tmp/shop/proxy.conf
fi

if [ -z "${API_UPSTREAM:-}" ]; then
  echo "API_UPSTREAM is not set: the shop's own origin answers no calls."
  exit 0
fi
check API_UPSTREAM "$API_UPSTREAM" '^https?://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$' \
  "an http(s) address, without '?' and '#'"
path=$(printf '%s' "${API_UPSTREAM%/}" | sed -E 's|^https?://[^/]*||')
# The name servers of the system.
resolver=$(awk '$1 == "nameserver" { print $2 ~ /:/ ? "[" $2 "]" : $2 }' /etc/resolv.conf | tr '\n' ' ')
sed -e "s|@RESOLVER@|${resolver:-127.0.0.1}|" -e "s|@API_PATH@|$path|" -e "s|@API_ORIGIN@|$(printf '%s' "${API_UPSTREAM%/}" | sed "s|$path\$||")|" \
  /etc/nginx/shop/api.conf.template > /tmp/shop/api.conf
echo "The API on the shop's own origin: $API_UPSTREAM"
