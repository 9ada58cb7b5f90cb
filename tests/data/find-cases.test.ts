import { describe, expect, test } from "vitest";
import { cases, shownCases } from "~/data/cases";
import { findCases, topicWords } from "~/data/find-cases";

const spanish = shownCases("es");
const items = cases.map(({ slug, title, searchWords }, index) => ({
  slug,
  names: [title, searchWords, spanish[index]?.searchWords ?? ""],
}));

describe("a search in everyday words finds the case", () => {
  test.each([
    ["weedkiller", "roundup-cancer"],
    ["birth control shot", "depo-provera"],
    ["fire", "la-wildfire"],
    ["fires", "la-wildfire"],
    ["church", "institutional-sex-abuse"],
    ["Mormon", "lds-abuse"],
    ["Uber", "rideshare-assault"],
    ["powder port", "bard-powerport"],
    ["Suboxone film", "suboxone"],
    ["teeth", "suboxone"],
    ["water", "pfas-water"],
    ["relaxer", "hair-relaxer-cancer"],
    ["formula", "baby-formula-nec"],
    ["NEC", "baby-formula-nec"],
    ["Ozempic blindness", "ozempic-wegovy"],
    ["my son was hurt by an uber driver", "rideshare-assault"],
    ["L\u2019Oréal", "hair-relaxer-cancer"],
    ["parkinsons", "paraquat-parkinsons"],
    ["  depo   provera ", "depo-provera"],
    ["incendios", "la-wildfire"],
    ["alisador de pelo", "hair-relaxer-cancer"],
    ["inyección anticonceptiva", "depo-provera"],
    ["me negaron el seguro social", "ssdi-applications"],
    ["mi hija y los videojuegos", "video-game-addiction"],
    ["Leche de fórmula", "baby-formula-nec"],
    ["anticonceptivos", "depo-provera"],
    ["pesticida", "paraquat-parkinsons"],
    ["pastillas para adelgazar", "ozempic-wegovy"],
    ["un resbalón en la tienda", "auto-accident-personal-injury"],
    ["quemadura", "auto-accident-personal-injury"],
    ["casas quemadas", "la-wildfire"],
    ["anemia drepanocítica", "oxbryta"],
    ["tumores cerebrales", "depo-provera"],
    ["mis riñones y el agua contaminado", "pfas-water"],
    ["le tocó un entrenador", "institutional-sex-abuse"],
  ])("%s", (query, slug) => {
    const { hits, near } = findCases(query, items);
    expect([...hits, ...near].slice(0, 3)).toContain(slug);
  });
});

test("every case and both topics without a page have search words in lowercase", () => {
  const ofCases = [...cases, ...spanish].map(({ searchWords }) => searchWords);
  for (const words of [...ofCases, ...Object.values(topicWords)]) {
    expect(words.split(/,? /).length).toBeGreaterThanOrEqual(4);
    expect(words).toBe(words.toLowerCase());
  }
});

test("a word does not match inside another, and nonsense matches nothing", () => {
  for (const [word, other] of [
    ["nec", "connect"],
    ["dientes", "expedientes"],
    ["muelas", "secuelas"],
  ] as const) {
    expect(findCases(word, [{ slug: "a", names: [other] }]).hits).toEqual([]);
  }
  expect(findCases("zzzz", items)).toEqual({ hits: [], near: [] });
});

test("an empty search, or filler words alone, find every case", () => {
  for (const query of ["", "  ", "I was in the"]) {
    expect(findCases(query, items).hits).toHaveLength(cases.length);
  }
});
