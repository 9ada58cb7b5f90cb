import { Fragment } from "react";
import { spellAge, spellDay, spellMoment } from "~/data/dates";
import { counted } from "~/data/formats";
import type { App } from "../app";
import type { Actor } from "../leads/operator-log";
import {
  type DestinationStatus,
  describeCondition,
  type RelayStatus,
  readStatus,
} from "../operator/read-status";
import type { Acted } from "../operator/run-act";
import { failed } from "../operator/submission-acts";
import { tryDestinations } from "../operator/try-destinations";
import { type Condition, isBroken } from "../state/condition";
import { ActForm, type Shown, Table, Technical, Time, usePage, type Visit } from "./parts";

/** Every destination that is on or in trouble, and each problem with what to do. */
export async function destinationsPage({ app }: Visit): Promise<Shown> {
  const status = await readStatus(app);
  return { title: "Destinations", body: <Destinations {...status} /> };
}

/**
 * What needs the operator apart from submissions, each with what to do.
 *
 * @param list query of the list above which it stands: there, the cause is left out
 * @param page only what this page shows
 */
export function Problems({ list, page }: { list?: string; page?: string }) {
  const query = list === undefined ? "" : `?${new URLSearchParams({ list })}`;
  const problems = usePage().problems.filter(({ href }) => page === undefined || href === page);
  if (problems.length === 0) return null;
  return (
    <ul className={list === undefined ? "needs" : "needs needs--short"} aria-label="Problems">
      {problems.map(({ kind, title, reason, todo, destination, href }) => (
        <li key={`${destination} ${title}`}>
          <strong>{list === undefined ? title : <a href={href}>{title}</a>}</strong>
          <p>{todo}</p>
          {list === undefined && reason && <Technical>{reason}</Technical>}
          {kind === "down" && destination !== null && (
            <TryNow
              name={destination}
              about={title}
              query={query}
              // On *Destinations* the key belongs to the rows.
              shortcut={list === undefined && page === undefined ? undefined : "r"}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Destinations({ hints, chain, backup, ...status }: RelayStatus) {
  const destinations = status.destinations
    .filter(({ condition, pending }) => condition.kind !== "off" || pending > 0)
    // Those in trouble first.
    .toSorted((a, b) => Number(isBroken(b.condition)) - Number(isBroken(a.condition)));
  const { problems, now } = usePage();
  return (
    <>
      <h1>Destinations</h1>
      {problems.length === 0 && <p>{summaryOf(destinations)}</p>}
      <Problems />
      <Table
        name="Destinations"
        columns={["Destination", "Status", "Waiting", "Oldest", "Delivered last", "Next try"]}
        rows={destinations.map((one) => ({
          id: one.name,
          cells: [
            one.label,
            <ConditionOf key="condition" condition={one.condition} />,
            one.pending,
            one.oldestSeconds === null ? "-" : spellAge(one.oldestSeconds),
            one.passedAt === null ? "-" : <Time key="last" at={one.passedAt} />,
            isBroken(one.condition) && (
              <Fragment key="next">
                {one.condition.nextAt !== null && <Time at={one.condition.nextAt} />}{" "}
                <TryNow name={one.name} about={one.label} shortcut="r" />
              </Fragment>
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
        {chain.agrees && "No record of consent is missing or changed. "}
        {backup.at === null
          ? "This program has made no backup. Ask the operator whether another one exists."
          : `The newest backup is from ${spellMoment(backup.at, now)}.`}
      </p>
    </>
  );
}

type TryNowProps = { name: string; about: string; query?: string; shortcut: string | undefined };

/** @param query `?list=`, for the list above which it stands */
function TryNow({ name, query = "", ...own }: TryNowProps) {
  const action = `/try/${encodeURIComponent(name)}${query}`;
  return <ActForm action={action} className="plain" label="Try now" busy="Trying…" {...own} />;
}

/** While nothing needs the operator. */
function summaryOf(destinations: readonly DestinationStatus[]): string | null {
  const broken = destinations.filter(({ condition }) => isBroken(condition)).length;
  if (broken > 0) {
    return `The last attempt at ${counted(broken, "destination")} failed. What does not work for an hour stands here with what to do.`;
  }
  const isPaused = destinations.some(({ condition }) => condition.kind === "paused");
  return isPaused ? null : "Everything works.";
}

/** Also of a firm. */
export function ConditionOf({ condition }: { condition: Condition }) {
  const { now } = usePage();
  const spell = condition.kind === "paused" ? spellDay : spellMoment;
  const { words, error } = describeCondition(condition, (at) => spell(at, now));
  if (condition.kind === "off" || condition.kind === "works") return words;
  return (
    <>
      <strong>{words}</strong>
      {error && <Technical>{error}</Technical>}
    </>
  );
}

/** Milliseconds that a page may take. */
const longestWait = 5000;

/** The button beside a destination that does not work. */
export async function tryNow(app: App, actor: Actor, name: string): Promise<Acted> {
  const tried = await tryDestinations(app, actor, name, longestWait);
  if (tried.length === 0) return { kind: "done", text: "It works, or an operator paused it." };
  const text = tried.map(({ plain }) => `${plain}.`).join(" ");
  return tried.every(({ isOpen }) => isOpen) ? { kind: "done", text } : failed(text);
}
