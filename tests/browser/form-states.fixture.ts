import { begin, type FormCase, fill, loosen, press } from "./forms.fixture";
import { type State, show, type Visit } from "./state.fixture";

/** A form refused, and a form sent. */
export function formStates(item: FormCase): State[] {
  const fillIn = async ({ page, origin, hasScript }: Visit) => {
    await show(page, `${origin}${item.path}`, hasScript);
    await begin(page, item);
    await fill(page, item.anchor, item.values);
  };

  return [
    {
      name: `${item.name} with errors`,
      async reach(visit) {
        await fillIn(visit);
        await fill(visit.page, item.anchor, item.bad);
        await loosen(visit.page, item.anchor);
        await press(visit.page, item);
        await visit.page.locator(".error-summary").waitFor();
      },
    },
    {
      name: `${item.name} sent`,
      async reach(visit) {
        await fillIn(visit);
        await press(visit.page, item);
        await visit.page.getByText(item.thanks.en).first().waitFor();
      },
    },
  ];
}
