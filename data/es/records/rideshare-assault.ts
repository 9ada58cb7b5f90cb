import type { RecordWords } from "../../case-words";
import type { rideshareAssaultRecord } from "../../records/rideshare-assault";

export const rideshareAssaultRecordWords = {
  status: {
    kind: "Litigios multidistritales (MDL) federales y demandas estatales",
    court:
      "Tribunal Federal de Distrito, Distrito Norte de California, para Uber y para Lyft; demandas estatales en el Tribunal Superior de San Francisco",
    docket: "MDL núm. 3084, 3:23-md-03084 (Uber); MDL núm. 3171 (Lyft); JCCP 5061 (Lyft, estatal)",
    judge: "Charles R. Breyer (Uber); Rita F. Lin (Lyft)",
    since: ["Uber", "Lyft"],
    stage:
      "En abril de 2026, un jurado estatal y dos federales habían decidido primeras demandas contra Uber, con resultados mixtos. Uber disputaba los dos veredictos federales, y el grupo de Lyft era nuevo.[^nyt][^bloomberg][^homampour]",
    next: "Un sitio de resúmenes informó de un tercer juicio federal contra Uber, en San Francisco, para mediados de septiembre de 2026.[^allmind] Buscamos su resultado o una nueva fecha y no hallamos ninguno.",
    settlement: "No encontramos ninguno.",
    classAction:
      "No. En un MDL los casos comparten los primeros pasos, pero cada persona conserva su propio caso.",
  },
  soonest: {
    text: "Una ley de California deja de reabrir reclamos antiguos de adultos por agresiones del 1 de enero de 2009 o posteriores. Para entonces tendría que haber una demanda presentada, y un abogado o abogada necesita tiempo para prepararla.",
    whom: "las personas que tenían 18 años o más, con un reclamo por agresión según la ley de California y el plazo usual ya vencido",
  },
  figures: [
    {
      value: "$8.5 millones",
      what: "Primer juicio de un caso de prueba federal contra Uber: dinero por el daño a una persona que viajaba, nada como castigo. Uber dijo que apelaría.",
    },
    {
      value: "$5,000",
      what: "Segundo juicio de un caso de prueba federal, sobre otra persona que viajaba; también aquí Uber habló de apelar.",
    },
  ],
  events: [
    "En Charlotte, un jurado federal dio la razón a una persona que viajaba. El juez había dicho que el estado impone un deber a las empresas de transporte de pasajeros. Uber habló de apelar.",
    "Un jurado federal de Phoenix halló que el conductor parecía actuar por Uber, pero rechazó los reclamos por negligencia y por mal diseño.",
    "El panel federal envió las demandas de pasajeros de Lyft al Distrito Norte de California como MDL 3171. Lyft se había opuesto.",
    "La Ciudad de Nueva York abrió 18 meses en que aún se puede demandar por violencia por motivos de género anterior al 9 de enero de 2022.",
    "En el primer juicio estatal, un jurado de San Francisco dijo que Uber fue negligente, pero halló que eso no influyó de forma sustancial en el daño.",
    "El juez Breyer decidió que los términos de Uber envían once casos de prueba a juicio en los estados donde viven los pasajeros.",
    "Empezó a regir una nueva ley federal. Quienes alegan agresión o acoso sexual pueden rechazar una cláusula de arbitraje que habían aceptado.",
  ],
  ways: [
    {
      way: "Demanda federal en el litigio multidistrital (MDL) de Uber (3084) o de Lyft (3171)",
      who: "Personas que sufrieron agresión o acoso en un viaje por aplicación, sobre todo pasajeros, y cuya demanda corresponde a un tribunal federal",
      clock:
        "El plazo propio del estado, incluso dentro de un MDL. Después de demandar, el tribunal fija fechas para documentos. Según se informó, algunos casos se cerraron porque un cuestionario llegó tarde.[^sheets]",
      check: "Tribunal federal en San Francisco (en inglés)",
    },
    {
      way: "Demanda estatal, también contra quien conducía",
      who: "Personas con un reclamo estatal, a veces solo contra quien conducía. En junio de 2024, un tribunal de apelaciones decidió que San Francisco no es el lugar para viajes en otros estados de personas que viven fuera de California.[^norcal]",
      clock:
        "El plazo de ese estado. En California, las dos leyes de abajo pueden reabrir un reclamo.",
      check: "El sitio de autoayuda de California (en inglés)",
    },
    {
      way: "AB 250 en California",
      who: "Personas que eran adultas. Por esta vía puede demandar a una empresa solo si alega un encubrimiento, intentado o hecho, de un asunto anterior sobre la persona acusada. A quien conducía puede demandarle sin eso.[^calmatters]",
      clock:
        "Del 1 de enero de 2026 al 31 de diciembre de 2027, para reclamos vencidos, salvo los decididos o resueltos por acuerdo escrito antes de 2026.[^journal] Sin esta ley, según informa un bufete, los adultos tienen diez años desde el último acto, o tres años desde que supieron de una lesión, si es más tarde.[^lcw]",
      check: "CalMatters sobre AB 250 (en inglés)",
    },
    {
      way: "AB 2777 en California",
      who: "Personas adultas agredidas el 1 de enero de 2009 o después, con el plazo normal vencido, sin tener que alegar un encubrimiento",
      clock:
        "Se cierra el 31 de diciembre de 2026, como dice el resumen impreso con la ley.[^ab2777] Después, un reclamo vencido ya no puede usarla. La demanda debe estar presentada ese día. Una primera charla con un abogado o abogada no cuenta.",
      check: "AB 2777 en la Legislatura de California (en inglés)",
    },
    {
      way: "Ventana de la Ciudad de Nueva York",
      who: "Personas que sufrieron una agresión en la ciudad antes del 9 de enero de 2022, con el género como motivo. Los tribunales han decidido que eso incluye el abuso sexual. La ley también alcanza a quienes la hicieron posible.[^nyc]",
      clock:
        "18 meses, según el resumen del Concejo. No hay un último día oficial impreso. Los bufetes cuentan hasta el 29 de julio de 2027, y otra página la termina meses antes.[^mondaq] Un bufete escribe que para los actos posteriores hay siete años.[^mondaq]",
      check: "Int 1297-2025 en el Concejo de la Ciudad (en inglés)",
    },
    {
      way: "Decir que no al arbitraje forzado",
      who: "Personas con una cláusula así en los términos de su aplicación, que alegan agresión o acoso sexual",
      clock: "Para disputas que surgieron el 3 de marzo de 2022 o después.[^arbitration]",
      check: "Ley Pública 117-90 (en inglés)",
    },
    {
      way: "Dinero de un fondo estatal para víctimas",
      who: "Personas afectadas por un delito, y algunos familiares. Cada estado tiene un fondo así, y no hace falta una demanda[^ovc]",
      clock:
        "Lo fija cada estado. California da siete años desde el delito, desde cumplir 21 o desde hallar la lesión, lo que sea más tarde.[^calvcb]",
      check: "Respuestas de California sobre compensación (en inglés)",
    },
    {
      way: "Examen forense y denuncia a la policía",
      who: "Cualquiera tras una agresión sexual, con denuncia a la policía o sin ella[^evawi]",
      clock: "Cuanto antes, mejor, porque el límite cambia según el estado.",
      check: "800-656-4673, o el sitio de RAINN (en inglés)",
    },
  ],
  documents: [
    {
      name: "Recibo del viaje",
      holder: "La aplicación, en viajes anteriores, o su correo",
      how: "Guárdelo como PDF, con los detalles del viaje.",
    },
    {
      name: "Datos de la cuenta y mensajes de ayuda",
      holder: "Uber o Lyft; la persona que pidió el viaje",
      how: "Use la página de privacidad o descarga de la empresa.",
    },
    {
      name: "Lo que le contó a la empresa",
      holder: "Historial de ayuda en la aplicación, y correo",
      how: "Copie cada mensaje con su fecha.",
    },
    {
      name: "Informe de la policía o su número",
      holder: "Unidad de registros de la policía de allí",
      how: "Solo si se hizo uno; pídalo por fecha y lugar.",
    },
    {
      name: "Expediente del examen y del tratamiento",
      holder: "Hospital o clínica",
      how: "La oficina de expedientes copia el archivo; el kit queda con el laboratorio o la policía.",
    },
    {
      name: "Notas de consejería",
      holder: "Su consejero o consejera",
      how: "Compártalas solo si usted lo decide.",
    },
    {
      name: "Mensajes y llamadas a quienes se lo contó primero",
      holder: "Su teléfono o compañía telefónica",
      how: "No borre la aplicación ni los mensajes.",
    },
    {
      name: "Cargo de la tarifa en el banco",
      holder: "Su banco",
      how: "Útil cuando la cuenta de la aplicación está cerrada.",
    },
  ],
  questions: [
    "¿Qué estado fija el plazo para mi viaje, y hay una ventana abierta para mí?",
    "¿Estaría en un litigio multidistrital (MDL), en San Francisco o por mi cuenta, y qué cambiaría eso?",
    "¿Es el reclamo contra la empresa, contra quien conducía o contra los dos, y qué hay que mostrar contra cada uno?",
    "¿Importa la cláusula de arbitraje de mi aplicación, según el día en que ocurrió?",
    "¿Puedo usar iniciales, y quién llega a ver mi expediente médico?",
    "¿Y si ya no tengo el recibo, o una amistad pidió el viaje?",
  ],
  charts: [
    {
      caption:
        "Se ha preguntado a los jurados quién debe hacer que un viaje sea seguro.[^usatoday][^nyt][^bloomberg]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "La aplicación podía hacer más seguros los viajes",
            "Para los pasajeros, el conductor era Uber",
            "Una empresa de transporte debe proteger a sus pasajeros",
          ],
        },
        {
          title: "Lo que responden las empresas",
          points: ["Uber niega haber hecho algo malo", "Disputa los dos veredictos federales"],
        },
      ],
    },
    {
      caption: "Tres primeros juicios, tres respuestas distintas.[^nyt][^bloomberg][^homampour]",
      points: ["MDL de Uber", "Jurado, San Francisco", "Jurado de Phoenix", "Jurado de Charlotte"],
    },
  ],
  where: {},
} satisfies RecordWords<typeof rideshareAssaultRecord>;
