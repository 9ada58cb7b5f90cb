import { startMailServer } from "./mail-server";
import { calm, startRelay } from "./relay-fixture";

/** A relay that sends nothing but mails, and the server that takes them. */
export async function startMailRelay(settings: Record<string, string> = {}) {
  const server = await startMailServer();
  const mail = { SMTP_URL: server.url, MAIL_FROM: "mail@plainclaim.example" };
  const relay = await startRelay({
    settings: { ...calm, ...mail, ...settings },
    without: ["form", "sheet"],
  });

  return {
    server,
    relay,
    async close() {
      await relay.close();
      await server.close();
    },
  };
}

export type MailRelay = Awaited<ReturnType<typeof startMailRelay>>;
