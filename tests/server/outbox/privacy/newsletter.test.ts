import { afterEach, describe, expect, test } from "vitest";
import { lift, suppress } from "~/server/privacy/opt-out";
import { gate, text } from "~/tests/support/fake-server";
import { hour, minute } from "~/tests/support/relay-fixture";
import { email, hashes, ids, relay, start, states } from "./given";

afterEach(() => relay.close());

describe("sign-up and unsubscribe", () => {
  test("an unsubscribe cancels what was not sent yet, and is sent itself", async () => {
    await start();
    relay.form.next(text(500, ""));
    const joined = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    const left = await relay.submit({ kind: "unsubscribe", email });
    await relay.pass(hour, minute);

    expect(await states(joined)).toEqual({ "form:newsletter": "cancelled" });
    expect(ids(relay.form.requests)).toEqual([joined, left]);
  });

  test("an unsubscribe never overtakes a sign-up in flight, which is not repeated", async () => {
    await start({ FORM_ID_UNSUBSCRIBE: "bye" });
    const late = gate(text(500, ""));
    relay.form.next(late.behaviour);
    const joined = await relay.submit({ kind: "newsletter", email });
    await relay.outbox.tick();
    await relay.form.received(1);
    const left = await relay.submit({ kind: "unsubscribe", email });
    await relay.outbox.tick();
    expect(relay.form.requests).toHaveLength(1);

    late.open();
    await relay.run();
    await relay.pass(hour, minute);
    expect(await states(joined)).toEqual({ "form:newsletter": "cancelled" });
    expect(ids(relay.form.requests)).toEqual([joined, left]);
  });

  test("subscribe, unsubscribe, subscribe arrive in that order", async () => {
    await start({ FORM_ID_UNSUBSCRIBE: "bye" });
    const first = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    relay.form.next(text(500, ""));
    const second = await relay.submit({ kind: "unsubscribe", email });
    await relay.run();
    const third = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    expect(relay.form.requests).toHaveLength(2);
    await relay.pass(minute, 5000);
    expect(ids(relay.form.requests)).toEqual([first, second, second, third]);
  });

  test("are not duplicates of an earlier one if the other came in between", async () => {
    await start();
    const first = await relay.submit({ kind: "newsletter", email });
    const second = await relay.submit({ kind: "unsubscribe", email });
    const known = () => relay.db.selectFrom("fingerprints").select("reference").execute();
    expect(await known()).toEqual([{ reference: second }]);
    const third = await relay.submit({ kind: "newsletter", email });
    expect(await known()).toEqual([{ reference: third }]);
    expect(first).not.toBe(third);
  });

  test("the list is asked again at the moment of sending", async () => {
    await start();
    const joined = await relay.submit({ kind: "newsletter", email });
    await suppress(relay.db, { scope: "newsletter", hashes, source: "test", at: relay.now() });
    await relay.run();
    expect(await states(joined)).toEqual({ "form:newsletter": "cancelled" });

    await lift(relay.db, "newsletter", hashes);
    const again = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    expect(ids(relay.form.requests)).toEqual([again]);
  });
});
