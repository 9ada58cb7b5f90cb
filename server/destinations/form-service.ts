import type { FormKind } from "~/data/forms/definition";
import type { Config } from "../config";
import type { Destination, Member, Outcome, Parcel } from "./destination";
import { exchange } from "./exchange";
import { classifyFormAnswer } from "./form-answer";
import { formPayload } from "./form-payload";

/** The hosted form service, for one kind of form; kinds with the same form id share a channel. */
export function createFormService(
  config: Config,
  key: Buffer,
  form: { kind: FormKind; id: string },
): Destination {
  return {
    name: `form:${form.kind}`,
    channel: `form:${form.id}`,
    role: "service_provider",
    concurrency: 4,
    rate: { perMinute: config.FORM_SERVICE_RATE, burst: 5 },
    takes: ({ kind }) => kind === form.kind,
    send: (parcel, signal) => post(config, { parcel, key, signal, id: form.id }),
  };
}

type Post = { parcel: Parcel; key: Buffer; signal: AbortSignal; id: string };

async function post(config: Config, { parcel, key, signal, id }: Post): Promise<Outcome> {
  const project = config.FORM_SERVICE_PROJECT;
  const path = project ? `/p/${project}/f/${id}` : `/f/${id}`;
  const { origin, path: page } = parcel.submission;
  const url = `${config.FORM_SERVICE_URL}${path}`;
  const { type, body } = await encode(formPayload(parcel, key));

  const answer = await exchange({
    method: "POST",
    url,
    // The service files posts without a known Referer under spam.
    headers: { Accept: "application/json", Referer: `${origin}${page}`, "Content-Type": type },
    body,
    timeout: config.FORM_SERVICE_TIMEOUT_MS,
    signal,
  });
  return classifyFormAnswer(answer, { url, now: Date.now() });
}

async function encode(members: readonly Member[]) {
  const form = new FormData();
  for (const [name, value] of members) form.append(name, value);
  const encoded = new Response(form);

  return {
    type: encoded.headers.get("Content-Type") ?? "",
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}
