import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Title } from "~/app/ui/title";

test("a title is a link as a whole: no number or address in it is one, and none breaks", () => {
  expect(renderToStaticMarkup(<Title text="Call 988, 212-555-0123, or example.com: GLP-1" />)).toBe(
    'Call 988, <span class="unbroken">212-555-0123,</span> or example.com: <span class="unbroken">GLP-1</span>',
  );
});
