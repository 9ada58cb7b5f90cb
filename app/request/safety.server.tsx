import type { VisitorRequest } from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { HelpRow, helpLines } from "~/app/ui/helplines";
import { addresses } from "~/data/addresses";
import { requestHelp } from "~/data/helplines";

/**
 * The way out and the help lines on the abuse cases: the same for all four, so that they do not
 * reveal which of them it is.
 */
export function drawSafety(request: Pick<VisitorRequest, "quickExit"> | null) {
  const exit = request?.quickExit ?? null;
  const row = <HelpRow lines={helpLines(requestHelp)} />;
  return { exit, help: exit === null ? null : drawPart(row, addresses.yourRequest) };
}
