import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestFacts, resolveForm, services } from "~/app/services.server";
import { makeHead, pageMeta } from "~/app/site/head.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { addresses } from "~/data/addresses";
import { openRequestForm } from "~/data/forms/your-request";
import { interpolate } from "~/data/placeholders";
import { yourRequest as words } from "~/data/your-request";

/** The page before it is opened: two fields, and what helps those who have no code. */
export async function loadRequestPage(args: LoaderFunctionArgs) {
  const opened = await services();
  const { title, description } = words();
  const path = addresses.yourRequest;
  const head = makeHead(opened, requestFacts(opened, args), { title, description, path });
  const noCode = interpolate<Record<keyof ReturnType<typeof words>["noCode"], string>>(
    words().noCode,
    opened.placeholders,
  );

  return {
    meta: pageMeta({ ...head, isListed: false }),
    title,
    lead: words().lead,
    form: resolveForm(openRequestForm(), opened.now()),
    noCode: drawPart(
      <>
        <h2>{noCode.title}</h2>
        <p>{noCode.text}</p>
        <p>
          <a href={addresses.stopContact}>{noCode.stop}</a>
        </p>
      </>,
      path,
    ),
  };
}
