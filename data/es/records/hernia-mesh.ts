import type { RecordWords } from "../../case-words";
import type { herniaMeshRecord } from "../../records/hernia-mesh";

export const herniaMeshRecordWords = {
  status: {
    kind: "Dos litigios multidistritales (MDL) federales",
    court:
      "Bard/Davol: Tribunal Federal de Distrito, Distrito Sur de Ohio, y tribunal estatal de Rhode Island. Covidien (Medtronic): Tribunal Federal de Distrito, Distrito de Massachusetts, y tribunal estatal de Massachusetts",
    docket: "MDL núm. 2846 (Bard y Davol); MDL núm. 3029 (Covidien)",
    judge: "Edmund A. Sargus Jr. (MDL 2846); Patti B. Saris (MDL 3029)",
    since: ["MDL 2846", "MDL 3029"],
    stage:
      "En septiembre de 2026, los casos de Bard estaban en un proceso de acuerdo, dirigido por el tribunal, que cada persona puede rechazar. Según se informó, se canceló el primer juicio federal de Covidien, y no hallamos nada más reciente.[^reuters2024][^digest][^aboutlawsuits2026]",
    next: "Conversaciones de acuerdo para los reclamos de Bard sin resolver, según se informó de una orden del tribunal. Para Covidien no se halló una nueva fecha de juicio.[^digest]",
    settlement:
      "Oficial: BD anunció el 2 de octubre de 2024 un acuerdo privado para la mayoría de sus casos de hernia, sin admitir culpa. Según se informó, órdenes del tribunal crearon su fondo. No encontramos ninguno confirmado para Covidien.",
    classAction: "No. Son demandas separadas, agrupadas por fabricante.",
  },
  soonest: {
    text: "Según se informó, hacia ese día empiezan las conversaciones de acuerdo para los reclamos de Bard sin resolver. Pregunte a su abogado o abogada qué debe entregar antes. No cambia su plazo para demandar.",
    whom: "las personas con un caso de Bard o Davol presentado en Ohio que no ha llegado a un acuerdo",
  },
  figures: [
    {
      value: "parte de $1,700 millones reservados",
      what: "Lo que BD dijo de su acuerdo de Bard: usa la mayor parte de lo que reservó para todos los casos por sus productos. Los términos son secretos, y la parte de cada persona tampoco es pública.",
    },
  ],
  events: [
    "No tuvo lugar el primer juicio de Covidien, planeado para este día.",
    "La jueza Saris fijó el 17 de febrero de 2026 para el primer juicio de un caso de prueba de Covidien.",
    "Una orden (núm. 56) creó el fondo que paga los reclamos de Bard que llegan a un acuerdo. Las órdenes públicas no dan un total.",
    "Una orden (núm. 55) nombró peritos auxiliares (special masters) y un proceso de acuerdo para los reclamos de Bard que queden sin resolver.",
    "Una agencia de noticias informó que cada persona puede rechazar el acuerdo de Bard. Lo llevan peritos auxiliares, tanto en Ohio como en Rhode Island.",
    "BD hizo público su acuerdo sobre la mayoría de las demandas de hernia que había.",
    "Una orden en los casos de Ohio pidió listas de proveedores y un certificado jurado en cada demanda nueva.",
    "Un panel federal envió todas las demandas de Covidien a un solo tribunal en Massachusetts. La mayoría dice que el poliéster inflama el tejido.",
  ],
  ways: [
    {
      way: "Proceso de acuerdo de Bard",
      who: "Personas con un caso de Bard o Davol pendiente en Ohio o Rhode Island, por medio de su propio abogado o abogada.",
      clock:
        "El tribunal y sus peritos auxiliares (special masters) fijan las fechas. Participar es una elección: puede decir que no y seguir, y BD dice que se defenderá en esos casos.[^reuters2024] Según se informa, las conversaciones para los reclamos sin resolver empiezan hacia el 4 de enero de 2027.[^digest] Pregunte ya por escrito a su abogado o abogada si el suyo es uno de ellos, y la fecha para aceptar o rechazar.",
      check: "La lista de órdenes del tribunal en los casos de Bard (en inglés)",
    },
    {
      way: "Demanda nueva contra Bard o Davol",
      who: "Personas que todavía no tienen un caso.",
      clock:
        "Lo fija su estado, y algunos añaden un plazo máximo desde el implante o la venta. Pregunte pronto. Tras demandar, según un bufete, la orden de 2024 da 14 días para una lista de proveedores médicos. Según ese bufete, da 21 días tras notificar la demanda para que su abogado o abogada certifique que el reclamo no llega tarde ni está ya resuelto.[^nighGoldenberg2024]",
      check: "Órdenes del litigio multidistrital (MDL) 2846 en el tribunal de Ohio (en inglés)",
    },
    {
      way: "Demanda contra Covidien en el litigio multidistrital (MDL) 3029",
      who: "Personas que tuvieron un problema grave tras recibir Parietex, Symbotex u otra malla de Covidien. Las demandas son sobre malla de poliéster, así que busque uno de estos nombres en el informe de la cirugía.[^covidienOrder]",
      clock:
        "Depende del estado donde vive o donde fue la operación. Pregunte también qué tribunal está abierto para usted: el federal o el estatal de Massachusetts.[^kumpa2022]",
      check: "El tribunal federal de Massachusetts (en inglés)",
    },
    {
      way: "Demanda contra otro fabricante",
      who: "Personas con una malla que no está en un grupo federal abierto.",
      clock: "Lo fija el estado. Pregunte a un abogado o abogada de allí.",
      check: "El sitio del propio tribunal del condado",
    },
    {
      way: "Informar a la FDA de una malla (no da dinero)",
      who: "Pacientes, sus familias y cirujanos.",
      clock: "Sin plazo.",
      check: "Cómo informar de un problema con la malla (en inglés)",
    },
  ],
  documents: [
    {
      name: "Informe de la primera reparación",
      holder: "Hospital o centro de cirugía",
      how: "Pida la etiqueta del implante: fabricante, marca, lote, UDI",
    },
    {
      name: "Informe de cada operación posterior",
      holder: "El hospital donde se hizo",
      how: "Nombre la extracción o la corrección en su petición",
    },
    {
      name: "Malla extraída y su informe de patología",
      holder: "Patología del hospital",
      how: "Pregunte dónde está guardada y pida que siga allí",
    },
    {
      name: "Imágenes del vientre",
      holder: "Departamento de radiología",
      how: "Pídalas en disco, con lo que se escribió sobre ellas",
    },
    {
      name: "Notas de emergencias y de ingreso",
      holder: "Cada hospital",
      how: "Busque obstrucción, perforación, infección o absceso",
    },
    {
      name: "Notas de la clínica del dolor y del cirujano",
      holder: "Cada consultorio",
      how: "Pida todas las visitas, con fechas",
    },
    {
      name: "Papeles de acuerdo o de renuncia a reclamar (release)",
      holder: "Usted; su abogado o abogada anterior",
      how: "Pida a ese abogado o abogada una copia del expediente",
    },
  ],
  questions: [
    "¿Qué fabricante y producto muestra mi expediente, y sigue en un litigio activo?",
    "Si es Bard, ¿se puede presentar un caso nuevo según la orden de 2024?",
    "Si es Covidien, ¿cuál es la última orden del litigio multidistrital (MDL) 3029?",
    "¿Hay en mi estado algún plazo máximo desde el día del implante?",
    "¿Qué debe decir un médico para ligar mi problema a la malla, y no a la hernia?",
    "¿Firmé algo con lo que renuncio a un reclamo?",
    "¿Cómo se reparten los gastos cuando hace falta un perito?",
  ],
  charts: [
    {
      caption:
        "Los casos de cada fabricante han seguido su propio camino.[^bdPr2024][^aboutlawsuits2026]",
      points: [
        "Comienza grupo Bard",
        "Comienza grupo Covidien",
        "Acuerdo de BD",
        "Cancelan juicio Covidien",
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof herniaMeshRecord>;
