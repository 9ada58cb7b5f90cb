import type { RecordWords } from "../../case-words";
import type { oxbrytaRecord } from "../../records/oxbryta";

export const oxbrytaRecordWords = {
  status: {
    kind: "Demandas individuales federales y estatales",
    court:
      "Tribunal Federal de Distrito, Distrito Norte de California; tribunales estatales de California",
    docket: null,
    judge: "Trina L. Thompson (casos federales por lesiones)",
    since: ["una de las primeras demandas federales (Allen)"],
    stage:
      "En noviembre de 2025 se informó de conversaciones de acuerdo ordenadas por el tribunal en algunos casos federales. Según se informó, uno llegó a un acuerdo y otros seguían con fechas de juicio en 2027.[^drugwatch2025][^drugwatch2025b]",
    next: "Resúmenes de órdenes de 2025 dan el 7 de junio de 2027 para el juicio de Allen y el 16 de agosto de 2027 para uno colectivo.[^medinjuryclaims2025] No hallamos nada de 2026, así que vea el expediente del tribunal.",
    settlement:
      "No encontramos ninguno. Se informó que una demanda por una muerte llegó a un acuerdo en octubre de 2025, con términos privados.",
    classAction: "No por lesiones. Se ha propuesto un caso colectivo por pérdidas de dinero.",
  },
  soonest: {
    text: "Vence el plazo para peticiones al tribunal y objeciones a los peritos en el caso de lesiones Allen, según resúmenes de órdenes de 2025; la fecha pudo cambiar. Nadie más tiene que presentar nada, pero una decisión puede afectar otras demandas.",
    whom: "las personas con una demanda federal por Oxbryta en el norte de California",
  },
  figures: [],
  events: [
    "Los reguladores de Europa dijeron que el medicamento debía seguir suspendido, porque ensayos recientes mostraron más muertes y otros daños.",
    "Una demanda por muerte por culpa ajena contra Pfizer (Ford) terminó en un acuerdo privado.",
    "Debían empezar conversaciones de acuerdo ordenadas por el tribunal para algunos casos federales, dirigidas por un juez retirado. No encontramos el resultado.",
    "La jueza Thompson fijó un calendario en el caso Allen, con un juicio en junio de 2027.",
    "Antiguos pacientes pidieron un caso colectivo por el dinero que pagaron por el medicamento, no por lesiones.",
    "Se presentó en el norte de California una de las primeras demandas federales por lesiones, Allen.",
    "La FDA dijo a los médicos que dejaran de recetar Oxbryta y describió los resultados de los ensayos.",
    "Pfizer anunció el retiro en todo el mundo.",
  ],
  ways: [
    {
      way: "Demanda federal por lesiones",
      who: "Personas con enfermedad de células falciformes a quienes se recetó Oxbryta entre fines de 2019 y septiembre de 2024 y que luego necesitaron un hospital, o sus sucesiones.",
      clock:
        "Su estado fija el plazo. Contados desde el retiro del 25 de septiembre de 2024, los plazos de un año terminaron en septiembre de 2025 y los de dos años en septiembre de 2026. Los de tres años terminan en septiembre de 2027. Esta cuenta es nuestra. La minoría de edad, un hallazgo tardío u otro punto de inicio pueden cambiarla.",
      check: "El tribunal federal del norte de California (en inglés)",
    },
    {
      way: "Demanda en un tribunal de California u otro estado",
      who: "Personas que pueden demandar allí. Se informó de algunas demandas en California.",
      clock: "El plazo propio de ese estado.",
      check: "Para California, courts.ca.gov",
    },
    {
      way: "Propuesta de caso colectivo por dinero pagado",
      who: "Según se informa, personas que usaron Oxbryta desde el 1 de noviembre de 2019 y pagaron parte del costo.[^classAction2024] No hallamos nada en que inscribirse ni una decisión que permita el grupo.",
      clock:
        "No hallamos una fecha para reclamar. Un caso colectivo puede afectar otros plazos, así que pregunte a un abogado o abogada.",
      check: "El sitio del tribunal, para Jolly v. Pfizer (en inglés)",
    },
    {
      way: "Informar de un efecto secundario (no da dinero)",
      who: "Cualquier persona que lo tomó o cuidó a quien lo tomó.",
      clock: "Sin plazo.",
      check: "La página MedWatch de la FDA (en inglés)",
    },
  ],
  documents: [
    {
      name: "Historial de farmacia y de farmacia especializada",
      holder: "Cada farmacia; su aseguradora",
      how: "Pida la primera y la última vez que se surtió Oxbryta",
    },
    {
      name: "Notas de hematología de varios años",
      holder: "Centro de células falciformes",
      how: "Pida el tiempo de antes, durante y después",
    },
    {
      name: "Expedientes de emergencias y de hospital",
      holder: "Cada hospital",
      how: "Nombre cada crisis que recuerde, con el mes y el año",
    },
    {
      name: "Transfusiones y resultados de hemoglobina",
      holder: "Laboratorio o portal del hospital",
      how: "Descárguelos como tabla, si puede",
    },
    {
      name: "Imágenes del cerebro, si hubo un derrame",
      holder: "Radiología y neurología",
      how: "Un disco con las imágenes y lo que escribió radiología",
    },
    {
      name: "Mensaje sobre el retiro",
      holder: "Portal de la clínica",
      how: "Guárdelo con lo que reemplazó al medicamento",
    },
    {
      name: "Acta de defunción e informe de autopsia",
      holder: "Registro civil; médico forense",
      how: "Puede pedirlos el familiar más cercano",
    },
  ],
  questions: [
    "¿Cómo compararían mis crisis de antes, durante y después de Oxbryta?",
    "¿Qué tribunal elegirían para esto, y por qué razón?",
    "¿Cambiaron las fechas de 2027, y puedo ver la última orden?",
    "¿Llevaron a algo las conversaciones de acuerdo para personas fuera de esos casos?",
    "¿Cómo responderían al argumento de que la ley federal impide los reclamos?",
    "¿Qué plazo se aplica a mí, a mi hijo o hija, o a una sucesión?",
    "¿Es el mío un reclamo por lesiones, o solo para que me devuelvan dinero?",
  ],
  charts: [
    {
      caption:
        "Oxbryta se retiró menos de cinco años después de su aprobación.[^fda2024][^pfizerBusiness2024]",
      points: [
        "Aprobado en EE. UU.",
        "Suman niños menores",
        "Revisión en Europa",
        "Pfizer lo retira",
        "Demanda Allen",
        "Europa: sigue suspendido",
      ],
    },
    {
      caption:
        "Las demandas tratan de la advertencia. La empresa habla de su propio cuidado y de la ley federal.[^bloombergLaw2024][^aboutlawsuits2025]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "Las crisis fueron más frecuentes con el medicamento",
            "La advertencia llegó demasiado tarde",
          ],
        },
        {
          title: "Lo que responde la empresa",
          points: [
            "Actuó con responsabilidad y retiró el medicamento por su cuenta",
            "La ley federal impide reclamos estatales por advertencias",
          ],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof oxbrytaRecord>;
