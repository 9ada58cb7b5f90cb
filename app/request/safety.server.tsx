import type { VisitorRequest } from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { HelpRow, helpLines } from "~/app/ui/helplines";
import { addresses } from "~/data/addresses";
import { requestHelp } from "~/data/helplines";

/**
 * On the abuse cases a way out and help lines: the same for all four, so that they do not tell which
 * of them it is.
 */
export function drawSafety(request: Pick<VisitorRequest, "quickExit"> | null) {
  const exit = request?.quickExit ?? null;
  const row = <HelpRow lines={helpLines(requestHelp)} />;
  return { exit, help: exit === null ? null : drawPart(row, addresses.yourRequest) };
}
