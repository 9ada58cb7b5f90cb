import type { RecordWords } from "../../case-words";
import type { institutionalSexAbuseRecord } from "../../records/institutional-sex-abuse";

export const institutionalSexAbuseRecordWords = {
  status: {
    kind: "Demandas individuales en muchos tribunales",
    court:
      "Tribunales del lugar de los hechos o de la organización, y a veces un tribunal de bancarrotas",
    docket: null,
    judge: null,
    since: [],
    stage:
      "En julio de 2026, las leyes de plazos seguían cambiando. La Ciudad de Nueva York y, según informan varias páginas, Rhode Island habían abierto ventanas. California tenía dos para personas adultas.[^mondaq][^windows][^ab2777][^ab250]",
    next: "Más ventanas se cierran en 2027 y 2028; las fechas están en las opciones de abajo. Otros estados pueden tener ventanas que no hallamos.",
    settlement:
      "Oficial: el condado de Los Ángeles anunció en 2025 acuerdos sobre sus centros de libertad a prueba (probation) y de protección de menores, y revisa cada reclamo. Allí ya terminó el plazo.[^lacounty]",
    classAction:
      "No. La mayoría son demandas individuales; algunas las guía un solo tribunal o las paga un fondo de bancarrota.",
  },
  soonest: {
    text: "Termina una ley de California. Permite a algunas personas adultas demandar por una agresión sexual del 1 de enero de 2009 o posterior, aunque el plazo usual haya vencido. Ese día la demanda ya debe estar presentada. No basta con hablar con un abogado o abogada.",
    whom: "las personas en California que tenían 18 años o más entonces",
  },
  figures: [
    {
      value: "$700,000",
      what: "Lo máximo (en indemnización no económica) que un reclamo reabierto de Maryland presentado el 1 de junio de 2025 o después puede obtener de un grupo privado.",
    },
    {
      value: "$400,000",
      what: "El mismo límite contra un ente público, por persona.",
    },
    {
      value: "20 por ciento de un acuerdo, 25 por ciento tras un juicio",
      what: "Lo máximo que puede cobrar un abogado o abogada en esos casos. Es posible que todavía deba gastos. Pregunte antes de firmar.",
    },
    {
      value: "hasta $828 millones",
      what: "El segundo acuerdo del condado de Los Ángeles sobre reclamos de la ley AB 218, provisional cuando se anunció. Ya no se reciben reclamos, y cada pago se fija por separado.",
    },
  ],
  events: [
    "El gobernador de Rhode Island firmó una ventana del 1 de julio de 2026 al 30 de junio de 2028 para reclamos vencidos de la niñez. También fijó otro plazo: 35 años, o siete desde que se supo del daño.",
    "El Concejo de la Ciudad de Nueva York superó un veto. Eso dio 18 meses para demandar por violencia por motivos de género anterior al 9 de enero de 2022.",
    "El condado de Los Ángeles anunció un segundo acuerdo provisional y una revisión de qué tan creíble es cada reclamo.",
    "La AB 250 de California se hizo ley.",
    "Maryland puso tope a lo que pueden recuperar los reclamos reabiertos y a los honorarios de abogados.",
    "El tribunal más alto de Maine anuló la ley que dejaba demandar por reclamos cuyo plazo ya había vencido.",
  ],
  ways: [
    {
      way: "Demanda estatal por abuso en la niñez",
      who: "Personas que sufrieron abuso en la niñez, contra quien lo hizo y, donde la ley lo permite, contra la organización",
      clock:
        "Lo fija cada estado, a menudo según la edad. California no tiene plazo si el abuso ocurrió el 1 de enero de 2024 o después. Si fue antes, en general hasta los 40 años o cinco años desde que se descubrió, la más tardía de las dos fechas, con más que probar después de los 40.[^ab452] Estas leyes cambian a menudo, así que lea la suya como está hoy.",
      check: "Mapa de CHILD USA, estado por estado (en inglés)",
    },
    {
      way: "AB 250 de California, para adultos",
      who: "Personas de 18 años o más entonces. Para demandar a quien lo hizo, no hay que mostrar un encubrimiento. Para demandar a un ente privado, la demanda debe alegar que se encubrió una agresión anterior de esa persona, o una denuncia sobre ella. Quedan fuera los entes públicos y los reclamos ya decididos o acordados por escrito antes del 1 de enero de 2026.[^calmatters][^ksby]",
      clock:
        "Del 1 de enero de 2026 al 31 de diciembre de 2027, para reclamos que ya habían vencido.[^ab250][^ksby] El plazo normal de California para adultos es de diez años desde el último acto, o tres desde que se descubrió el daño. Cuenta lo que sea más tarde.[^ab2777]",
      check: "Qué dice la ley, en CalMatters (en inglés)",
    },
    {
      way: "AB 2777 de California, agresiones a adultos desde 2009",
      who: "Personas adultas agredidas el 1 de enero de 2009 o después, con el plazo normal ya vencido. No hay que alegar un encubrimiento.",
      clock:
        "Ayuda solo donde el único obstáculo es el plazo, como dice el resumen de la propia Legislatura.[^ab2777] Termina un año antes que AB 250, otra parte de la misma sección, así que pregunte cuál es la que le sirve.",
      check: "La ley en la Legislatura de California (en inglés)",
    },
    {
      way: "Ventana de la Ciudad de Nueva York",
      who: "Personas que sufrieron violencia por motivos de género en la ciudad antes del 9 de enero de 2022. Según los tribunales, eso incluye el abuso sexual. También demandas presentadas entre el 1 de marzo de 2023 y el 1 de marzo de 2025 que se presentan de nuevo.",
      clock:
        "El Concejo dice 18 meses; superó el veto el 29 de enero de 2026.[^nyc] Los bufetes cuentan hasta el 29 de julio de 2027. Según otra página, termina meses antes, y nada oficial confirma una u otra fecha.[^mondaq] Puede haber apelaciones.",
      check: "El expediente del Concejo, Int 1297-2025 (en inglés)",
    },
    {
      way: "Ventana de Rhode Island",
      who: "Personas que sufrieron abuso en la niñez y cuyo reclamo venció; las páginas difieren sobre a quién se puede demandar",
      clock:
        "Según se informa, va del 1 de julio de 2026 al 30 de junio de 2028; no hemos visto la ley misma.[^recording][^windows][^codify] Para los demás reclamos, las mismas páginas dan 35 años desde el hecho o siete desde que la persona supo del daño, lo que sea más tarde. En 1996, el tribunal más alto del estado se negó a reabrir reclamos vencidos: la ventana puede impugnarse.[^kelly]",
      check: "Proyecto S 2616 de 2026 en la legislatura (en inglés)",
    },
    {
      way: "Ventana de Luisiana",
      who: "Personas que de menores sufrieron abuso y cuyo plazo venció.",
      clock:
        "Abierta, según se informa, hasta el 14 de junio de 2027.[^louisiana] Desde los 21 años, una demanda necesita dos certificados: uno del abogado o abogada y otro de un profesional de salud mental con licencia.[^laLaw] Los reclamos que no habían vencido ya no tienen plazo.",
      check: "R.S. 9:2800.9 en la legislatura (en inglés)",
    },
    {
      way: "Maryland y Vermont: sin fecha final",
      who: "Personas que sufrieron abuso allí en la niñez. En Maryland, también si venció un plazo anterior, y contra entes públicos.",
      clock:
        "Maryland no tiene plazo, y su tribunal más alto lo confirmó en 2025.[^mdcourt] En Vermont puede demandar en cualquier momento. CHILD USA, que sigue estas leyes, dice que los reclamos vencidos se reabren para siempre.[^vermont] Pregunte cómo se aplica a un reclamo antiguo contra una organización.",
      check: "La decisión del tribunal, en resumen (en inglés)",
    },
    {
      way: "Reclamo federal según 18 U.S.C. 2255",
      who: "Personas que de menores sufrieron delitos federales de una lista, como la trata o la creación de imágenes",
      clock:
        "Sin plazo, salvo que el reclamo hubiera vencido antes del 16 de septiembre de 2022.[^federal]",
      check: "Texto de la Ley Pública 117-176 (en inglés)",
    },
    {
      way: "Reclamo en una bancarrota o un programa",
      who: "Personas cuya organización cayó en bancarrota, como los Boy Scouts o algunas diócesis",
      clock:
        "Cada bancarrota fija su propio último día, y muchos ya pasaron; pregunte antes de desistir. Alabama quitó su plazo solo para reclamos en la bancarrota de los Boy Scouts, y se informa que eso termina el 31 de diciembre de 2026.[^alabama]",
      check: "El sitio de reclamos que nombra el tribunal",
    },
    {
      way: "Dinero del estado tras un delito",
      who: "Personas afectadas por un delito, y algunos familiares; puede pagar consejería sin una demanda",
      clock:
        "Cambia según el estado. California da la más tardía de tres fechas: siete años desde el delito, el cumpleaños número 28, o siete años desde que se pudo descubrir el daño. Con causa justificada puede aceptarse una solicitud tardía.[^calvcb]",
      check: "Oficina federal con una lista de programas (en inglés)",
    },
  ],
  documents: [
    {
      name: "Lo que ya tiene",
      holder: "Usted",
      how: "No necesita ningún papel para preguntar. Lo demás es para después, y solo si es seguro.",
    },
    {
      name: "Expediente de la escuela o universidad",
      holder: "Oficina de registro o del distrito",
      how: "Por escrito, de quien estudió allí, o de su madre o padre.",
    },
    {
      name: "Expediente de colocación, libertad a prueba u hogar de crianza temporal",
      holder: "Agencia del condado o secretaría del tribunal de menores",
      how: "Algunos exigen permiso del tribunal, y un abogado o abogada puede pedirlo.",
    },
    {
      name: "Prueba del campamento, equipo o club",
      holder: "Familia, o la organización",
      how: "Formularios, listas, anuarios y fotos de grupo.",
    },
    {
      name: "Quejas de entonces y sus respuestas",
      holder: "Usted, sus padres o la organización",
      how: "Busque en cartas y mensajes viejos, hasta donde quiera.",
    },
    {
      name: "Notas de terapia y de médicos",
      holder: "Oficina de expedientes del proveedor",
      how: "Con una petición firmada, por los años que importan.",
    },
    {
      name: "Denuncia hecha a una agencia",
      holder: "La policía o la agencia que la tomó",
      how: "Dé el número del informe, o el nombre y la fecha.",
    },
    {
      name: "Acuerdo o renuncia a reclamar (release) anterior",
      holder: "Usted, o el abogado o abogada que tenía entonces",
      how: "Guarde ese papel, porque decide qué reclamos quedan.",
    },
  ],
  questions: [
    "¿Está mi reclamo dentro del plazo normal de ese estado, dentro de una ventana, o fuera de plazo?",
    "¿Es el lugar público o privado, y trae eso un plazo corto para avisar, o un tope?",
    "¿Qué hay que mostrar de lo que sabía la organización, y qué pasa si no hay papeles?",
    "¿Cayó en bancarrota, o creó un programa que tiene una fecha propia?",
    "¿Puedo demandar con iniciales, y cuándo se avisaría a la persona?",
    "¿Limita alguna ley sus honorarios en reclamos como este?",
    "Firmé algo hace años. ¿Me obliga todavía ese papel?",
  ],
  charts: [
    {
      caption:
        "Desde 2022, algunas leyes han dado más tiempo a las personas, y otras se lo han quitado.[^federal][^maine][^maryland][^ab250][^mondaq]",
      points: [
        "Sin plazo federal",
        "Maine: no reabre",
        "Maryland pone tope",
        "California: AB 250",
        "Ciudad de Nueva York",
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof institutionalSexAbuseRecord>;
