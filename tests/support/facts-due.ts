/**
 * `npm run facts` prints which case pages are due for a check, judging by the pages themselves,
 * without the network. `npm run facts 2027-01-02` prints what will be due on that day.
 */
import { cases } from "~/data/cases";
import { dateInNewYork, spellDate } from "~/data/dates";
import { type Due, listByAge, listDue } from "~/data/record-dates";

const today = process.argv[2] ?? dateInNewYork(Date.now());
const due = listDue(cases, today);

print(`Due for a look on ${spellDate(today)}: ${due.length}`);
for (const one of due) print(`  ${one.slug}: ${tell(one)}`);

print("\nPages by age of their newest source, oldest first");
for (const { slug, date, days } of listByAge(cases, today)) {
  print(`  ${String(days).padStart(4)} days  ${date.padEnd(10)}  ${slug}`);
}

function tell(one: Due): string {
  switch (one.why) {
    case "past-date":
      return `past its date of ${spellDate(one.date)}`;
    case "old-stage":
      return `nothing newer than ${spellDate(one.date)} (${one.days} days)`;
    case "no-address":
      return `a source has no address: ${one.source}`;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
