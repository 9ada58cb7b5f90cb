import { describe, expect, test } from "vitest";
import { shownCase } from "~/data/cases";
import { spokenFor } from "~/data/es/approval";
import { answerLanguage } from "~/data/es/consent";
import type { VisibleField } from "~/data/field";
import { messagesFor } from "~/data/field-messages";
import type { Language } from "~/data/language";
import { isQuestion, withoutNote } from "~/data/question";
import { speak } from "~/server/language";

describe("Spanish", () => {
  test("states who translated, revised and approved it, or that nobody has", () => {
    const said = speak("es", () =>
      spokenFor({
        approved: "2026-11-23 Ana Ruiz",
        translatedBy: ["2026-11-20 Luis Gil", "2026-11-21 Eva Paz"],
      }),
    );
    expect(said).toBe(
      "Traducción: Luis Gil, 20 de noviembre de 2026. Revisión: Eva Paz, 21 de noviembre de 2026. Ana Ruiz aprobó esta traducción el 23 de noviembre de 2026.",
    );
    expect(spokenFor({})).toBe(
      "Esta traducción aún no lleva el nombre de quien la hizo ni de quien la revisó. Traducción sin revisión jurídica todavía.",
    );
  });

  test("names the firms that answer in Spanish, and an interpreter for the others", () => {
    const lee = { name: "Lee LLP", languages: ["en", "es"] };
    const fox = { name: "Fox PLLC" };
    expect(answerLanguage([fox])).toMatch(/^Los bufetes .* en inglés\. .* intérprete .* contrato/);
    expect(answerLanguage([lee])).toMatch(/^Los bufetes .* en español\. .* contrato/);
    expect(answerLanguage([fox, lee])).toMatch(/^Atienden en español: Lee LLP\. .* intérprete/);
  });

  test("titles an unwritten case as in English", () => {
    const title = (language: Language) => speak(language, () => shownCase("widget-burns").title);
    expect([title("en"), title("es")]).toEqual(["Widget Burns", "Widget Burns"]);
  });

  test("puts the label before a message, except if the label is a question", () => {
    const name = "quiz.other";
    const city: VisibleField = { type: "text", name, label: "Ciudad (opcional)" };
    const year: VisibleField = {
      type: "number",
      name,
      label: "¿En qué año?",
      min: 1990,
      max: 2020,
    };
    const told = speak("es", () => [
      messagesFor(city).long(1095),
      messagesFor(year).wrong,
      messagesFor({ type: "text", name: "firstName", label: "Nombre" }).missing,
    ]);
    expect(told).toEqual([
      "Ciudad: use como máximo 1,095 caracteres",
      "Escriba un número entero de 1990 a 2020",
      "Escriba su nombre",
    ]);
    const asks = { label: "¿Se puede dejar un mensaje? (opcional)" };
    expect([isQuestion(asks), withoutNote(asks)]).toEqual([true, "¿Se puede dejar un mensaje?"]);
  });
});
