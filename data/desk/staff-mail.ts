import { needWords } from "./words";

/**
 * A mail to the staff with the number of things that need attention. It has no name, answer or case,
 * and no link.
 */
export const staffMail = {
  subject: (site: string, count: number) => `${site}: ${count} ${things(count)} attention`,
  text: (site: string, lines: readonly string[]) =>
    [
      `At ${site} something needs attention:`,
      "",
      ...lines.map((line) => `- ${line}`),
      "",
      "The desk says what to do about each. This mail has no link on purpose: open the desk on its own machine.",
      "The next mail comes in an hour at the earliest, and only when there is something new.",
      "",
    ].join("\n"),
  testSubject: (site: string) => `${site}: test mail, nothing is wrong`,
  testText: "Somebody is testing whether these mails arrive. There is nothing to do.\n",
  needs: {
    hold: (count: number) =>
      count === 1 ? "1 destination is on hold" : `${count} destinations are on hold`,
    refused: needWords.refused,
    expired: needWords.expired,
    quarantined: needWords.quarantined,
    certificate: needWords.certificates,
    chain: () => needWords.chain,
    store: () => "The store could not be used for a while",
    clock: () => needWords.retention,
    stop: (count: number) =>
      count === 1 ? "1 notice was not accepted" : `${count} notices were not accepted`,
  },
} as const;

function things(count: number): string {
  return count === 1 ? "thing needs" : "things need";
}
