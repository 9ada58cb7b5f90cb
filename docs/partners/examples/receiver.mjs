// Stores each message once. Start: SECRET=whsec_… PORT=8080 DATA=leads node receiver.mjs
import { createHmac, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

const { SECRET = "", PORT = "8080", DATA = "leads" } = process.env;
const secret = Buffer.from(SECRET.replace(/^whsec_/, ""), "base64");
mkdirSync(DATA, { recursive: true });

function isSigned(headers, body) {
  const stamp = headers["webhook-timestamp"] ?? "";
  if (!/^\d+$/.test(stamp) || Math.abs(Date.now() / 1000 - Number(stamp)) > 300) return false;
  const text = Buffer.concat([Buffer.from(`${headers["webhook-id"]}.${stamp}.`), body]);
  const mine = createHmac("sha256", secret).update(text).digest();
  return (headers["webhook-signature"] ?? "").split(" ").some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ""), "base64");
    return given.length === mine.length && timingSafeEqual(given, mine);
  });
}

async function receive(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (!isSigned(request.headers, body)) return response.writeHead(401).end();

  const path = join(DATA, `${request.headers["webhook-id"].replace(/[^\w.-]/g, "")}.json`);
  // Otherwise a repeat.
  if (!existsSync(path)) {
    writeFileSync(`${path}.part`, body, { flush: true });
    renameSync(`${path}.part`, path);
  }
  response.writeHead(204).end();
}

// A request that ended early or a full disk must not end the receiver.
createServer((request, response) =>
  receive(request, response).catch(() => response.writeHead(500).end()),
).listen(Number(PORT), "127.0.0.1");
