import type { Moment } from "~/data/desk/view";
import { formatTime } from "../operator/format-time";

/** Formats milliseconds since 1970, with the time zone, the same way on every page. */
export function moment(at: number): Moment {
  return { iso: new Date(at).toISOString(), text: formatTime(at) };
}
