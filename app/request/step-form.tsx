import type { ReactNode } from "react";
import type { Reply } from "~/app/services.server";
import type { Drawn } from "~/app/ui/drawn-once";
import { addresses } from "~/data/addresses";
import type { FormDefinition } from "~/data/forms/definition";
import { yourRequest as words } from "~/data/your-request";

export type Pair = { reference: string; code: string };

/** A step with a form of its own. */
export type StepPage = {
  title: string;
  intro: Drawn | null;
  form: FormDefinition;
  values: Readonly<Record<string, string>>;
  reply: Reply | null;
  consent: Drawn | null;
  back: Drawn | null;
};

export type Action = keyof ReturnType<typeof words>["actions"];

type StepFormProps = {
  /** The id by which the language switch finds it. */
  id?: typeof stepForm;
  pair: Pair;
  intent: string;
  revision?: number;
  /** The button that acts, not the one that leads to its page. */
  acts?: true;
  children?: ReactNode;
};

/** Ids of the forms that the language switch sends on a page of a request. */
export const stepForm = "form";
export const againForm = "again";

/**
 * Each step is a post that carries the reference and the code, so that neither is in an address or
 * a cookie.
 */
export function StepForm({ id, pair, intent, revision, acts, children }: StepFormProps) {
  return (
    <form id={id} method="post" action={addresses.yourRequest} className="form">
      <input type="hidden" name="reference" value={pair.reference} />
      <input type="hidden" name="code" value={pair.code} />
      <input type="hidden" name="intent" value={intent} />
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
      {acts && <input type="hidden" name="do" value="1" />}
      {children}
    </form>
  );
}

type AgainFormProps = {
  entries: readonly (readonly [string, string])[];
  problem: string;
  button: string;
};

/**
 * An act that could not be done now, with everything typed for it, so that nothing is typed twice.
 */
export function AgainForm({ entries, problem, button }: AgainFormProps) {
  return (
    <form id={againForm} method="post" action={addresses.yourRequest} className="form">
      <p className="field__error" role="alert">
        {problem}
      </p>
      {entries.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button--primary">
        {button}
      </button>
    </form>
  );
}

/** For the language switch alone, on a page whose own forms lead elsewhere. */
export function SameForm({ pair, intent = "view" }: { pair: Pair; intent?: "view" | "copy" }) {
  return <StepForm id={stepForm} pair={pair} intent={intent} />;
}

export function BackForm({ pair }: { pair: Pair }) {
  return (
    <StepForm pair={pair} intent="open">
      <button type="submit" className="button">
        {words().back}
      </button>
    </StepForm>
  );
}
