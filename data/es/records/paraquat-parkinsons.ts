import type { RecordWords } from "../../case-words";
import type { paraquatParkinsonsRecord } from "../../records/paraquat-parkinsons";

export const paraquatParkinsonsRecordWords = {
  status: {
    kind: "Litigio multidistrital (MDL) federal y casos estatales",
    court:
      "Tribunal Federal de Distrito, Distrito Sur de Illinois (East St. Louis); Tribunal de Primera Instancia (Court of Common Pleas) de Filadelfia",
    docket: "MDL núm. 3004 (3:21-md-03004-NJR)",
    judge: "Nancy J. Rosenstengel (MDL); Joshua Roberts (Filadelfia)",
    since: ["el MDL federal"],
    stage:
      "En septiembre de 2026 se informó que el tribunal federal llevaba a cabo un acuerdo confidencial para ciertos reclamos. Según se informó, examinaba los casos de quienes se excluyeron, y sus juicios seguían cancelados.[^guide2026]",
    next: "No se conoce nada. No encontramos el resultado de una audiencia de septiembre de 2026 sobre los casos de un abogado. Tampoco hallamos una decisión sobre cómo se aplica aquí el fallo de la Corte Suprema sobre etiquetas.[^guide2026]",
    settlement:
      "Según se informa, solo para ciertos reclamos: la orden núm. 24 nombra un acuerdo marco confidencial.[^guide2026] No son públicos los términos, el total ni una fecha para reclamar. Las fuentes no coinciden en el día de la firma.",
    classAction: "No. Cada persona demanda por separado.",
  },
  soonest: null,
  figures: [
    {
      value: "30 días",
      what: "Tiempo para entregar el cuestionario del tribunal después de que una demanda llega al expediente federal (orden núm. 10).",
    },
  ],
  events: [
    "Se fijó para el 15 de septiembre una audiencia sobre los casos de un abogado. No era un juicio ni una fecha para reclamar, y no encontramos el resultado.",
    "En Monsanto v. Durnell, la Corte Suprema decidió que la ley federal de pesticidas puede impedir reclamos estatales sobre una etiqueta.",
    "Órdenes del 2 y 3 de junio eligieron a algunas personas que se excluyeron del acuerdo para que respondan preguntas bajo juramento.",
    "Se canceló un juicio en Filadelfia tras un acuerdo en ese caso, como en dos anteriores.",
    "La EPA publicó una revisión actualizada de cómo el paraquat puede volverse vapor.",
    "Se firmó un acuerdo marco confidencial para ciertos reclamos. Un perito auxiliar del juez (special master) revisa quién cumple las condiciones, las ofertas y las exclusiones.",
    "La jueza decidió que cada demandante, también quien demande después, debe enviar órdenes judiciales (subpoenas) para obtener pruebas de la exposición.",
    "Se desestimó un grupo grande de casos porque un cuestionario obligatorio llegó tarde. Seis personas que presentaron una objeción pudieron seguir.",
  ],
  ways: [
    {
      way: "Demanda federal en el litigio multidistrital (MDL) 3004",
      who: "Personas con enfermedad de Parkinson tras trabajo repetido con paraquat y que no han llegado a un acuerdo.",
      clock:
        "Su estado fija el plazo para demandar. Después, el cuestionario y las órdenes (subpoenas) tienen sus propias fechas límite, y por no cumplirlas se han cerrado casos.[^order10][^subpoenas] Si tiene una carta del acuerdo, cuenta la fecha límite que da esa carta: llame ya a su abogado o abogada. No se sabe si pueden sumarse reclamos nuevos.",
      check: "Página del tribunal sobre los casos de paraquat (en inglés)",
    },
    {
      way: "Acuerdo federal confidencial",
      who: "Personas con un reclamo ya presentado que el acuerdo nombra y que, según el perito auxiliar (special master), cumple las condiciones. Tener un caso presentado no lo prueba.",
      clock:
        "No hay fecha pública para reclamar ni para excluirse. Cuenta la fecha límite que da su propia carta.",
      check: "Su propio abogado o abogada, y las órdenes del tribunal (en inglés)",
    },
    {
      way: "Demanda estatal, por ejemplo en Filadelfia o California",
      who: "Personas que pueden demandar en ese estado. Las demandas en Filadelfia de personas de otros lugares están en apelación.[^legalNewsline2026]",
      clock: "Decide la ley de ese estado. Pregunte a un abogado o abogada de allí.",
      check: "Los tribunales de Filadelfia (en inglés)",
    },
    {
      way: "Compensación para trabajadores",
      who: "Trabajadores del campo y de jardines expuestos en su empleo. Algunos estados no cubren todas las granjas.",
      clock: "Lo fija cada estado y a veces es corto.",
      check: "La agencia de compensación para trabajadores de su estado",
    },
    {
      way: "Beneficios por incapacidad",
      who: "Personas que ya no pueden trabajar y veteranos con enfermedad de Parkinson, por una regla sobre otras exposiciones.",
      clock: "Las reglas de la propia agencia. No hace falta una demanda.",
      check: "Seguro Social o, para veteranos, el VA (en inglés)",
    },
  ],
  documents: [
    {
      name: "Expediente de neurología",
      holder: "Neurólogo u hospital",
      how: "Pida la primera nota que nombra el Parkinson, y cualquier DaTscan o resonancia (MRI)",
    },
    {
      name: "Historial de medicamentos",
      holder: "Cadena de farmacias o aseguradora",
      how: "Imprima una lista que muestre levodopa o algo parecido, con fechas",
    },
    {
      name: "Licencia de aplicador",
      holder: "Agencia estatal de agricultura o de pesticidas",
      how: "Pida el historial que está a su nombre",
    },
    {
      name: "Registros de uso y de venta",
      holder: "Granja, cooperativa o distribuidor",
      how: "Pídalos ya, porque muchos se guardan solo dos años",
    },
    {
      name: "Informes de uso de pesticidas por campo",
      holder: "Comisionado de agricultura del condado o agencia estatal",
      how: "Dé la sección y los años; los de California llegan hasta 1974",
    },
    {
      name: "Prueba de trabajo y vivienda",
      holder: "Seguro Social, oficinas de nómina, usted",
      how: "Formulario SSA-7050, papeles de cosecha o H-2A, un mapa de campos cercanos",
    },
    {
      name: "Declaraciones de compañeros o vecinos",
      holder: "Personas que estuvieron allí",
      how: "Producto, años, tareas y qué protección se usaba",
    },
  ],
  questions: [
    "¿Está el acuerdo federal abierto para alguien como yo, y quién decide eso?",
    "Si estoy en el acuerdo, ¿qué firmé, y podría todavía salir de él?",
    "Tras Monsanto v. Durnell, ¿qué queda de un reclamo sobre la etiqueta?",
    "¿Dónde presentarían mi demanda, y qué pasa si la apelación de Filadelfia se decide al contrario?",
    "¿Cuándo empezó mi plazo: con el diagnóstico, o cuando supe del posible vínculo con el paraquat?",
    "¿Qué necesitarían ustedes para mostrar que era paraquat y no algún otro herbicida?",
  ],
  charts: [
    {
      caption:
        "Los tribunales y la EPA han avanzado a distinto paso.[^environmentalHealth2011][^judicialPanel2021][^harrismartin2024][^epa2025]",
      points: [
        "Estudio agrícola",
        "Comienza MDL 3004",
        "Excluyen al perito",
        "Carta de acuerdo",
        "Acuerdo, según informes",
        "Decisión sobre etiqueta",
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof paraquatParkinsonsRecord>;
