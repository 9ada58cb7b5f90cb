import type { copyRequest } from "~/app/services.server";
import { leadWays } from "~/data/after-sending";
import { authorization } from "~/data/authorization";
import { yourRequest as words } from "~/data/your-request";
import { describeSigned } from "./authorization-view";
import { describeHolder, keptBack, Notice, spellTime } from "./request-view";
import { BackForm, type Pair, SameForm } from "./step-form";

type Copy = Awaited<ReturnType<typeof copyRequest>>;
type CopyPageProps = { copy: Copy; pair: Pair };

/** On the abuse cases there is only one file, whose name reveals nothing in a list of downloads. */
export function CopyPage({ copy: { whole, json }, pair }: CopyPageProps) {
  const { done, save, saveData, fileName, dataName } = words().actions.copy;
  const text = textOf(whole);
  const shown = `${text}\n${json}\n`;

  return (
    <>
      <Notice text={done} />
      <p className="request__actions">
        <Save type="text/plain" text={whole.isSensitive ? shown : text} fileName={fileName}>
          {save}
        </Save>
        {!whole.isSensitive && (
          <Save type="application/json" text={json} fileName={dataName}>
            {saveData}
          </Save>
        )}
      </p>
      <SameForm pair={pair} intent="copy" />
      <BackForm pair={pair} />
      <pre className="request__copy">{shown}</pre>
    </>
  );
}

type SaveProps = { type: string; text: string; fileName: string; children: string };

function Save({ type, text, fileName, children }: SaveProps) {
  return (
    <a
      className="button"
      href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
      download={fileName}
    >
      {children}
    </a>
  );
}

/** What the page shows, as text to read; in full on every case, the abuse cases included. */
function textOf(request: Copy["whole"]): string {
  const { reference, sentAt, caseTitle, sent, answers, holders, signed, consent } = request;
  const about = caseTitle ? [{ name: words().about, value: caseTitle }] : [];
  const lines = (all: Copy["whole"]["sent"]) => all.map(({ name, value }) => `${name}: ${value}`);
  const parts = [
    [words().title, `${words().copied.reference}: ${reference}`, words().sent(spellTime(sentAt))],
    [words().parts.sent, ...lines([...about, ...sent])],
    [words().parts.answers, ...lines(answers)],
    [words().parts.kept, ...keptBack({ ...request, isSensitive: false })],
    [
      words().parts.holders,
      ...(holders.length > 0
        ? holders.map((one) => `${one.name}: ${describeHolder(one)}.`)
        : [leadWays()[request.search ?? "stored"].holder]),
    ],
    ...signed.map((one) => [authorization().title, describeSigned(one), one.body]),
    [
      words().parts.consent,
      ...(consent ? [consent.text, `${words().consent.hash}: ${consent.hash}`] : []),
    ],
  ];
  return parts
    .filter(({ length }) => length > 1)
    .map(([title = "", ...rest]) => [title.toUpperCase(), ...rest, ""].join("\n"))
    .join("\n");
}
