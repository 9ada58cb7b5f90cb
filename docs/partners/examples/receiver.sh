#!/usr/bin/env bash
# Stores each message once. Start: SECRET=whsec_… DATA=leads socat TCP-LISTEN:8080,fork EXEC:./receiver.sh
# Needs socat and openssl. It reads one HTTP request from standard input and writes the response to standard output.
set -u -o pipefail
LC_ALL=C
folder=${DATA:-leads}
mkdir -p "$folder"

answer() {
  printf 'HTTP/1.1 %s\r\nContent-Length: 0\r\nConnection: close\r\n\r\n' "$1"
  exit
}

declare -A header=()
read -r _request
while IFS= read -r line && line=${line%$'\r'} && [ -n "$line" ]; do
  name=${line%%:*}
  value=${line#*:}
  header[${name,,}]=${value# }
done
id=${header[webhook-id]:-} stamp=${header[webhook-timestamp]:-}
part=$(mktemp "$folder/part.XXXXXX") || answer '500 Internal Server Error'
trap 'rm -f "$part"' EXIT
head -c "${header[content-length]:-0}" > "$part" || answer '500 Internal Server Error'

[[ $stamp =~ ^[0-9]{1,12}$ ]] || answer '401 Unauthorized'
age=$(($(date +%s) - stamp))
((age <= 300 && age >= -300)) || answer '401 Unauthorized'
key=$(printf %s "${SECRET#whsec_}" | base64 -d | od -v -An -tx1 | tr -d ' \n')
mine=v1,$({ printf %s "$id.$stamp." && cat "$part"; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
[[ " ${header[webhook-signature]:-} " == *" $mine "* ]] || answer '401 Unauthorized'

path=$folder/${id//[^A-Za-z0-9_.-]/}.json
# Otherwise a repeat.
[ -e "$path" ] || mv "$part" "$path" || answer '500 Internal Server Error'
answer '204 No Content'
