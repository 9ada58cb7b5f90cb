/** A mail as its reader sees it: headers, text, HTML, and files by the end of their names. */
export function readMail(raw = "") {
  const parts = partsOf(raw);
  const find = (type: RegExp) => parts.find(({ headers }) => type.test(headers))?.content ?? "";
  return {
    headers: raw.slice(0, raw.indexOf("\r\n\r\n")),
    text: find(/^content-type: text\/plain/im),
    html: find(/^content-type: text\/html/im),
    json: find(/filename="?\S+\.json/i),
  };
}

function partsOf(entity: string): { headers: string; content: string }[] {
  const end = entity.indexOf("\r\n\r\n");
  const [headers, body] = [entity.slice(0, end), entity.slice(end + 4)];
  const [, boundary] = /boundary="([^"]+)"/.exec(headers) ?? [];
  if (boundary === undefined) return [{ headers, content: decode(headers, body) }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, "").replace(/\r\n$/, "")));
}

function decode(headers: string, body: string): string {
  if (/^content-transfer-encoding: base64/im.test(headers)) {
    return Buffer.from(body, "base64").toString("utf8");
  }
  if (!/^content-transfer-encoding: quoted-printable/im.test(headers)) {
    return body.replaceAll("\r\n", "\n");
  }
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}
