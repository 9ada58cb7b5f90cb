import type { Destination } from "../destinations/destination";
import type { ChannelTable } from "../store/schema";
import { breakerDelay, holdProbe } from "./schedule";

/** What a channel lets through now. `wait` in milliseconds. */
export type Gate = { kind: "open" } | { kind: "probe" } | { kind: "closed"; wait: number };

type Rate = Destination["rate"];

/**
 * Hold before breaker before bucket. A probe is one delivery alone, and it takes a token too: a
 * form that is paced stays paced while it is tested.
 */
export function gateOf(channel: ChannelTable, rate: Rate, now: number): Gate {
  const isProbed = channel.held_since !== null || channel.opened_at !== null;
  const probeIn = (channel.probe_at ?? 0) - now;
  if (isProbed && probeIn > 0) return { kind: "closed", wait: probeIn };

  const pause = channel.refilled_at - now;
  if (pause > 0) return { kind: "closed", wait: pause };

  const missing = rate ? 1 - tokensAt(channel, rate, now) : 0;
  if (rate && missing > 0) return { kind: "closed", wait: (missing * 60_000) / rate.perMinute };
  return isProbed ? { kind: "probe" } : { kind: "open" };
}

function tokensAt(channel: ChannelTable, rate: NonNullable<Rate>, now: number): number {
  const grown = (Math.max(0, now - channel.refilled_at) * rate.perMinute) / 60_000;
  return Math.min(rate.burst, channel.tokens + grown);
}

/** The channel after one delivery has been let through. */
export function letThrough(
  channel: ChannelTable,
  { rate, now, scale, id }: { rate: Rate; now: number; scale: number; id: number },
): ChannelTable {
  const paced = rate
    ? { tokens: tokensAt(channel, rate, now) - 1, refilled_at: now }
    : { refilled_at: now };
  // Until this probe has answered there is no next one, unless its process dies.
  const wait = channel.held_since === null ? channel.probe_delay : holdProbe * scale;
  const isProbe = channel.held_since !== null || channel.opened_at !== null;
  const probing = isProbe ? { probe_at: now + Math.max(wait, 1), last_probe: id } : {};

  return { ...channel, ...paced, ...probing };
}

/** Nothing passes for so long: the service asked for it, or is overrun. */
export function pause(channel: ChannelTable, until: number): ChannelTable {
  const later = Math.max(channel.refilled_at, Math.round(until));
  return { ...channel, tokens: 0, refilled_at: later };
}

export function drain(channel: ChannelTable, now: number): ChannelTable {
  return { ...channel, tokens: 0, refilled_at: Math.max(channel.refilled_at, now) };
}

export function afterSuccess(channel: ChannelTable, now: number): ChannelTable {
  return { ...afterAnswer(channel), recent: appended(channel, "1"), passed_at: now };
}

/** Refused for what it is: nothing was accepted, but the destination works. */
export function afterAnswer(channel: ChannelTable): ChannelTable {
  const wasShut = channel.opened_at !== null || channel.held_since !== null;
  return {
    ...channel,
    failures: 0,
    recent: wasShut ? "" : channel.recent,
    opened_at: null,
    probe_at: null,
    probe_delay: 0,
    held_since: null,
    hold_reason: null,
  };
}

type Failure = { now: number; scale: number; probe: boolean };

/** Opens after 5 failures in a row or when half of the last 20 failed. */
export function afterFailure(channel: ChannelTable, failure: Failure): ChannelTable {
  const failures = channel.failures + 1;
  const recent = appended(channel, "0");
  const next = { ...channel, failures, recent };
  if (channel.held_since !== null) return next;
  if (channel.opened_at !== null) return failure.probe ? probeLater(next, failure) : next;

  const opens = failures >= 5 || isHalfLost(recent);
  return opens ? { ...probeLater(next, failure), opened_at: failure.now } : next;
}

/** Each failed probe doubles the wait for the next. */
function probeLater(channel: ChannelTable, { now, scale }: Failure): ChannelTable {
  const wanted = channel.probe_delay * 2 || breakerDelay.first * scale;
  const delay = Math.round(Math.min(wanted, breakerDelay.longest * scale));
  return { ...channel, probe_delay: delay, probe_at: now + delay };
}

function appended({ recent, opened_at }: ChannelTable, result: "0" | "1"): string {
  // What failed while it was open says nothing about the time after.
  return (opened_at === null || result === "0" ? recent + result : result).slice(-20);
}

function isHalfLost(recent: string): boolean {
  return recent.length === 20 && recent.replaceAll("1", "").length >= 10;
}

/** A configuration fault: nothing is burnt, and once an hour another delivery tests it. */
export function held(
  channel: ChannelTable,
  { now, scale, reason }: { now: number; scale: number; reason: string },
): ChannelTable {
  return {
    ...channel,
    failures: 0,
    recent: "",
    opened_at: null,
    probe_delay: 0,
    probe_at: now + Math.round(holdProbe * scale),
    held_since: channel.held_since ?? now,
    hold_reason: reason,
  };
}
