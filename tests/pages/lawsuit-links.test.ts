import { expect, test } from "vitest";
import { listLawsuits } from "../../app/layout/layout.server";
import { cases } from "../../data/cases";

test("the lawsuit menu lists every case, or the first of a long group with a link to all", () => {
  const listed = listLawsuits(cases).flatMap(({ links }) => links);
  expect(listed).toHaveLength(cases.length);

  const many = cases.flatMap((item) =>
    Array.from({ length: 100 }, (_, index) => ({ ...item, slug: `${item.slug}-${index}` })),
  );
  for (const { id, links } of listLawsuits(many)) {
    expect(links.length).toBeLessThan(20);
    const count = many.filter(({ group }) => group === id).length;
    expect(links.at(-1)).toEqual({
      label: expect.stringContaining(count.toLocaleString("en-US")),
      href: `/?group=${id}#cases`,
    });
  }
});
