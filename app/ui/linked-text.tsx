import { createContext, createElement, Fragment, type ReactNode, useContext } from "react";
import { spellDate, spellShortDate } from "~/data/dates";
import { language } from "~/data/language";
import { noteKeys, type PartialDate, splitAtNotes } from "~/data/record";
import { englishMark, sourceNote } from "~/data/source-note";

/** Address of the list that the notes of a page link to. */
export const SourcesAddress = createContext("");

const fullNumber = /^\d{3}-\d{3}-\d{4}$/;
const unbroken =
  /(\b\d{3}-\d{3}-\d{4}\b|\b911\b|\b988\b|\b(?:[a-z]+\.)+(?:com|gov|org)\b(?:\/[a-z]+)?|\b(?:[A-Z]\w*-\w+|\w+-(?:\d+|[A-Z]\w*))\b[,;:)]*)/;

/**
 * With the quotes of print. Data has those of a keyboard, which are searched, sent, and compared.
 */
export function curly(text: string): string {
  return text
    .replace(/(^|[\s([])'/g, "$1‘")
    .replace(/(^|[\s([])"/g, "$1“")
    .replaceAll("'", "’")
    .replaceAll('"', "”");
}

/** Turns phone numbers, addresses and notes into links. None of them breaks at a hyphen, nor before a comma. */
export function LinkedText({ text }: { text: string }) {
  const parts = splitAtNotes(curly(text)).flatMap((part, index) =>
    index % 2 === 0 ? linked(part) : [" ", createElement(Notes, { numbers: noteKeys(part) })],
  );

  return createElement(Fragment, null, ...parts);
}

/** One link for all sources of a sentence, so that it is large enough to press. */
function Notes({ numbers }: { numbers: readonly string[] }) {
  const address = useContext(SourcesAddress);
  if (!address) return null;

  const sorted = [...new Set(numbers)].sort((a, b) => Number(a) - Number(b));
  return (
    <a className="note" href={address}>
      {sourceNote()(sorted.join(", "))}
    </a>
  );
}

function linked(text: string) {
  const parts = text.split(unbroken);
  return parts.flatMap((part, index) => {
    if (index % 2 === 0) return [part];

    const isMarked = parts[index + 1]?.startsWith(englishMark());
    return isMarked || !part.includes(".") ? [whole(part)] : [whole(part), englishMark()];
  });
}

function whole(text: string) {
  const href = findHref(text);
  if (!href) return <span className="unbroken">{text}</span>;

  return (
    <a
      className="unbroken"
      href={href}
      rel={href.startsWith("https:") ? "noopener noreferrer" : undefined}
    >
      {text}
    </a>
  );
}

/** A link to another site. Without an address it is only the text. */
export function Outside({ href, children }: { href?: string; children: ReactNode }) {
  if (!href) return children;

  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

type ForeignProps = {
  name: string;
  /** Inserts the name into its sentence. */
  within?: (name: string) => string;
};

/** A name or a title, which is English in every edition. Our remark in brackets at its end is not. */
export function Foreign({ name, within = (text) => text }: ForeignProps) {
  if (language() === "en") return curly(within(name));

  const [before, after] = within("\0").split("\0");
  const [own, remark] = name.split(/( \[.+\]$)/);
  return (
    <>
      {before}
      <span lang="en">{own}</span>
      {remark}
      {after}
    </>
  );
}

/** Only addresses have a dot, and only short numbers have neither dot nor hyphen. */
function findHref(text: string): string | null {
  if (text.includes(".")) return `https://${text}`;
  if (text.length === 3 && !text.includes("-")) return `tel:${text}`;
  return fullNumber.test(text) ? `tel:+1${text.replaceAll("-", "")}` : null;
}

export function Day({ date }: { date: PartialDate }) {
  return <time dateTime={date}>{spellDate(date)}</time>;
}

/** Where a line has room for little more. */
export function ShortDay({ date }: { date: PartialDate }) {
  return <time dateTime={date}>{spellShortDate(date)}</time>;
}
