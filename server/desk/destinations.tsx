import { spellAge, spellMoment } from "~/data/dates";
import type { App } from "../app";
import type { Actor } from "../leads/actor";
import type { NeedEntry } from "../operator/needs";
import { type DestinationStatus, readStatus } from "../operator/read-status";
import { tryDestinations } from "../operator/try-destinations";
import { type Acted, ActForm, failed, type Shown, Table, Time, type Visit } from "./parts";

/** Every destination that is on or in trouble, and each problem with what to do. */
export async function destinationsPage({ app }: Visit): Promise<Shown> {
  const { destinations, needs, hints, chain, backup } = await readStatus(app);
  const content = {
    destinations: destinations.filter(({ state, pending }) => state !== "off" || pending > 0),
    problems: needs.filter(({ href }) => !href.startsWith("/?tab=needs")),
    hints,
    chain,
    backup,
    now: app.now(),
  };
  return { title: "Destinations", body: <Destinations {...content} /> };
}

type Content = {
  destinations: readonly DestinationStatus[];
  problems: readonly NeedEntry[];
  hints: readonly string[];
  chain: { stored: number; sealed: number };
  backup: { at: number | null };
  now: number;
};

function Destinations({ destinations, problems, hints, chain, backup, now }: Content) {
  const isPaused = (name: string | null) =>
    destinations.some((one) => one.name === name && one.state === "paused");
  return (
    <>
      <h1>Destinations</h1>
      {problems.length === 0 && <p>Everything works.</p>}
      {problems.length > 0 && (
        <ul className="needs">
          {problems.map(({ title, reason, todo, destination }) => (
            <li key={`${destination} ${title}`}>
              <strong>{title}</strong>
              {reason && `: ${reason}`}
              <p>{todo}</p>
              {destination !== null && isPaused(destination) && (
                <ActForm
                  action={`/try/${encodeURIComponent(destination)}`}
                  className="act--main"
                  label="Try now"
                  about={title}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Table
        name="Destinations"
        columns={["Destination", "Status", "Waiting", "Oldest", "Delivered last", "Next try"]}
        rows={destinations.map((one) => ({
          id: one.name,
          cells: [
            one.label,
            <State key="state" one={one} now={now} />,
            one.pending,
            one.oldestSeconds === null ? "-" : spellAge(one.oldestSeconds),
            one.passedAt === null ? "-" : <Time key="last" at={one.passedAt} />,
            one.nextAt === null || one.isPausedByOperator ? (
              ""
            ) : (
              <Time key="next" at={one.nextAt} />
            ),
          ],
        }))}
      />
      {hints.map((hint) => (
        <p key={hint} className="hint">
          {hint}
        </p>
      ))}
      <p className="hint">
        Proofs of consent: {chain.stored} stored, {chain.sealed} sealed. Newest backup:{" "}
        {backup.at === null ? "none by relay backup" : spellMoment(backup.at, now)}.
      </p>
    </>
  );
}

function State({ one, now }: { one: DestinationStatus; now: number }) {
  const { state, since, reason, isPausedByOperator, nextAt, pending } = one;
  if (state === "off") return "off";
  if (isPausedByOperator) {
    return `paused${nextAt === null ? "" : ` until ${spellMoment(nextAt, now)}`}`;
  }
  const isDown = state === "paused";
  return (
    <>
      {isDown ? <strong>not reachable</strong> : "works"}
      {isDown && since !== null && ` since ${spellMoment(since, now)}`}
      {(isDown || pending > 0) && reason && <small>{reason}</small>}
    </>
  );
}

/** Milliseconds that a page may take. */
const longestWait = 5000;

/** The button beside a paused destination. */
export async function tryNow(app: App, actor: Actor, name: string): Promise<Acted> {
  const tried = await tryDestinations(app, actor, name, longestWait);
  if (tried.length === 0) return { kind: "done", text: "It is not paused." };
  const text = tried.map((one) => `${one.text}.`).join(" ");
  return tried.every(({ isOpen }) => isOpen) ? { kind: "done", text } : failed(text);
}
