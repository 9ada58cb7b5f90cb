import type { ReactNode } from "react";
import { addresses } from "~/data/addresses";
import { cases } from "~/data/cases";
import { dateInNewYork } from "~/data/dates";
import { declineReasons } from "~/data/partner-mail";
import { states } from "~/data/states";
import { isEligible, usedChannels } from "../operator/acts";
import type { ShownSubmission } from "../operator/shown-submission";
import { mailLink } from "../operator/submission-view";
import type { OperatorLogTable } from "../store/schema";
import { Choice, Entry, Tick } from "./parts";

/** A browser chooses what begins with the typed number. */
function numbered(offers: ShownSubmission["offers"]) {
  const can = offers.filter(isEligible);
  return can.map(({ id, name }, index) => ({ value: id, label: `${index + 1} ${name}` }));
}

/** Further fields of the forms of acts, by their names. */
export const actFields: Readonly<
  Partial<Record<OperatorLogTable["act"], (shown: ShownSubmission) => ReactNode>>
> = {
  declined: ({ offers, nextFirm }) => {
    const options = numbered(offers);
    const none = nextFirm === null ? "Nobody yet" : `${nextFirm}, the next in line`;
    return (
      <>
        <Choice
          name="declined.reason"
          label="Why, if it said so"
          none="No reason"
          options={Object.entries(declineReasons).map(([value, label]) => ({ value, label }))}
        />
        {options.length > 0 && (
          <Choice name="firm" label="Next firm" none={none} options={options} />
        )}
      </>
    );
  },
  sign: ({ stored, signer, view }) => {
    const { page, reference } = stored.submission;
    const address = `${page.origin}${addresses.yourRequest}`;
    const body = `Please open ${address} and sign the authorization for ${signer}. Your reference is ${reference}. The code is in our confirmation.`;
    const subject = `Your signature for request ${reference}`;
    return (
      <>
        <p className="quote">
          Please open <strong>{address}</strong>, type the reference <strong>{reference}</strong>{" "}
          and the code of our confirmation, and sign the authorization for {signer}.
        </p>
        {view.allowed.includes("emails") && (
          <p>
            <a href={mailLink(stored.submission.contact.email, { subject, body })}>
              Write it in an email
            </a>
          </p>
        )}
      </>
    );
  },
  pass: ({ offers, firm }) => (
    <>
      <Choice name="firm" label="Firm" options={numbered(offers)} />
      {firm.has === "maybe" && (
        <Entry name="reason" label="Why, for the record" type="text" maxLength={200} />
      )}
    </>
  ),
  about: ({ view: { about } }) => (
    <>
      {about.isGuess && <p>What the message names is chosen below: check it.</p>}
      <Choice
        name="case"
        label="Case"
        first={about.case === ""}
        value={about.case}
        none="Unknown"
        options={cases.map(({ slug, title }) => ({ value: slug, label: title }))}
      />
      <Choice
        name="state"
        label="State where the person lives"
        first={about.case !== ""}
        value={about.state}
        none="Unknown"
        options={states("en")}
      />
    </>
  ),
  answered: ({ now, stored: { row } }) => (
    <Entry
      name="when"
      label="When"
      type="date"
      value={dateInNewYork(now)}
      min={dateInNewYork(row.received_at)}
      max={dateInNewYork(now)}
      required
    />
  ),
  stop: (shown) => (
    <fieldset data-choices="">
      <legend>No more</legend>
      {usedChannels(shown).map((channel, index) => (
        <Tick key={channel} name={channel} label={channel} hint={String(index + 1)} />
      ))}
    </fieldset>
  ),
};
