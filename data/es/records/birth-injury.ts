import type { RecordWords } from "../../case-words";
import type { birthInjuryRecord } from "../../records/birth-injury";

export const birthInjuryRecordWords = {
  status: {
    kind: "Reclamos individuales y programas estatales",
    court:
      "Tribunales estatales; tribunal federal si la atención fue de un centro federal o una clínica cubierta; programas estatales en Florida y Virginia",
    docket: null,
    judge: null,
    since: [],
    stage:
      "En febrero de 2026 no había un litigio común: cada caso depende de su expediente, de la revisión de un perito y de la ley estatal. Los programas estatales tienen sus propias reglas, y entonces se pidió al Senado de Florida cambiarlas.[^senate]",
    next: "Que sepamos, no hay nada programado. No pudimos averiguar si el proyecto de Florida de 2026 sobre NICA se convirtió en ley. El fondo de Nueva York reabrió en 2024 con dinero para inscripciones hasta el 31 de marzo de 2025, y no sabemos si hoy acepta a más niños. Pregunte a cada programa por teléfono.[^senate][^reopen]",
    settlement: "No encontramos ninguno común a las familias.",
    classAction: "No. Cada reclamo se decide por separado.",
  },
  soonest: null,
  figures: [
    {
      value: "$250,000 desde el 1 de enero de 2021; el máximo sube 3 por ciento cada 1 de enero",
      what: "NICA de Florida: lo máximo que pueden recibir en conjunto los padres o tutores, aparte de la atención del niño. Depende de las propias reglas de NICA.",
    },
    {
      value: "$50,000",
      what: "NICA de Florida: pago a una familia cuyo niño o niña murió, con las mismas reglas.",
    },
  ],
  events: [
    "Un comité del Senado de Florida reescribió un proyecto de ley (SB 1668) para cambiar lo que paga NICA y su regla contra las demandas. No pudimos averiguar si se convirtió en ley.",
    "El Fondo de Indemnización Médica de Nueva York volvió a aceptar niños cuando el estado sumó dinero. El mismo límite de la ley puede cerrarlo otra vez.",
    "El Fondo de Indemnización Médica de Nueva York dejó de inscribir niños porque sus gastos previstos pasaron un límite de la ley. Los niños que ya estaban siguieron cubiertos.",
    "Los pediatras de Canadá nombraron otra vez el enfriamiento como atención estándar para ciertos recién nacidos de 36 semanas o más.",
    "Florida firmó una ley que aumentó lo que su programa, NICA, paga a los padres y a las familias cuyo niño o niña murió.",
    "Un tribunal de apelaciones de Nueva York dejó que un niño siguiera su reclamo contra un hospital público, aunque el aviso del reclamo llegó tarde.",
    "Los pediatras de Estados Unidos informaron que el enfriamiento sirve si el bebé cumple las reglas de los ensayos y el centro puede hacerlo.",
    "Nueva York aprobó la ley de su fondo para los gastos de salud posteriores de algunos niños.",
  ],
  ways: [
    {
      way: "Reclamo estatal por negligencia médica",
      who: "El niño o la niña por medio de sus padres o tutores, la madre, o una sucesión, contra un hospital, médico, partera o clínica",
      clock:
        "Depende del estado, y muchos piden primero el certificado de un perito. El tiempo extra para un niño puede acabar pronto. En Nueva York, ser menor de edad da más tiempo, pero solo hasta diez años desde que surge el derecho.[^cplr] California da seis años desde el parto, aunque puede valer otra sección de la ley.[^ccp] Se informa que Texas da dos años para los gastos de los padres y diez desde el hecho para el niño.[^painter] Virginia, según informa un bufete, da hasta que cumple diez años, si el daño fue antes de los ocho.[^vachild]",
      check: "Sitio de autoayuda de los tribunales del estado",
    },
    {
      way: "Parto en hospital público: primero, el aviso",
      who: "Familias cuyo bebé nació o recibió atención en un hospital de una ciudad, un condado, un estado o un ente público de hospitales.",
      clock:
        "Hay que avisar por escrito mucho antes de que acabe el plazo para demandar. Nueva York da 90 días, y el aviso va al propio ente del hospital. El tribunal puede aceptar un aviso tardío para un niño.[^nycClaim][^late] California le da seis meses.[^caClaim] En otros lugares, pregunte ya.",
      check: "La página de la Ciudad de Nueva York para reclamar (en inglés)",
    },
    {
      way: "Petición a NICA de Florida, sin probar culpa",
      who: "Bebé que nació con vida, con 2,500 gramos o más (2,000 si son gemelos o más), en un hospital y con un médico participante. Debe tener una lesión del cerebro o la médula con un daño duradero y grave de mente y cuerpo.",
      clock:
        "Antes de que el niño o la niña cumpla cinco años; después ya no se acepta.[^nicaPetition][^statute] Si la aceptan, por lo general ya no puede demandar por el parto, así que pregunte antes a un abogado o abogada. Un proyecto de ley de 2026 habría cambiado las reglas desde el 1 de julio de 2026: pregunte a NICA cuáles valen.",
      check:
        "La página de peticiones de NICA, o (800) 398-2129: NICA ayuda con el formulario (en inglés)",
    },
    {
      way: "Petición al programa de Virginia",
      who: "Niño o niña que nació con un médico u hospital participante y siempre tendrá dificultad para moverse. Además debe tener una discapacidad del desarrollo o del pensamiento y necesitar ayuda con todo lo diario.",
      clock:
        "Antes de que el niño o la niña cumpla diez años.[^vafaq] Preséntela en la Comisión de Compensación para Trabajadores del estado.[^virginia] Una petición pone en pausa el plazo para demandar, y lo que se otorgue reemplaza la demanda.[^vapause][^virginia] Presentarla tiene un costo pequeño. Se recomienda un abogado o abogada, pero no es obligatorio, y el programa puede pagar honorarios razonables.",
      check: "Código de Virginia, capítulo 50 (en inglés)",
    },
    {
      way: "Fondo de Indemnización Médica de Nueva York",
      who: "Niño o niña cuya lesión de cerebro o médula por el parto consta en una sentencia o en un acuerdo aprobado por un tribunal",
      clock:
        "Va después de un caso y no lo reemplaza. El estado puede detener la inscripción. Según se informó, cuando lo hizo se rechazaron las solicitudes aún sin aceptar.[^suspend] Pida que se firme la orden del tribunal, presente su solicitud de inmediato y pregunte al fondo si está abierto.",
      check: "El fondo por teléfono, (855) 696-4333",
    },
    {
      way: "Reclamo por un hospital o centro de salud federal",
      who: "Familias que recibieron atención en un hospital federal, por ejemplo uno militar, o en un centro de salud que la ley trata como federal.",
      clock:
        "Un reclamo por escrito dentro de dos años desde que surge el derecho. Luego, una demanda dentro de seis meses desde que se envía por correo la denegación.[^cfr] Si es un centro de salud, va primero al Departamento de Salud y Servicios Humanos.[^hrsa] Ser menor de edad no suele dar más tiempo.",
      check: "La regla federal de plazos en Cornell (en inglés)",
    },
    {
      way: "Ayuda que no exige una demanda",
      who: "Cualquier niño con una discapacidad. Pregunte por SSI, Medicaid y sus exenciones (waivers), y la Intervención Temprana.",
      clock: "Solicite pronto, porque la Intervención Temprana es para menores de tres años.",
      check: "ssa.gov/ssi y medicaid.gov",
    },
  ],
  documents: [
    {
      name: "Expediente prenatal completo",
      holder: "Consultorio de obstetricia o de partera",
      how: "Cada visita, ecografía y nota telefónica.",
    },
    {
      name: "Expediente del trabajo de parto y el parto",
      holder: "Oficina de expedientes del hospital",
      how: "Con las horas de decisiones, medicamentos y llamadas.",
    },
    {
      name: "Tiras del monitor fetal",
      holder: "Hospital, muchas veces en otro archivo",
      how: "Nómbrelas en su petición, o pueden dejarlas fuera.",
    },
    {
      name: "Puntajes Apgar y gases de sangre del cordón",
      holder: "Expediente del recién nacido",
      how: "Junto con las notas sobre cómo reanimaron al bebé.",
    },
    {
      name: "Expediente de la NICU e imágenes de la cabeza",
      holder: "Cuidados intensivos neonatales (NICU) y radiología",
      how: "Imágenes en disco, y la hora en que empezó el enfriamiento.",
    },
    {
      name: "Informe de la placenta",
      holder: "Patología del hospital",
      how: "Pregunte si se llegó a examinar la placenta.",
    },
    {
      name: "Resultados de bilirrubina, azúcar e infección",
      holder: "Laboratorio del hospital",
      how: "Los de los primeros días de vida.",
    },
    {
      name: "Informes de terapia, nervios y genética",
      holder: "Cada clínica o programa desde el nacimiento",
      how: "Agregue el plan de Intervención Temprana.",
    },
  ],
  questions: [
    "¿La ley de qué estado vale, y es un programa estatal la única opción allí?",
    "¿Cuáles son los plazos separados para el niño, para la madre y por una muerte?",
    "¿Nos atendió alguien federal, de modo que va primero un reclamo de dos años?",
    "¿Quién leerá las tiras del monitor y las imágenes, y quién lo paga?",
    "¿Qué otras causas se van a estudiar, como los genes, una infección o un parto prematuro?",
    "¿A qué renunciaríamos con una petición a un programa estatal?",
    "¿Cómo afectaría lo recuperado a SSI, Medicaid o un fideicomiso para necesidades especiales?",
  ],
  charts: [
    {
      caption:
        "Un resultado difícil puede explicarse de varias maneras; el expediente puede mostrar cuál es.[^cdc][^review]",
      sides: [
        {
          title: "Lo que pueden alegar las familias",
          points: [
            "No se vieron señales de alarma en el monitor",
            "La cesárea llegó demasiado tarde",
            "El enfriamiento no se ofreció a tiempo",
          ],
        },
        {
          title: "Lo que pueden responder los hospitales",
          points: [
            "La atención fue la debida",
            "El daño vino antes del trabajo de parto",
            "La causa es genética o desconocida",
          ],
        },
      ],
    },
    {
      caption:
        "El fondo de Nueva York, según informes, muestra lo rápido que puede cambiar un programa.[^create][^suspend][^reopen]",
      points: ["Una ley crea el fondo", "No se inscriben más niños", "El fondo reabre"],
    },
  ],
  where: {},
} satisfies RecordWords<typeof birthInjuryRecord>;
