import { resolveForm, services } from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { addresses } from "~/data/addresses";
import { openRequestForm } from "~/data/forms/your-request";
import { interpolate } from "~/data/placeholders";
import { yourRequest as words } from "~/data/your-request";

/** The page before it is opened: two fields, and what helps those who have no code. */
export async function loadRequestPage() {
  const opened = await services();
  const { title, description } = words();
  const path = addresses.yourRequest;
  const noCode = interpolate<Record<keyof ReturnType<typeof words>["noCode"], string>>(
    words().noCode,
    opened.placeholders,
  );

  return {
    head: { title, description, path, isListed: false },
    title,
    lead: words().lead,
    form: resolveForm(openRequestForm(), opened.now()),
    noCode: drawPart(
      <>
        <h2>{noCode.title}</h2>
        <p>{noCode.text}</p>
        <p className="text-links">
          <a href={addresses.stopContact}>{noCode.stop}</a>
        </p>
      </>,
      path,
    ),
  };
}
