import type { Moment } from "~/data/desk/view";
import { formatTime } from "../operator/format-time";

/** Of milliseconds since 1970: one way to write a time on every page, with its zone. */
export function moment(at: number): Moment {
  return { iso: new Date(at).toISOString(), text: formatTime(at) };
}
