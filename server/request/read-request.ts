import { resolveCase } from "~/data/cases/unwritten-case";
import { definitionsFor, destinationNames } from "../destinations/index";
import { editableFields } from "../operator/editable-fields";
import { type DeliveryRow, readReceipt } from "../operator/submission-rows";
import type { Services } from "../services";
import type { SubmissionTable } from "../store/schema";
import { readConsent, readSubmission } from "../submission/read-submission";
import type { Submission } from "../submission/submission";

type Line = { name: string; value: string };

/** Who has a request, or will have it. `at`: of its last change, milliseconds since 1970. */
type Holder = {
  name: string;
  state: DeliveryRow["state"];
  at: number;
  toldAt: number | null;
  /** It got the request, perhaps. */
  mustBeTold: boolean;
};

/** What a page shows the person who sent a request. */
export type VisitorRequest = {
  reference: string;
  revision: number;
  sentAt: number;
  /** On the abuse cases nothing names the case, its page or an answer. */
  isSensitive: boolean;
  /** Of the abuse cases: where the quick exit leads. */
  quickExit: string | null;
  caseTitle: string | null;
  sent: Line[];
  answers: Line[];
  hasAnswers: boolean;
  isOptedOut: boolean;
  holders: Holder[];
  consent: { text: string; hash: string; place: number | null } | null;
};

export async function readRequest(
  { db, config }: Services,
  row: SubmissionTable,
): Promise<VisitorRequest> {
  const submission = readSubmission(row);
  const { reference, revision, receivedAt, answers } = submission;
  const about = resolveCase(submission.case.slug ?? "");
  const isSensitive = about.sensitive === true;
  const receipt = await readReceipt(db, reference);

  return {
    reference,
    revision,
    sentAt: receivedAt,
    isSensitive,
    quickExit: isSensitive ? config.QUICK_EXIT_URL : null,
    caseTitle: isSensitive ? null : submission.case.title,
    sent: listSent(submission),
    answers: isSensitive ? [] : listAnswers(submission),
    hasAnswers: answers !== null,
    isOptedOut: submission.optedOut.length > 0,
    holders: await readHolders({ db, config }, reference),
    consent: receipt ? { ...readConsent(receipt), place: receipt.seq } : null,
  };
}

/** Word for word, under the words of the form. */
function listSent(submission: Submission): Line[] {
  return editableFields(submission).flatMap((field) => {
    const stored = submission.fields[field.name] ?? "";
    const option = "options" in field && field.options.find(({ value }) => value === stored);
    return stored === "" ? [] : [{ name: field.label, value: option ? option.label : stored }];
  });
}

function listAnswers({ answers, case: { slug } }: Submission): Line[] {
  const { questions } = resolveCase(slug ?? "").quiz;
  return Object.entries(answers ?? {}).map(([name, value]) => {
    const question = questions.find((one) => one.name === name);
    const options = question && "options" in question ? question.options : [];
    const option = options.find((one) => one.value === value);
    return { name: question?.label ?? name, value: option?.label ?? value };
  });
}

/** Each recipient with its newest state, and when it was last told of a change or a stop. */
export async function readHolders(
  { db, config }: Pick<Services, "db" | "config">,
  reference: string,
): Promise<Holder[]> {
  const definitions = definitionsFor(config);
  const rows = await db
    .selectFrom("deliveries")
    .select(["destination", "purpose", "state", "updated_at"])
    .where(({ or, eb }) => or([eb("reference", "=", reference), eb("regarding", "=", reference)]))
    .where(
      "destination",
      "in",
      destinationNames(({ isDoableByHand }) => isDoableByHand, definitions),
    )
    .orderBy("id")
    .execute();
  const names = [...new Set(rows.map(({ destination }) => destination))];

  return names.flatMap((destination) => {
    const own = rows.filter((row) => row.destination === destination);
    const sent = own.filter(({ purpose }) => purpose === "submission");
    // A correction that is still waiting takes nothing back that was delivered.
    const shown = sent.findLast(({ state }) => state === "delivered") ?? sent.at(-1);
    if (!shown) return [];

    const told = own.findLast(
      ({ purpose, state }) => purpose === "notice" && state === "delivered",
    );
    const mustBeTold =
      shown.state === "delivered" || own.some(({ purpose }) => purpose === "notice");
    const definition = definitions.find(({ name }) => name === destination);
    const name = definition?.recipient(config) ?? definition?.label ?? destination;
    return [
      {
        name,
        state: shown.state,
        at: shown.updated_at,
        toldAt: told?.updated_at ?? null,
        mustBeTold,
      },
    ];
  });
}
