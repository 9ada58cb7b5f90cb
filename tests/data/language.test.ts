import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at, inEach, languageOf, locale, withoutLanguage } from "~/data/language";
import { speak } from "~/server/language";

describe("language of an address", () => {
  test.each([
    ["/", "en"],
    ["/es", "es"],
    ["/es.data", "es"],
    ["/es?q=1", "es"],
    ["/es/lawsuits/oxbryta", "es"],
    ["/essay", "en"],
    ["/lawsuits/es", "en"],
  ])("%s is %s", (path, language) => expect(languageOf(path)).toBe(language));

  test.each([
    ["/", "/es"],
    ["/#form", "/es#form"],
    ["/?group=toxic#cases", "/es?group=toxic#cases"],
    ["/privacy#retention", "/es/privacy#retention"],
    ["/es/privacy", "/es/privacy"],
    ["#main", "#main"],
    ["https://www.va.gov/", "https://www.va.gov/"],
    ["//example.com/", "//example.com/"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["tel:988", "tel:988"],
  ])("%s in Spanish is %s", (href, spanish) => expect(at("es", href)).toBe(spanish));

  test("converting an address to Spanish and back returns it unchanged", () => {
    const path = fc.stringMatching(/^(\/[a-z]{1,8}){0,3}(\?[a-z]{0,4})?(#[a-z]{0,4})?$/);
    fc.assert(
      fc.property(path, (made) => {
        const page = made.startsWith("/") ? made : `/${made}`;
        fc.pre(languageOf(page) === "en");
        expect(withoutLanguage(at("es", page))).toBe(page);
        expect(at("en", at("es", page))).toBe(page);
        expect(languageOf(at("es", page))).toBe("es");
      }),
    );
  });
});

describe("words in two languages", () => {
  const words = inEach({
    en: {
      title: "Home",
      links: [{ label: "About us", href: "/about" }],
      count: (shown: number) => `${shown} cases`,
    },
    es: {
      title: "Inicio",
      links: [{ label: "Quiénes somos", href: "/about" }],
      count: (shown: number) => `${shown} casos`,
    },
  });

  test("belong to the current request, also after an await", async () => {
    const slow = speak("es", async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return words().title;
    });
    expect(words().title).toBe("Home");
    expect(speak("en", () => words().title)).toBe("Home");
    expect(await slow).toBe("Inicio");
  });

  test("can be a single text", () => {
    const mark = inEach({ en: "Error: ", es: "Error en la página: " });
    expect([mark("en"), mark("es")]).toEqual(["Error: ", "Error en la página: "]);
  });

  test("have everything that is not text too", () => {
    expect(words("es").links).toEqual([{ label: "Quiénes somos", href: "/about" }]);
    expect(words("es").count(3)).toBe("3 casos");
    expect(locale("es")).toBe("es-US");
  });
});
