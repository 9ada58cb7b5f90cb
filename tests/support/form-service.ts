import { type Behaviour, type FakeServer, html, json, startFakeServer } from "./fake-server";

/** A hosted form service like Formspree: accepts posts at `/f/{id}` and `/p/{project}/f/{id}`. */
export function startFormService(port = 0): Promise<FakeServer> {
  return startFakeServer(accept, port);
}

/** The usual success. */
export const accept: Behaviour = json(200, { ok: true, next: "/thanks" });

/** An error with a code, as in the service's list of errors. */
export function codeError(status: number, code: string, message = "was refused"): Behaviour {
  return json(status, { error: message, errors: [{ code, message }] });
}

export const badEmail: Behaviour = json(422, {
  errors: [{ code: "TYPE_EMAIL", field: "Email", message: "should be an email" }],
});

export const overQuota: Behaviour = json(200, { error: "form over quota" });
export const unconfirmed: Behaviour = json(200, { success: "confirmation email sent" });
export const paymentPending: Behaviour = json(200, {
  stripe: { paymentIntentClientSecret: "secret" },
  resubmitKey: "key",
});
export const captcha: Behaviour = html(200, "<!doctype html><title>Are you human?</title>");

export function tooMany(retryAfter: string | null = null): Behaviour {
  const headers: Record<string, string> = retryAfter === null ? {} : { "Retry-After": retryAfter };
  return json(429, { errors: [{ code: "TOO_MANY", message: "slow down" }] }, headers);
}
