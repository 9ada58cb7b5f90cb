import type { WrittenBrief } from "~/data/case-brief";
import { disability, medwatch } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from learning of the harm. If you knew by September 2024, two-year limits may be over.",
      es: "a menudo desde que supo del daño. Si fue antes de octubre de 2024, un plazo de dos quizá ya pasó.",
    },
    today: {
      en: "Get the pharmacy's pickup dates, then start a free review or call a law firm.",
      es: "Pida a la farmacia las fechas en que recogió Oxbryta, y luego una revisión gratis, o llame a un bufete.",
    },
    kinds: ["product", "minors", "death"],
  },
  now: {
    en: `In 2025, one suit over a death reportedly settled, and a court ordered settlement talks in others. Some kept trial dates in 2027.
      We found nothing from 2026.[^drugwatch2025][^drugwatch2025b]`,
    es: `En 2025 se informó de un acuerdo en una demanda por muerte, y un tribunal ordenó conversaciones de acuerdo en otras. Algunas seguían con juicio en 2027.
      No hallamos nada de 2026.[^drugwatch2025][^drugwatch2025b]`,
  },
  next: {
    en: `In 2025 reports put the Allen injury trial on June 7, 2027.
      The date may have moved, so check the court's docket.[^medinjuryclaims2025]`,
    es: `En 2025 se informó del juicio por lesiones Allen para el 7 de junio de 2027.
      La fecha pudo cambiar; vea el expediente del tribunal.[^medinjuryclaims2025]`,
  },
  money: {
    en: `We found no settlement program.
      One family's case reportedly settled, on private terms.[^drugwatch2025]`,
    es: `No hallamos ningún programa de acuerdo.
      Se informó de un acuerdo en el caso de una familia, con términos privados.[^drugwatch2025]`,
  },
  help: [
    {
      ...disability,
      who: {
        en: "People with sickle cell disease who can't work. You can apply without a lawyer",
        es: `Personas con células falciformes que no pueden trabajar.
          Puede solicitarlos sin abogado ni abogada`,
      },
    },
    {
      what: {
        en: "Sickle Cell Disease Association of America",
        es: "Asociación Estadounidense de la Anemia Falciforme (SCDAA)",
      },
      who: {
        en: "Patients and families who are looking for support, or for care after the withdrawal",
        es: "Pacientes y familias que buscan apoyo, o atención médica después del retiro",
      },
      href: "https://www.sicklecelldisease.org",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "FDA's notice on the withdrawal",
        es: "Aviso de la FDA sobre el retiro",
      },
      who: {
        en: "Anyone who wants the FDA's reason and its advice to patients",
        es: "Quien quiera conocer la razón oficial y los consejos de la FDA a los pacientes",
      },
      href: "https://www.fda.gov/drugs/drug-safety-and-availability/fda-alerting-patients-and-health-care-professionals-about-voluntary-withdrawal-oxbryta-market-due",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      ...medwatch,
      what: {
        en: "MedWatch: report the harm to FDA",
        es: "MedWatch: informe del daño a la FDA",
      },
      who: {
        en: "Patients, families and clinicians. It is a report, not a claim",
        es: "Pacientes, familias y personal médico. Es un informe, no un reclamo",
      },
    },
  ],
};
