import type { RecordWords } from "../../case-words";
import type { ldsAbuseRecord } from "../../records/lds-abuse";

export const ldsAbuseRecordWords = {
  status: {
    kind: "Demandas individuales en muchos tribunales",
    court:
      "Tribunales estatales y federales; la mayoría de las demandas conocidas está en California",
    docket: null,
    judge: null,
    since: [],
    stage:
      "En junio de 2026, las demandas avanzaban una por una, cada una en su tribunal, sin un litigio multidistrital (MDL) federal.[^oca][^panel]",
    next: "No conocemos ninguna fecha de tribunal en estas demandas. Las fechas en sus opciones de abajo vienen de leyes para todos.",
    settlement:
      "Ninguno oficial. Se informó que escritos de 2025 hablaban de un acuerdo en principio para un grupo de demandas de California, y de una pausa hasta el 28 de julio de 2025. No encontramos un resultado final.[^world][^pause]",
    classAction: "No. La demanda de cada persona va por su cuenta.",
  },
  soonest: {
    text: "Termina una ley de California. Por agresiones sexuales a personas adultas ocurridas el 1 de enero de 2009 o después, permite demandar aunque venció el plazo normal. Solo puede usarla una demanda presentada a más tardar ese día.",
    whom: "las personas que tenían 18 años o más, según la ley de California, y cuyo plazo normal venció; los reclamos de la niñez siguen otras reglas",
  },
  figures: [],
  events: [
    "Un sitio de noticias sobre reclamos aún describía demandas separadas en varios estados, con acusaciones que no están probadas y que la Iglesia niega.",
    "La Ciudad de Nueva York abrió 18 meses para reclamos antiguos de violencia por motivos de género, también contra quienes la hicieron posible.",
    "La Corte Suprema de Estados Unidos dejó en pie el plan de bancarrota de los Boy Scouts. El plan limita demandas por abuso en los Scouts contra muchos grupos que patrocinaron tropas.",
    "California aprobó AB 250, que reabre por dos años algunos reclamos vencidos de personas que entonces eran adultas.",
    "Los dos lados pidieron a varios tribunales una pausa hasta el 28 de julio de 2025, para terminar su acuerdo.",
    "Hubo una mediación privada, y escritos posteriores hablaron de un acuerdo en principio para un grupo de demandas, en su mayoría de California.",
    "Un panel de jueces federales se negó a juntar las demandas, porque cada una depende de a quién se le contó y qué se hizo entonces.",
    "Personas que habían demandado pidieron que un solo tribunal federal tomara todas las demandas federales.",
  ],
  ways: [
    {
      way: "Demanda estatal por abuso en la niñez",
      who: "Personas que en la niñez sufrieron abuso de alguien relacionado con la Iglesia, cuando se alega que los líderes sabían o debían saber",
      clock:
        "Depende del estado y de la edad; pregunte a un abogado o abogada. California no tiene plazo si el abuso ocurrió el 1 de enero de 2024 o después. Si fue antes, por lo general es hasta los 40 años o cinco años desde que se descubrió, lo que sea más tarde, con más condiciones después de los 40.[^ab452] Se debatieron proyectos para cambiarlo, así que lea la sección 340.1 como está hoy.",
      check: "Mapa de leyes estatales de CHILD USA (en inglés)",
    },
    {
      way: "Ventana de dos años de California para adultos (AB 250)",
      who: "Personas de 18 años o más entonces. Para demandar a quien lo hizo, no hace falta un encubrimiento. Para demandar a un grupo privado, la demanda debe decir que ese grupo ocultó, o trató de ocultar, un hecho anterior sobre esa persona. No vale contra entes públicos ni para reclamos que terminaron en una decisión o un acuerdo escrito antes de 2026.[^ab250]",
      clock:
        "Del 1 de enero de 2026 al 31 de diciembre de 2027, para reclamos que vencieron antes de que abriera.[^ab250][^journal] No lo deje para el último día.",
      check: "Resumen de AB 250 en CalMatters (en inglés)",
    },
    {
      way: "Reapertura anterior de California para adultos (AB 2777)",
      who: "Personas adultas cuando sufrieron la agresión, el 1 de enero de 2009 o después, y cuyo plazo normal venció. No hay que alegar un encubrimiento.",
      clock:
        "La demanda tiene que estar presentada a más tardar el 31 de diciembre de 2026; lo dice el resumen de la propia ley.[^ab2777] Después, la ley ya no ayuda con un plazo vencido. Un abogado o abogada puede decirle si le sirve esta o AB 250.",
      check: "Texto de la ley en la Legislatura (en inglés)",
    },
    {
      way: "Ventana de la Ciudad de Nueva York para reclamos antiguos",
      who: "Personas que sufrieron violencia por motivos de género en uno de los cinco distritos (boroughs) de la ciudad antes del 9 de enero de 2022. Según los tribunales, eso incluye el abuso sexual. También puede demandar a quien la dirigió o la hizo posible.[^nyc]",
      clock:
        "El expediente del Concejo dice 18 meses. Los abogados que cuentan desde el 29 de enero de 2026 llegan al 29 de julio de 2027. Según otros, termina meses antes, y ninguna página oficial da un día.[^mondaq] No espere hasta el final.",
      check: "Página del Concejo sobre Int 1297-2025 (en inglés)",
    },
    {
      way: "Demanda federal según 18 U.S.C. 2255",
      who: "Personas que de menores sufrieron ciertos delitos federales",
      clock: "Sin plazo para reclamos que no habían vencido el 16 de septiembre de 2022.[^federal]",
      check: "Ley Pública 117-176 (en inglés)",
    },
    {
      way: "Abuso en los Scouts en una tropa patrocinada por la iglesia",
      who: "Personas que sufrieron abuso en los Scouts, con reclamos que pasaron al fondo de los Boy Scouts (Settlement Trust)",
      clock:
        "Lo fija el plan de bancarrota, y la fecha principal para reclamar ya pasó. Según un resumen de 2022, el plan protege a la Iglesia en reclamos por abuso en los Scouts después de 1976 y trata aparte los más antiguos.[^wsj] No se renunció a los reclamos por abuso fuera de los Scouts. Pregunte cómo está esto a un abogado o abogada que conozca el plan.",
      check: "El sitio del propio fondo (en inglés)",
    },
    {
      way: "Compensación del estado tras un delito (sin demanda)",
      who: "Personas afectadas por un delito y algunos familiares, para gastos como la consejería",
      clock:
        "Cada estado fija el suyo. En California cuentan tres fechas, y vale la más tardía: siete años tras el delito, siete tras cumplir 21 años, o siete desde que se pudo saber del daño.[^calvcb] Una solicitud tardía necesita una buena razón.",
      check: "Lista de fondos estatales, Departamento de Justicia (en inglés)",
    },
    {
      way: "Denuncia a la policía o a protección de menores",
      who: "Cualquiera, y de inmediato si un niño está en peligro: 911, o Childhelp al 800-422-4453",
      clock:
        "Los plazos penales son distintos de los civiles; la policía o un defensor de víctimas puede explicárselo.",
      check: "800-656-4673, o el sitio de RAINN (en inglés)",
    },
  ],
  documents: [
    {
      name: "Lo que ya tiene",
      holder: "Usted",
      how: "No hace falta nada para una primera charla. No se arriesgue para conseguir más.",
    },
    {
      name: "Barrio, estaca, misión y años",
      holder: "Memoria, familia, fotos, programas",
      how: "No hace falta llamar al barrio ni a nadie de allí.",
    },
    {
      name: "Notas de haberlo contado a un líder",
      holder: "Usted, o quien lo contó",
      how: "Guarde cartas y mensajes con la respuesta, si la hubo.",
    },
    {
      name: "Denuncia oficial, si se hizo",
      holder: "Policía o protección de menores",
      how: "Su oficina de expedientes la busca por nombre y fecha.",
    },
    {
      name: "Expediente de un caso penal, si lo hay",
      holder: "Secretaría del tribunal del condado",
      how: "Pídalo por el nombre de la persona acusada y el año.",
    },
    {
      name: "Notas de consejería y médicas",
      holder: "Terapeuta o médico",
      how: "Una breve petición por escrito, cuando tenga ánimo.",
    },
    {
      name: "Papeles de los Scouts",
      holder: "Papeles de la familia o el consejo local",
      how: "Busque número de tropa, tarjetas de rango y patrocinador.",
    },
    {
      name: "Cualquier renuncia a reclamar (release) o formulario que firmó",
      holder: "Usted o su abogado o abogada anterior",
      how: "Muéstrelo antes de presentar algo nuevo.",
    },
  ],
  questions: [
    "¿La ley de qué estado vale para mí, y está mi reclamo a tiempo, en una ventana o cerrado?",
    "¿Qué significan allí el secreto del clero y el deber de denunciar?",
    "Si ocurrió en los Scouts, ¿qué se puede reclamar todavía al patrocinador?",
    "¿Me afecta el acuerdo con otros del que se informó, y sería confidencial una oferta?",
    "¿Puedo usar otro nombre en el tribunal, y podrían enterarse mi familia o mi barrio?",
    "¿Quién puede ser responsable si la persona era un familiar o ya murió?",
  ],
  charts: [
    {
      caption:
        "Los dos lados dicen que el abuso está mal; difieren en lo que hicieron los líderes.[^wave][^fox][^oca]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "Los líderes se enteraron y no actuaron",
            "No se advirtió a las familias",
            "La línea de ayuda no sirvió a los niños",
          ],
        },
        {
          title: "Lo que responde la Iglesia",
          points: [
            "El abuso nunca tiene excusa",
            "Su línea existe para que se cumplan las leyes",
            "No ocultó lo que ocurrió",
          ],
        },
      ],
    },
    {
      caption:
        "Los esfuerzos por juntar las demandas no llevaron a un solo tribunal.[^sought][^panel][^world]",
      points: [
        "Demandas en California",
        "Piden un tribunal",
        "El panel dice que no",
        "Mediación privada",
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof ldsAbuseRecord>;
