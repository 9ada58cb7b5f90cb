import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import { expect } from "vitest";
import { secretOf } from "~/tests/support/firms";
import { startMailServer } from "~/tests/support/mail-server";
import { startReceiver } from "~/tests/support/webhook-receiver";

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
type Changes = Record<string, unknown>;

export type FirmReceivers = Awaited<ReturnType<typeof startFirmReceivers>>;

/**
 * A message that reached a receiver, repeats included; `messageId` is its `webhook-id` or
 * `Message-ID`.
 */
type Got = { destination: string; messageId: string };

/**
 * Firms with these ids. Each firm with a webhook has a program of its own that verifies what it
 * gets; one mail server receives for the firms with an address and for the visitors. They accept
 * what `changes` says. `checksAge`: whether a message of another day is refused.
 */
export async function startFirmReceivers(
  changes: Record<string, Changes>,
  { checksAge = true } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-firms-"));
  const file = join(folder, "partners.json");
  const mail = await startMailServer();
  const ids = Object.keys(changes);
  const webhooks = new Map<string, Receiver>();
  for (const [index, id] of ids.entries()) {
    if (changes[id]?.webhook === null) continue;
    webhooks.set(id, await startReceiver(secretOf(index + 1), { checksAge }));
  }

  const recordOf = (id: string) => {
    const { webhook: _none, ...rest } = changes[id] ?? {};
    const place = { city: "Albany", state: "NY", site: `https://${id}.example/` };
    const url = webhooks.get(id)?.url;
    const way = url ? { webhook: { url, secretEnv: secretName(id) } } : {};
    return { name: `Firm of ${id}`, id, ...place, ...way, ...rest };
  };
  /** Writes the file of these firms; `instead` replaces members of single firms. */
  const write = (some: readonly string[] = ids, instead: Record<string, Changes> = {}) =>
    writeFileSync(file, JSON.stringify(some.map((id) => ({ ...recordOf(id), ...instead[id] }))));
  write();

  return {
    ids,
    mail,
    write,
    webhook(id: string): Receiver {
      const found = webhooks.get(id);
      if (!found) throw new Error(`No webhook of ${id}`);
      return found;
    },
    settings: {
      PARTNERS_FILE: file,
      PARTNER_HOSTS: [...webhooks.values()].map(({ host }) => host).join(","),
      SMTP_URL: mail.url.replace("//", "//me:word@"),
      MAIL_FROM: "mail@plainclaim.example",
      ...Object.fromEntries(ids.map((id, index) => [secretName(id), secretOf(index + 1)])),
    },
    got: (): Got[] => [
      ...[...webhooks].flatMap(([id, { requests }]) =>
        requests.map(({ headers }) => readId(`firm:${id}`, String(headers["webhook-id"]))),
      ),
      ...mail.mails.map(({ to, raw }) => {
        const id = /^Message-ID: <([^@]+)@/im.exec(raw)?.[1] ?? "";
        const firm = /^intake@([a-z-]+)\.example$/.exec(to[0] ?? "")?.[1];
        return readId(firm ? `firm:${firm}` : "confirmation", id);
      }),
    ],
    /** Expects that every webhook was verified with the specification's own library. */
    expectVerified() {
      for (const { refused } of webhooks.values()) expect(refused).toEqual([]);
    },
    async close() {
      for (const webhook of webhooks.values()) await webhook.close();
      await mail.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function secretName(id: string): string {
  return `${id.toUpperCase().replaceAll("-", "_")}_SECRET`;
}

/** `msg_REFERENCE_7`, where 7 is the delivery. */
function readId(destination: string, id: string): Got {
  return { destination, messageId: /^[a-z]+_(\w{8})_\d+$/.exec(id)?.[1] ?? id };
}

/**
 * A firm behind TLS: with the right certificate, with an untrusted one, and with one for another
 * host.
 */
export async function startSealed(target: string) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-tls-"));
  const certificates = {
    right: makeCertificate(folder, "IP:127.0.0.1"),
    unknown: makeCertificate(folder, "IP:127.0.0.1"),
    other: makeCertificate(folder, "DNS:other.example"),
  };
  const trusted = join(folder, "trusted.pem");
  const { right, other } = certificates;
  writeFileSync(trusted, Buffer.concat([right.cert, other.cert]));
  const server = createServer(right, (socket) => {
    const inner = connect(Number(new URL(target).port), "127.0.0.1");
    for (const end of [socket, inner]) end.on("error", () => inner.destroy());
    socket.pipe(inner).pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;

  return {
    host,
    trusted,
    show: (name: keyof typeof certificates) => server.setSecureContext(certificates[name]),
    async close() {
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true });
    },
  };
}

/** @throws where there is no openssl */
function makeCertificate(folder: string, host: string) {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const about = ["-subj", "/CN=firm", "-addext", `subjectAltName=${host}`];
  const files = ["-keyout", key, "-out", cert];
  execFileSync("openssl", ["req", "-x509", ...kind, ...about, ...files], { stdio: "ignore" });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
