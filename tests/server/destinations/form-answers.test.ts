import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import { configuredDestinations } from "~/server/destinations/index";
import { type FakeServer, json, redirect } from "~/tests/support/fake-server";
import { badEmail, startFormService, tooMany } from "~/tests/support/form-service";
import { configured, leadMessage, never, settings } from "~/tests/support/messages";
import { key } from "~/tests/support/sent-submission";
import { hanging, oneError, rows } from "./form-answers";

let form: FakeServer;
beforeEach(async () => {
  form = await startFormService();
});
afterEach(() => form.close());

function send(url = form.url, changed: Record<string, string> = {}): Promise<Outcome> {
  const config = settings({
    FORM_SERVICE_URL: url,
    ...changed,
  });
  const [home] = configuredDestinations(config, key);
  return configured(home).send(leadMessage(), never);
}

const fallback = "is not accepted";

describe("an error on the e-mail field is told to the visitor", () => {
  test.each<[string, Record<string, unknown>, string]>([
    ["without a message", { code: "TYPE_EMAIL", field: "email", message: null }, fallback],
    ["with a numeric message", { code: "TYPE_EMAIL", field: "Email", message: 5 }, fallback],
    ["without a code", { code: null, field: "email", message: "is odd" }, "is odd"],
    ["with an unknown code", { code: "DISPOSABLE", field: "_replyto", message: "no" }, "no"],
  ])("%s", async (_name, error, aboutEmail) => {
    form.next(oneError(422, error));

    expect(await send()).toMatchObject({ kind: "refused", aboutEmail });
  });
});

test.each([400, 401, 402, 403, 404, 422])(
  "a code that is not known is UNSPECIFIED: %d",
  async (status) => {
    const unknown = expect.objectContaining({ detail: "UNSPECIFIED" });
    form.next(oneError(status, { code: "NEWS", message: "zora@example.com is odd" }));
    expect(await send()).toEqual(unknown);
    form.next(oneError(status, { code: "NEWS", field: "email", message: "is odd" }));
    expect(await send()).toEqual(unknown);
    form.next(json(status, { error: "is odd" }));
    expect(await send()).toEqual(unknown);
  },
);

test("only the host of a redirect is kept, because the rest may repeat what was posted", async () => {
  form.next(redirect(303, "/login?email=zora%2540example.com"));
  form.next(redirect(302, "https://Zora:Quill@forms.example/zora?email=zora@example.com"));

  expect(await send()).toEqual({ kind: "hold", status: 303, detail: "redirects to its own host" });
  expect(await send()).toEqual({
    kind: "hold",
    status: 302,
    detail: "redirects to another host",
    said: "forms.example",
  });
});

describe("the meaning of a response of the form service", () => {
  test.each(rows)("%s", async (_name, behaviour, expected) => {
    form.always(behaviour);
    const short: Record<string, string> = { FORM_SERVICE_TIMEOUT_MS: "300" };

    const outcome = await send(form.url, hanging.has(behaviour) ? short : {});
    expect(outcome).toMatchObject(expected);
    expect(form.requests).toHaveLength(1);
  });

  test("a refused connection: certainly not delivered", async () => {
    await form.shut();

    expect(await send()).toMatchObject({ kind: "retry", status: null });
  });

  test("a name that does not exist: certainly not delivered", async () => {
    expect(await send("http://no-such-host.invalid")).toMatchObject({ kind: "retry" });
  });

  test("a server that does not speak TLS: certainly not delivered", async () => {
    expect(await send(form.url.replace("http:", "https:"))).toMatchObject({ kind: "retry" });
    expect(form.requests).toEqual([]);
  });

  test("Retry-After as a date is read from the clock, one in the past asks for nothing", async () => {
    form.next(tooMany(new Date(Date.now() + 600_000).toUTCString()));
    const ahead = await send();
    form.next(tooMany("Wed, 21 Oct 2015 07:28:00 GMT"));
    const past = await send();

    expect(ahead).toMatchObject({ kind: "retry", retryAfter: expect.closeTo(600_000, -4) });
    expect(past).not.toHaveProperty("retryAfter");
  });

  test("an e-mail error gives the message about the address, another field's does not", async () => {
    form.next(badEmail);
    const email = await send();
    const error = { code: "TYPE_TEXT", field: "Phone", message: "should be text" };
    form.next(json(422, { errors: [error] }));
    const phone = await send();

    expect(email).toMatchObject({ kind: "refused", aboutEmail: "should be an email" });
    expect(phone).toMatchObject({ kind: "refused" });
    expect(phone).not.toHaveProperty("aboutEmail");
  });

  test("with a project, the post goes to the project's form", async () => {
    await send(form.url, { FORM_SERVICE_PROJECT: "p1" });

    expect(form.requests[0]?.path).toBe("/p/p1/f/main");
  });
});
