import { data } from "@remix-run/node";
import { carry, type Post } from "~/app/forms/answer.server";
import {
  check,
  makeReply,
  type Reply,
  resolveForm,
  type Services,
  signAuthorization,
  type VisitorRequest,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { addresses } from "~/data/addresses";
import { authorization } from "~/data/authorization";
import { signForm } from "~/data/forms/your-request";
import { drawSafety } from "./safety.server";
import { BackForm, type Pair, type StepPage, stepForm } from "./step-form";

const words = () => authorization().sign;

type Signing = {
  post: Pick<Post, "entries" | "context">;
  pair: Pair;
  request: VisitorRequest;
  isSwitched: boolean;
};

type Asked = NonNullable<VisitorRequest["asked"]>;

/** The whole document, and under it the place to sign; `null` while there is nothing to sign. */
export function showAuthorization(
  { post, pair, request, isSwitched }: Signing,
  reply: Reply | null = null,
) {
  const { asked } = request;
  if (!asked) return null;

  const path = addresses.yourRequest;
  const fixed = { ...pair, do: "1", firm: asked.firm.id, words: asked.hash };
  const step: StepPage = {
    title: words().title(asked.firm.name),
    intro: drawPart(<Paper asked={asked} />, path),
    form: resolveForm(
      { kind: "home", fields: signForm(fixed), submit: words().button },
      Date.now(),
    ),
    values: {},
    reply,
    consent: null,
    back: drawPart(<BackForm pair={pair} />, path),
  };
  const typed = isSwitched
    ? carry({ anchor: stepForm, fields: step.form.fields, ...post })
    : undefined;
  return data({ step, typed, ...drawSafety(request) }, reply ? 422 : 200);
}

function Paper({ asked: { parts, ends } }: { asked: Asked }) {
  return (
    <>
      <p>{words().text}</p>
      {parts.map(({ title, text }) => (
        <section key={title} className="request__part">
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      <p className="request__part">{words().ends(ends)}</p>
    </>
  );
}

type Answered = "signed" | "over" | NonNullable<ReturnType<typeof showAuthorization>>;

/** The page again, if the name is missing or the words have changed. */
export async function answerAuthorization(opened: Services, signing: Signing): Promise<Answered> {
  const { post, request } = signing;
  const fields = signForm();
  const { values, reply } = check(fields, post.entries, opened.now());
  const again = (told: Reply) => {
    post.context.hasErrors = true;
    return showAuthorization(signing, told) ?? "over";
  };
  if (reply) return again(reply);

  const { firm = "", words: hash = "", signature: name = "" } = values;
  const { reference } = request;
  const result = await signAuthorization(opened, { reference, firm, hash, name });
  return result === "stale"
    ? again(makeReply(fields, post.entries, { notice: words().changed }))
    : result;
}
