import { afterEach, beforeEach, expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { accept, codeError } from "~/tests/support/form-service";
import { relay, start, startAttempt } from "../form-relay";

beforeEach(() => start());
afterEach(() => relay.close());

test("an attempt in flight when its sender is erased is recorded as it ends", async () => {
  expect(await eraseDuringAttempt(accept)).toMatchObject({
    state: "delivered",
    attempts: 1,
    reason: null,
    person_key: "",
  });
  expect(await relay.attempts()).toMatchObject([{ outcome: "delivered", detail: "" }]);
});

test("an attempt that fails after the erasure is recorded and not repeated", async () => {
  expect(await eraseDuringAttempt(codeError(500, "LATER"))).toMatchObject({
    state: "cancelled",
    reason: "erased",
    person_key: "",
  });
  await relay.pass(60 * 60 * 1000);
  const sent = relay.form.requests.map(({ body }) => String(body).includes("lead_erased"));
  expect(sent).toEqual([false, true]);
});

async function eraseDuringAttempt(behaviour: typeof accept) {
  const { reference, open } = await startAttempt(behaviour);
  const { fields } = await relay.db
    .selectFrom("submissions")
    .select("fields")
    .executeTakeFirstOrThrow();
  const { Email: email } = JSON.parse(fields);
  expect(await erasePerson({ ...relay.context, place: "desk" }, { email })).toMatchObject({
    submissions: 1,
  });

  open();
  await relay.outbox.settle();
  return relay.delivery(reference, "form:home");
}
