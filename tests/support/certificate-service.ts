import { type Behaviour, type FakeServer, json, startFakeServer, text } from "./fake-server";

export type CertificateService = FakeServer & { certificateUrl: string; pingUrl: string };

/** The certification service: pings come by GET, requests to retain a certificate by POST. */
export async function startCertificateService(port = 0): Promise<CertificateService> {
  const server = await startFakeServer(answer, port);
  return {
    ...server,
    certificateUrl: `${server.url}/${"c".repeat(40)}`,
    pingUrl: `${server.url}/0.${"p".repeat(30)}`,
  };
}

export const retained: Behaviour = json(201, {
  outcome: "success",
  retain: { results: { previously_retained: false } },
});

export function outcome(status: number, value: string, reason = ""): Behaviour {
  return json(status, { outcome: value, reason });
}

const answer: Behaviour = (request, response) =>
  (request.method === "GET" ? text(200, "pong") : retained)(request, response);
