import { destinationLabels } from "~/data/desk/labels";
import { placeholderWords } from "~/data/placeholder-words";
import type { Config } from "../../config/config";
import { submissionKinds } from "../../submission/kinds/index";
import type { Connection, DestinationDefinition } from "../destination";
import { type HttpResult, sendRequest } from "../http/send-request";
import type { OutboundMessage } from "../outbound-message";
import type { Outcome } from "../outcome";
import { sheetPayload } from "./payload";
import { echoAddress, isEchoFailed, readAnswer } from "./read-answer";

const words = placeholderWords.recipients;

/** The script may wait 10 to 30 s for its lock. */
const scriptTimeout = 45_000;
const echoTimeout = 10_000;

export const sheet: DestinationDefinition = {
  name: "sheet",
  label: destinationLabels.sheet,
  service: "sheet",
  orderGroup: null,
  waitsForInFlight: false,
  firstAttemptOf: null,
  getsOptOutNotices: true,
  isBestEffort: false,
  isCancelledWhenOff: false,
  isDoableByHand: true,
  withholdsFields: null,
  recipient: ({ FORWARD_URL: url, FORWARD_API_KEY: key, FORWARD_ROLE: role }) =>
    url && key ? words.sheet(new URL(url).host, role.replaceAll("_", " ")) : null,
  connect: (config, key) => connectSheet(config, key),
};

/** One request at a time, because the script writes to one sheet. */
export function connectSheet(
  config: Config,
  key: Buffer,
  timeout = scriptTimeout,
): Connection | null {
  const { FORWARD_URL: url, FORWARD_API_KEY: apiKey, FORWARD_ROLE: role } = config;
  if (!url || !apiKey) return null;

  return {
    channel: "sheet",
    role,
    concurrency: 1,
    rate: null,
    takes: ({ kind }) => submissionKinds[kind].forwarded.sheet !== undefined,
    send: (message, signal) => send({ url, apiKey, key }, message, { timeout, signal }),
  };
}

type Script = { url: string; apiKey: string; key: Buffer };
type Limits = { timeout: number; signal: AbortSignal };

async function send(script: Script, message: OutboundMessage, limits: Limits): Promise<Outcome> {
  const began = performance.now();
  const result = await sendRequest({
    method: "POST",
    url: script.url,
    headers: {
      Accept: "application/json",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(sheetPayload(message, script)).toString(),
    ...limits,
  });
  const echo = echoAddress(result, script.url);
  if (!echo) return readAnswer(result, Date.now());

  // One time limit for the post and for fetching its answer.
  const timeout = limits.timeout - (performance.now() - began);
  return fetchEcho(echo, { timeout, signal: limits.signal });
}

/**
 * The script has run already, so a failure here repeats the GET, never the post, and the attempt is
 * ambiguous.
 */
async function fetchEcho(url: string, { timeout, signal }: Limits): Promise<Outcome> {
  const end = performance.now() + timeout;
  let result: HttpResult = { kind: "interrupted", detail: "not asked" };
  for (let round = 1; round <= 3; round += 1) {
    const left = Math.min(echoTimeout, end - performance.now());
    if (left <= 0) break;

    result = await sendRequest({ method: "GET", url, timeout: left, signal });
    if (!isEchoFailed(result)) return readAnswer(result, Date.now());
  }
  const status = result.kind === "answered" ? result.status : null;
  return { kind: "ambiguous", status, detail: "written, but its answer could not be fetched" };
}
