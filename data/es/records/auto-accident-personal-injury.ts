import type { RecordWords } from "../../case-words";
import type { autoAccidentPersonalInjuryRecord } from "../../records/auto-accident-personal-injury";

export const autoAccidentPersonalInjuryRecordWords = {
  status: {
    kind: "Reclamos individuales por lesiones",
    court: "Por lo general, primero un reclamo al seguro y luego un tribunal estatal",
    docket: null,
    judge: null,
    since: [],
    stage:
      "En junio de 2026, las reglas estatales sobre culpa, seguro y plazos decidían cada reclamo. Florida y Luisiana tenían reglas nuevas y, para choques en viajes por aplicación, California.[^florida][^louisiana][^newsom]",
    next: 'Qué hizo el Senado de Florida con un proyecto de 2026 para acabar con el "sin culpa", y cuándo empieza la nueva ley de California sobre viajes por aplicación. No hallamos ni lo uno ni lo otro.[^sb522][^newsom]',
    settlement: "Ninguno. Cada reclamo se resuelve por separado.",
    classAction: "No. Es el reclamo de una sola persona.",
  },
  soonest: null,
  figures: [
    {
      value: "$750, sin cambio para 2026 'hasta nuevo aviso'",
      what: "Hasta este tamaño de acuerdo por lesiones, Medicare no pide que se le devuelva dinero, con condiciones.",
    },
    {
      value: "hasta $10,000",
      what: 'Cobertura "sin culpa" que los conductores de Florida debían tener en 2025.',
    },
    {
      value: "$50,000",
      what: 'Límite de los beneficios básicos "sin culpa" de Nueva York para una persona.',
    },
    {
      value: "$35,000 por persona y $70,000 por choque",
      what: "Cobertura mínima por lesiones de una póliza estándar de Nueva Jersey emitida o renovada desde el 1 de enero de 2026.",
    },
    {
      value: "$60,000 por persona y $300,000 por incidente; antes, $1 millón",
      what: "Lo que las empresas de viajes por aplicación de California deben tener desde el 1 de enero de 2026, para choques con conductores sin seguro o con poco seguro (SB 371).",
    },
  ],
  events: [
    "El gobernador de California firmó una ley, SB 623, que limita algunos gastos médicos en choques de viajes por aplicación y no pone tope a los honorarios de abogados.",
    "Una fuente, que ninguna otra confirma, dice que Nueva York firmó límites nuevos para personas que tienen la mayor parte de la culpa.",
    "Entró en vigor la regla del 51 por ciento de Luisiana. Para un choque cerca de ese día, pregunte qué regla se sigue.",
    "Uber presentó una medida electoral en California para poner tope a los honorarios de abogados en todos los reclamos por choques. Un pacto de junio de 2026 la retiró.",
    'El proyecto de Florida de 2025 para acabar con su sistema "sin culpa" no prosperó.',
    "Luisiana aprobó una regla nueva sobre la culpa compartida, con un límite en el 51 por ciento.",
    "Luisiana dio dos años en lugar de uno para demandar por la mayoría de las lesiones posteriores a este día.",
    "Florida bajó el plazo para demandar por negligencia de cuatro años a dos, para lesiones posteriores a este día.",
  ],
  ways: [
    {
      way: "Su propio seguro",
      who: 'Conductores, pasajeros y a veces peatones o ciclistas. Busque cobertura "sin culpa" (PIP), MedPay, conductor sin seguro y colisión.',
      clock:
        'La póliza y el estado cuentan en días, así que avise pronto a la aseguradora. Florida paga beneficios médicos "sin culpa" solo si la atención empieza dentro de los 14 días después del choque. Nueva York pide aviso dentro de 30.[^shapiro][^comptroller]',
      check: "Busque el departamento de seguros de su estado (en inglés)",
    },
    {
      way: "Reclamo al seguro de la otra parte",
      who: "Personas con lesiones cuando otra parte tuvo al menos algo de culpa",
      clock:
        "Hablar con una aseguradora no detiene el plazo para demandar, y firmar una renuncia a reclamar (release) suele poner fin al reclamo. Si Medicare pagó la atención, puede pedirle a usted dinero de vuelta, salvo en acuerdos muy pequeños.[^medicare]",
      check: "Quejas al departamento de seguros (en inglés)",
    },
    {
      way: "Llevar el reclamo a un tribunal",
      who: "Personas cuyo reclamo no llegó a un acuerdo",
      clock:
        'De uno a seis años según el estado. En California suelen ser dos años. Tennessee da uno, o dos si hay cargos penales dentro de un año.[^tennessee] Kentucky, según un bufete, da dos desde el choque o, si es posterior, desde el último pago "sin culpa".[^kentucky] Luisiana da dos para choques después del 1 de julio de 2024.[^act423] Según se informa, Florida da dos por negligencia desde el 24 de marzo de 2023.[^florida] Maine da seis.[^maine]',
      check: "El sitio de autoayuda de California (en inglés)",
    },
    {
      way: "Reclamo a una ciudad, condado, estado o transporte público",
      who: "Personas con lesiones por un vehículo o empleado público o una calle en mal estado",
      clock:
        "Primero un aviso por escrito, muchas veces dentro de pocos meses. California da seis meses por lesiones o pertenencias, un año por inmuebles y seis meses para demandar tras una denegación por correo.[^california] La Ciudad de Nueva York da 90 días, y algunas agencias exigen su propio aviso.[^nycClaim] Texas: seis meses, o menos si lo dice la carta orgánica de una ciudad.[^texas]",
      check: "La página de California sobre reclamos al gobierno (en inglés)",
    },
    {
      way: "Reclamo a Estados Unidos",
      who: "Personas con lesiones por un empleado federal en su trabajo, por ejemplo quien conduce un vehículo federal",
      clock:
        "Por escrito, dentro de dos años. Luego, seis meses para demandar tras una denegación por correo. Seis meses sin respuesta pueden contar como denegación.[^cfr]",
      check: "32 CFR 750.36 en Cornell (en inglés)",
    },
    {
      way: "Compensación para trabajadores",
      who: "Personas con lesiones en el trabajo, a menudo con un segundo reclamo contra alguien ajeno al empleo",
      clock: "Cada estado fija sus días para avisar y reclamar. Empiece con su empleador.",
      check: "La agencia de compensación para trabajadores de su estado",
    },
    {
      way: "Fondo estatal por conductor ebrio o que huyó",
      who: "Personas con lesiones en un choque así, donde el estado lo cubre",
      clock:
        "Cada estado tiene sus reglas. California cubre los dos, por lo general si lo pide dentro de siete años.[^calvcb]",
      check: "Respuestas de California (en inglés)",
    },
  ],
  documents: [
    {
      name: "Informe de la policía o del choque",
      holder: "Unidad de registros de la policía o sitio del estado",
      how: "Dé el número de informe, o la fecha y el lugar.",
    },
    {
      name: "Fotos y video del lugar",
      holder: "Usted, tiendas, vecinos, cámaras de auto",
      how: "Pida en pocos días: las cámaras graban encima.",
    },
    {
      name: "El vehículo y su registrador de datos",
      holder: "Su dueño",
      how: "Que no vaya a la chatarra hasta que hable con un abogado o abogada.",
    },
    {
      name: "Registros de horas y de ruta del camión",
      holder: "La empresa de transporte",
      how: "Una carta de su abogado o abogada pide que los conserve.",
    },
    {
      name: "Pólizas, tarjetas y cartas de las aseguradoras",
      holder: "Usted y las dos aseguradoras",
      how: "Pida a la suya la póliza completa, con la página de declaraciones.",
    },
    {
      name: "Expediente del tratamiento y facturas detalladas",
      holder: "Cada proveedor",
      how: "Desde la primera visita, con lo que pagó un plan de salud.",
    },
    {
      name: "Talones de pago y declaraciones de impuestos",
      holder: "Empleador, o sus archivos",
      how: "Ayuda una carta breve con los días que faltó.",
    },
    {
      name: "Nombres de testigos, o registro del viaje en la aplicación",
      holder: "Usted, o la aplicación de viajes",
      how: "Guárdelos antes de cambiar de teléfono.",
    },
  ],
  questions: [
    "¿Qué estado fija el plazo en mi caso, y lo hace más corto un ente público?",
    "¿Cómo se contaría allí mi parte de la culpa?",
    "¿Qué póliza paga primero, y cuánta cobertura ofrece cada una de ellas?",
    "¿Debo dar una declaración grabada o firmar un permiso médico?",
    "¿Qué debo devolver a mi plan de salud, a Medicare o a Medicaid?",
    "¿Qué pruebas podrían perderse primero, y quién las guardará?",
    "¿Los gastos se descuentan antes o después de sus honorarios?",
  ],
  charts: [
    {
      caption:
        "La mayoría de las disputas tras un choque son sobre los mismos pocos puntos.[^lawyers][^louisiana]",
      sides: [
        {
          title: "Lo que dice la persona con lesiones",
          points: [
            "El otro conductor se descuidó",
            "Por eso tengo lesiones",
            "Perdí sueldo y tuve gastos",
          ],
        },
        {
          title: "Lo que puede responder una aseguradora",
          points: [
            "Usted comparte la culpa",
            "El dolor ya venía de antes",
            "El tratamiento fue más de lo necesario",
          ],
        },
      ],
    },
    {
      caption: "Dos estados cambiaron sus reglas en un lapso de tres años.[^florida][^louisiana]",
      points: ["Florida: dos años", "Luisiana aprueba límite", "Límite en vigor"],
    },
  ],
  where: {},
} satisfies RecordWords<typeof autoAccidentPersonalInjuryRecord>;
