import { afterEach, expect, test } from "vitest";
import { accept, codeError } from "~/tests/support/form-service";
import { answered, done } from "~/tests/support/operator";
import { byDesk } from "~/tests/support/test-app";
import { type Intake, message, messageForm, startIntake } from "./intake-fixture";

let intake: Intake;
afterEach(() => intake.relay.close());

const served = [{ shown: messageForm, consent: "I agree.", disclosure: "Firm a." }] as const;

const topics = ["review", "question", "privacy"] as const;
const settings = [
  ["goes to no form service", {}, accept],
  ["a form service takes", { FORM_ID_CONTACT: "contact" }, accept],
  ["a form service refuses", { FORM_ID_CONTACT: "contact" }, codeError(422, "EMPTY")],
] as const;
const all = topics.flatMap((topic) => settings.map((one) => [topic, ...one] as const));

test.each(all)(
  "a message with the topic %s that %s needs an answer until the operator notes it",
  async (topic, _where, given, behaviour) => {
    intake = await startIntake({ settings: given });
    const { app, relay, send } = intake;
    relay.form.always(behaviour);
    const received = await send(messageForm, { ...message, topic }, { post: { served } });
    const reference = received.kind === "accepted" ? received.reference : "";
    const state = () =>
      app.db
        .selectFrom("submissions")
        .select(["status", "need"])
        .where("reference", "=", reference)
        .executeTakeFirst();
    await relay.run();
    if ((await state())?.need === "failed") await done(app, byDesk, reference);
    expect(await state()).toEqual({ status: "open", need: "answer" });

    await (topic === "privacy"
      ? answered(app, byDesk, reference, { how: "email" })
      : done(app, byDesk, reference));
    expect(await state()).toEqual({ status: "done", need: null });
  },
);
