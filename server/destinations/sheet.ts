import type { Config } from "../config";
import type { Destination, Outcome, Parcel } from "./destination";
import { type Exchange, exchange } from "./exchange";
import { classifySheetAnswer, echoFailed, echoOf } from "./sheet-answer";
import { sheetPayload } from "./sheet-payload";

/** A waiting script may hold its lock for 10 to 30 s. */
const patience = 45_000;
const echoPatience = 10_000;

type Sheet = { url: string; apiKey: string };

/** The spreadsheet's script: one request at a time, because it writes to one sheet. */
export function createSheet(config: Config, sheet: Sheet, timeout = patience): Destination {
  return {
    name: "sheet",
    channel: "sheet",
    role: config.FORWARD_ROLE,
    concurrency: 1,
    rate: null,
    takes: ({ kind }) => kind === "home" || kind === "case",
    send: (parcel, signal) => post(sheet, parcel, { timeout, signal }),
  };
}

type Limits = { timeout: number; signal: AbortSignal };

async function post(sheet: Sheet, parcel: Parcel, limits: Limits): Promise<Outcome> {
  const began = performance.now();
  const answer = await exchange({
    method: "POST",
    url: sheet.url,
    headers: {
      Accept: "application/json",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(sheetPayload(parcel, sheet.apiKey)).toString(),
    ...limits,
  });
  const echo = echoOf(answer, sheet.url);
  if (!echo) return classifySheetAnswer(answer, Date.now());

  // One limit for the post and the fetching of its answer together.
  const timeout = limits.timeout - (performance.now() - began);
  return fetchEcho(echo, { timeout, signal: limits.signal });
}

/**
 * The script has run; only its answer is still to be fetched. So a failure here repeats the GET,
 * never the post, and ends ambiguous.
 */
async function fetchEcho(url: string, { timeout, signal }: Limits): Promise<Outcome> {
  const end = performance.now() + timeout;
  let answer: Exchange = { kind: "cut", detail: "not asked" };
  for (let round = 1; round <= 3; round += 1) {
    const left = Math.min(echoPatience, end - performance.now());
    if (left <= 0) break;

    answer = await exchange({ method: "GET", url, timeout: left, signal });
    if (!echoFailed(answer)) return classifySheetAnswer(answer, Date.now());
  }
  const status = answer.kind === "answered" ? answer.status : null;
  return { kind: "ambiguous", status, detail: "written, but its answer could not be fetched" };
}
