import type { RecordWords } from "../../case-words";
import type { hairRelaxerCancerRecord } from "../../records/hair-relaxer-cancer";

export const hairRelaxerCancerRecordWords = {
  status: {
    kind: "Litigio multidistrital (MDL) federal y demandas estatales",
    court: "Tribunal Federal de Distrito, Distrito Norte de Illinois (Chicago)",
    docket: "MDL núm. 3060 (23-cv-0818)",
    judge: "Mary M. Rowland",
    since: [null],
    stage:
      "En septiembre de 2026, ningún caso federal había ido a juicio, y no se encontró una decisión sobre los peritos. Según informa un resumen, aún se reunían datos de empresas que se sumaron después.[^guide2026]",
    next: "La decisión sobre los peritos que hablan de la causa. Otras peticiones sobre peritos debían presentarse en noviembre de 2026, según un resumen del litigio.[^guideJune] Según informes, se esperaban los primeros juicios en 2027, sin fecha fija.",
    settlement:
      "No encontramos ninguno. Según se informó, el tribunal nombró a una perita auxiliar para acuerdos el 22 de abril de 2025 y dijo que eso no significa que habrá un acuerdo.[^guide2026]",
    classAction:
      "No por lesiones: ahí cada persona demanda por su cuenta. Un grupo aparte de compradores propone una demanda colectiva y pide reembolsos y revisiones médicas. Hasta donde vimos, no está certificada.",
  },
  soonest: {
    text: "Termina el plazo para reunir pruebas de un segundo grupo de empresas, según un resumen del litigio. No es una fecha de juicio ni el último día para demandar. Si su demanda nombra a una de ellas, pregunte a su abogado o abogada qué debe entregar.",
    whom: "las personas cuya demanda nombra a una de las empresas de la orden núm. 24 del tribunal",
  },
  figures: [],
  events: [
    "Una orden (núm. 24) dio a las partes hasta mediados de 2027 para reunir pruebas del segundo grupo de empresas.",
    "Se dijo que estaban completos los escritos a favor y en contra de los peritos sobre la causa.",
    "La jueza Rowland dedicó un día a la ciencia sobre alisadores y cáncer, con jueces estatales en la sala.",
    "La Corte Suprema de Georgia, en el caso de una mujer con fibromas, contó el plazo máximo estatal de 10 años por separado desde la venta de cada producto.",
    "La orden núm. 17 nombró a Ellen Reisman perita auxiliar para acuerdos (special master).",
    "La jueza Rowland aceptó en parte una petición de retirar casos sobre otras enfermedades, que pueden volver a presentarse.",
    "La mayor parte de la demanda de compradores, por reembolsos y control médico, siguió en pie tras una petición de desestimarla.",
    "Investigadores de Boston publicaron sus resultados del Black Women's Health Study.",
  ],
  ways: [
    {
      way: "Demanda federal en el litigio multidistrital (MDL) 3060",
      who: "Personas que tuvieron cáncer de útero, de su capa interior o de ovario tras usar a menudo un alisador que pueden nombrar, o sus familias.",
      clock:
        "Depende de su estado. Muchos cuentan desde el diagnóstico o desde que se debió saber del vínculo. Otros, como Georgia, suman un plazo máximo contado desde la venta.[^cbs2025] No hay un acuerdo del cual cobrar: la perita auxiliar (special master) es solo intermediaria.",
      check: "Lista de MDL abiertos del panel federal; expediente 23-cv-0818 (en inglés)",
    },
    {
      way: "Demanda estatal",
      who: "Personas que pueden demandar allí, por ejemplo en Illinois, Georgia, Pensilvania o Nueva York. Algunas tienen fibromas.",
      clock: "Cada estado tiene su propio plazo, y un abogado o abogada de allí puede decirlo.",
      check: "La página web del tribunal estatal",
    },
    {
      way: "Reclamo en la bancarrota de Revlon",
      who: "Solo quien presentó una prueba de reclamo a más tardar el 11 de abril de 2023, y un escrito de demanda en el MDL a más tardar el 14 de septiembre de 2023.",
      clock:
        "Cerrado. Las peticiones tardías fueron denegadas en diciembre de 2023 y mayo de 2024.[^bankruptcyCourt2023b] En septiembre de 2024, la jueza del MDL dejó en pie reclamos colectivos que nombran a Revlon.[^districtCourt2024b]",
      check: "La decisión del tribunal de bancarrotas (en inglés)",
    },
    {
      way: "Informe a la FDA (no es un reclamo de dinero)",
      who: "Quien lo usó, o trabaja en un salón, y tuvo mala reacción.",
      clock: "Sin plazo.",
      check: "MedWatch, la página de informes de la FDA (en inglés)",
    },
    {
      way: "Compensación para trabajadores o beneficios por incapacidad",
      who: "Estilistas con exposición en su trabajo; quien ya no pueda trabajar.",
      clock: "Lo fija el estado o el programa. Pregunte a la agencia.",
      check: "La página de incapacidad del Seguro Social (en inglés)",
    },
  ],
  documents: [
    {
      name: "Informe de patología",
      holder: "Patología u oficina de expedientes del hospital",
      how: "Pida la página donde se nombra el cáncer y su tipo",
    },
    {
      name: "Informe de la operación, por ejemplo de una histerectomía",
      holder: "El hospital donde le operaron",
      how: "Pida el informe que lleva la fecha de la operación",
    },
    {
      name: "Expediente de ginecología y del cáncer",
      holder: "Sus médicos",
      how: "Incluya los primeros síntomas y la menopausia, porque importa en los estudios",
    },
    {
      name: "Lista de productos",
      holder: "Usted; tiendas en línea; programas de lealtad de tiendas",
      how: "Anote marca, kit, años y con qué frecuencia; descargue pedidos viejos",
    },
    {
      name: "Datos del salón o declaración de un estilista",
      holder: "Salones y estilistas",
      how: "Pregunte qué usaron con usted y pida que lo firmen",
    },
    {
      name: "Fotos con fecha del cabello alisado",
      holder: "Álbumes, teléfonos, familiares",
      how: "Elija una por cada pocos años de uso",
    },
    {
      name: "Cartas de Revlon o del tribunal",
      holder: "Su correo; un abogado o abogada anterior",
      how: "Busque una prueba de reclamo o un cuestionario de demandante",
    },
  ],
  questions: [
    "¿Ya decidió el tribunal sobre los peritos, y qué cambia para un caso que se presenta ahora?",
    "¿Cuáles de mis marcas son de una empresa que todavía se puede demandar?",
    "¿Está cerrada la parte de mi reclamo sobre Revlon?",
    "¿Cuenta mi estado un plazo máximo desde la compra, y cuáles de mis compras entran en él?",
    "¿Tomarían ustedes un caso sobre fibromas, y en qué tribunal?",
    "¿Afecta mi reclamo la demanda colectiva de compradores?",
    "¿Qué valdría como prueba de uso si no guardé recibos?",
  ],
  charts: [
    {
      caption:
        "Cáncer de útero hasta los 70 años, según calculó un estudio grande: un vínculo, no una prueba de la causa.[^jnci2022]",
      groups: [
        "mujeres que nunca usaron alisadores",
        "que los usaron más de cuatro veces en el último año",
      ],
    },
    {
      caption:
        "Los estudios principales y los primeros pasos en los tribunales están muy cerca en el tiempo.[^carcinogenesis2021][^environmentalResearch2023][^lawsuitIntelligencer2026]",
      points: [
        "Estudio de ovario",
        "Estudio de útero",
        "Comienza en Chicago",
        "Estudio de Boston",
        "Cuestionan a peritos",
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof hairRelaxerCancerRecord>;
