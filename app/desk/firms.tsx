import { spellDuration } from "~/data/dates";
import type { ContentOf, PartnerStanding } from "../services.server";
import { ActForm, Badge, Facts, Needs, Table } from "./parts";

const noWay = "cannot be reached";

/** Every firm of the file with its figures. */
export function FirmsPage({ content: { standings, untold } }: { content: ContentOf<"firms"> }) {
  const columns = [
    ...["Firm", "Status", "Today", "Delivered", "Contacted", "Slowest tenth", "Declined"],
    ...["Waiting", "Oldest"],
  ];
  return (
    <>
      {standings.every(({ id }) => id === null) && (
        <p>No firm can be sent leads: they are stored, and go to the other destinations.</p>
      )}
      <Table name="Firms" columns={columns}>
        {standings.map((standing) => (
          <tr key={standing.name}>
            <th scope="row">
              {standing.id === null ? (
                standing.name
              ) : (
                <a href={`/firms/${standing.id}`}>{standing.name}</a>
              )}
            </th>
            <td>
              <Badge state={standing.way === null ? noWay : standing.state} />
            </td>
            {cells(standing).map((cell, index) => (
              <td key={columns[index + 2]} data-label={columns[index + 2]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <p className="hint">
        Delivered, contacted and declined are of the last 30 days. Today is the day in New York.
        Contacted is the median time from delivery to the contact that the firm reported; nine
        tenths of the leads were faster than the slowest tenth.
      </p>
      <Untold rows={untold} />
    </>
  );
}

function cells(standing: PartnerStanding): string[] {
  const { delivered, declined, contacted, waiting, oldestMs } = standing;
  return [
    today(standing),
    String(delivered),
    spellDuration(contacted?.median),
    spellDuration(contacted?.slowest),
    String(declined),
    String(waiting),
    spellDuration(oldestMs),
  ];
}

function today({ taken, cap }: PartnerStanding): string {
  return cap === null ? String(taken) : `${taken} of ${cap}`;
}

/** One firm: its day, what needs attention, and who is still to be notified. */
export function FirmPage({ content }: { content: ContentOf<"firm"> }) {
  const { id, standing, takes, needs, untold } = content;
  const state = standing?.way ? standing.state : noWay;

  return (
    <>
      <p className="summary">
        <Badge state={state} />{" "}
        {standing ? `${ways(standing)}. ${takes}` : "It is no longer in PARTNERS_FILE."}
      </p>
      <Needs needs={needs} />
      {standing && (
        <>
          <Facts id="figures" title="Its day and its month" facts={figures(standing)} />
          <p className="hint">relay partner test {id} shows whether it can be reached.</p>
        </>
      )}
      {(state === "on" || state === "held") && (
        <ActForm action={`/firms/${id}/pause`} label="Pause this firm">
          <p>
            It gets no more leads. Those it has not received yet go to another firm of the form.
          </p>
        </ActForm>
      )}
      {state === "paused" && (
        <ActForm action={`/firms/${id}/resume`} label="End the pause">
          <p>It gets leads again.</p>
        </ActForm>
      )}
      <Untold rows={untold} />
    </>
  );
}

function ways({ way }: PartnerStanding): string {
  return way === null ? noWay : `by ${way.replace(", then", ", then by")}`;
}

function figures(standing: PartnerStanding) {
  const { delivered, declined, contacted, waiting, oldestMs } = standing;
  const nothing = "nothing reported yet";
  return [
    { name: "Leads today", value: today(standing) },
    { name: "Delivered in 30 days", value: String(delivered) },
    {
      name: "Contacted within, half of them",
      value: contacted ? spellDuration(contacted.median) : nothing,
    },
    {
      name: "Contacted within, slowest tenth",
      value: contacted ? spellDuration(contacted.slowest) : nothing,
    },
    { name: "Declined in 30 days", value: String(declined) },
    { name: "Waiting", value: String(waiting) },
    { name: "Waiting longest", value: spellDuration(oldestMs) },
  ];
}

/** Recipients to be notified by hand. */
function Untold({ rows }: { rows: ContentOf<"firms">["untold"] }) {
  return (
    <section aria-labelledby="untold">
      <h2 id="untold">To be notified by hand</h2>
      {rows.length === 0 ? (
        <p className="calm">Everybody was notified.</p>
      ) : (
        <Table name="To be notified by hand" columns={["Recipient", "Lead", "What", "Due", "Done"]}>
          {rows.map(({ mark, recipient, reference, text, due }) => (
            <tr key={`${mark} ${recipient} ${reference}`}>
              <th scope="row">{recipient}</th>
              <td>
                <a href={`/submissions/${reference}`}>{reference}</a>
              </td>
              <td>{text}</td>
              <td data-label="Due">{due}</td>
              <td>
                {mark && (
                  <ActForm
                    action="/untold"
                    className="done"
                    label={
                      <>
                        Done
                        <span className="skip">
                          {" "}
                          ({recipient}, {reference})
                        </span>
                      </>
                    }
                  >
                    <input type="hidden" name="mark" value={mark} />
                  </ActForm>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
