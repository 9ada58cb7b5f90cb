import type { WrittenBrief } from "~/data/case-brief";
import { barReferral, crimeCompensation } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "usually from the crash or fall. If a government was at fault, notify it within months.",
      es: "en general desde el choque o la caída. Si un gobierno tuvo la culpa, avísele en pocos meses.",
    },
    kinds: ["motor", "injury", "death", "minors", "government"],
  },
  now: {
    en: `Each claim follows its own state's rules.
        Florida, Louisiana and California have changed theirs since 2023.[^florida][^louisiana][^newsom]`,
    es: `Cada reclamo sigue las reglas de su estado.
        Florida, Luisiana y California cambiaron las suyas desde 2023.[^florida][^louisiana][^newsom]`,
  },
  next: {
    en: `Your own deadlines matter most.
      We could not find out what Florida's Senate did in 2026 with a bill to end no-fault insurance.[^sb522]`,
    es: `Lo que más importa son sus propios plazos.
      No pudimos saber qué hizo el Senado de Florida en 2026 con un proyecto para acabar con el seguro "sin culpa".[^sb522]`,
  },
  money: {
    en: `There is no shared settlement.
      If you sign a release with an insurer, your claim usually ends.`,
    es: `No hay ningún acuerdo común.
      Si firma una renuncia a reclamar (release) con una aseguradora, su reclamo suele terminar.`,
  },
  help: [
    {
      what: {
        en: "Complaint to your state's insurance department",
        es: "Queja ante el departamento de seguros de su estado",
      },
      who: {
        en: "Anyone whose auto insurer delays, underpays or refuses",
        es: "Quien tenga una aseguradora que se demora, paga de menos o se niega",
      },
      href: "https://content.naic.org",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      ...barReferral,
      who: {
        en: "Anyone who wants the name of a local lawyer",
        es: "Quien busque el nombre de un abogado o abogada local",
      },
    },
    {
      what: {
        en: "California courts: claims against a public body",
        es: "Tribunales de California: reclamos contra un ente público",
      },
      who: {
        en: "People hurt by a public vehicle or road in California",
        es: "Personas con lesiones por un vehículo o una vía pública en California",
      },
      href: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "New York City Comptroller: file a claim",
        es: "Contralor de la Ciudad de Nueva York: presentar un reclamo",
      },
      who: {
        en: "People hurt by a city vehicle, street or agency",
        es: "Personas con lesiones por un vehículo, una calle o una agencia de la ciudad",
      },
      href: "https://comptroller.nyc.gov/services/for-the-public/claims/file-a-claim/",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      ...crimeCompensation,
      who: {
        en: "People hurt by a crime, and some relatives; it can pay for counseling",
        es: "Quienes sufrieron un delito y algunos familiares; puede pagar consejería",
      },
    },
  ],
};
