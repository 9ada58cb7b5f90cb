import { afterEach, expect, test } from "vitest";
import { json } from "~/tests/support/fake-server";
import { accept, captcha, codeError } from "~/tests/support/form-service";
import { hour, minute } from "~/tests/support/relay-fixture";
import { relay, start, submit } from "./form-relay";

afterEach(() => relay.close());

test("a configuration fault holds the form: no attempt counts, and each hour another delivery probes it", async () => {
  await start();
  relay.form.always(captcha);
  const references = await submit(3);
  await relay.run();
  // As many as were in flight together when the first answer came.
  const first = relay.form.requests.length;
  await relay.pass(5 * hour + 15 * minute, 15 * minute);

  const probes = relay.form.requests
    .slice(first)
    .map(({ fields }) => Object.fromEntries(fields).submission_id);
  expect(probes).toHaveLength(5);
  for (const [index, probe] of probes.slice(1).entries()) expect(probe).not.toBe(probes[index]);
  expect(new Set(probes)).toEqual(new Set(references));
  expect((await relay.deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual(
    references.map(() => ["pending", 0]),
  );
  expect(relay.notices).toMatchObject([{ event: "hold" }]);

  relay.form.always(accept);
  await relay.pass(hour, 15 * minute);
  expect((await relay.deliveries()).every(({ state }) => state === "delivered")).toBe(true);
  expect(await relay.channel("form:main")).toMatchObject({ paused_since: null, last_error: null });
});

test("a probe that turns out not to be sent leaves the probing to the next delivery", async () => {
  await start();
  relay.form.next(captcha);
  const [first, other] = await submit(2);
  await relay.outbox.tick();
  await relay.run();
  await relay.db
    .updateTable("submissions")
    .set({ erased_at: relay.now() })
    .where("reference", "=", first ?? "")
    .execute();
  const hold = { paused_since: 1, last_probe: 99, paused_until: relay.now() };
  await relay.db.updateTable("channels").set(hold).execute();
  await relay.db.updateTable("deliveries").set({ state: "pending" }).execute();
  const before = relay.form.requests.length;
  await relay.run();
  expect((await relay.delivery(first ?? "", "form:home")).state).toBe("cancelled");
  expect((await relay.delivery(other ?? "", "form:home")).state).toBe("delivered");
  expect(relay.form.requests).toHaveLength(before + 1);
});

test("BLOCKED, while others pass: this one is refused after a second try an hour later", async () => {
  await start();
  relay.form.next(codeError(403, "BLOCKED"));
  const [spam] = await submit(1);
  await relay.run();
  await submit(1);
  await relay.pass(59 * minute, minute);
  expect(relay.form.requests).toHaveLength(2);

  relay.form.next(codeError(403, "BLOCKED"));
  await relay.pass(2 * minute, minute);
  expect((await relay.delivery(spam ?? "", "form:home")).state).toBe("refused");
  expect((await relay.channel("form:main"))?.paused_since).toBeNull();
});

test("BLOCKED, while nothing passes: the form is on hold, and another delivery tests it", async () => {
  await start();
  relay.form.always(codeError(403, "BLOCKED"));
  const [first] = await submit(1);
  await relay.run();
  await relay.pass(61 * minute, minute);
  expect((await relay.channel("form:main"))?.paused_since).not.toBeNull();
  expect(new Set(relay.notices.map(({ event }) => event))).toEqual(new Set(["hold"]));
  expect((await relay.delivery(first ?? "", "form:home")).state).toBe("pending");

  const [second] = await submit(1);
  relay.form.next(accept);
  await relay.pass(61 * minute, minute);
  expect((await relay.delivery(second ?? "", "form:home")).state).toBe("delivered");
  await relay.pass(2 * hour, 15 * minute);
  expect((await relay.delivery(first ?? "", "form:home")).state).toBe("refused");
});

test.each([
  ["an unknown answer", json(200, { ok: true })],
  ["a filter's refusal", codeError(403, "BLOCKED")],
])("%s to a probe of a held form spends nothing, however often it comes", async (_, answer) => {
  await start();
  relay.form.next(captcha);
  const [reference = ""] = await submit(1);
  await relay.run();
  relay.form.always(answer);
  await relay.pass(6 * hour, 15 * minute);

  expect(relay.form.requests.length).toBeGreaterThan(5);
  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "pending",
    attempts: 0,
    strikes: 0,
  });
  expect((await relay.channel("form:main"))?.paused_since).not.toBeNull();

  relay.form.always(accept);
  await relay.pass(2 * hour, 15 * minute);
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
});
