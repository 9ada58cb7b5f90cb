import { createElement, Fragment } from "react";

const fullNumber = /^\d{3}-\d{3}-\d{4}$/;
const unbroken =
  /(\b\d{3}-\d{3}-\d{4}\b|\b911\b|\b988\b|\b(?:[a-z]+\.)+(?:com|gov|org)\b(?:\/[a-z]+)?|\b[A-Z]\w*-\w+\b|\b\w+-\d+\b)/;

/** Text as it is written, with numbers to call and addresses to open; none of them breaks at its hyphen. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(unbroken).map((part, index) => (index % 2 === 0 ? part : whole(part)));

  return createElement(Fragment, null, ...parts);
}

function whole(text: string) {
  const href = hrefOf(text);
  if (!href) return <span className="unbroken">{text}</span>;

  return (
    <a className="unbroken" href={href}>
      {text}
    </a>
  );
}

/** Only addresses have a dot in them, and only short numbers neither dot nor hyphen. */
function hrefOf(text: string): string | null {
  if (text.includes(".")) return `https://${text}`;
  if (text.length === 3 && !text.includes("-")) return `tel:${text}`;
  return fullNumber.test(text) ? `tel:+1${text.replaceAll("-", "")}` : null;
}
