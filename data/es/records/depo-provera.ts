import type { RecordWords } from "../../case-words";
import type { depoProveraRecord } from "../../records/depo-provera";

export const depoProveraRecordWords = {
  status: {
    kind: "Litigio multidistrital (MDL) federal y demandas estatales",
    court: "Tribunal Federal de Distrito, Distrito Norte de Florida (Pensacola)",
    docket: "MDL núm. 3140 (3:25md3140)",
    judge: "M. Casey Rodgers",
    since: [null],
    stage:
      "En octubre de 2026 se informaba de un programa privado de acuerdo, dirigido por órdenes del tribunal. Según se informó, el juicio de diciembre se canceló y los casos fuera del programa siguieron.[^digest]",
    next: "No encontramos una fecha nueva de juicio, ni una decisión sobre los peritos, ni una sobre si la ley federal impide los reclamos por la advertencia. Lo más reciente está en la página de órdenes del tribunal.[^orders]",
    settlement:
      "Según se informó: un programa privado y confidencial, hecho en julio de 2026 y administrado por BrownGreer. Se informó que no es un acuerdo colectivo, que sus términos no son públicos y que nadie queda incluido automáticamente.[^digest]",
    classAction:
      "No. Cada reclamo por lesiones es una demanda propia. También se informó de demandas colectivas por controles médicos.",
  },
  soonest: {
    text: "Según se informó, es el último día para inscribirse en el programa privado de acuerdo. Llame hoy a su abogado o abogada, o lea la página de órdenes del tribunal. No es un plazo para presentar una demanda.",
    whom: "las mujeres con un reclamo por meningioma que pueda cumplir los términos confidenciales del programa",
  },
  figures: [],
  events: [
    "En el calendario del tribunal había una audiencia sobre los peritos en los casos restantes. El 6 de octubre no se encontró el resultado.",
    "Una orden del tribunal fijó el 30 de noviembre de 2026 como último día para inscribirse en el programa de acuerdo, y pasos para los reclamos que siguen en el tribunal.",
    "Las partes hicieron un acuerdo privado. Después la jueza dejó sin efecto el calendario piloto y canceló el juicio previsto para diciembre.",
    "Los fabricantes presentaron un nuevo escrito tras el cambio de la etiqueta. Dijeron que no podían agregar la advertencia sin la aprobación de la agencia.",
    "La FDA aprobó una advertencia de meningioma para la inyección Depo-Provera CI y para la inyección Depo-SubQ Provera 104.",
    "Un estudio de expedientes médicos de Estados Unidos halló que a las usuarias de la inyección se les diagnosticó meningioma más a menudo que a otras mujeres.",
    "Pfizer pidió a la jueza cerrar los cinco casos piloto, con el argumento de que la FDA rechazó una advertencia en 2024. La parte demandante dice que pasó por alto pruebas anteriores.",
    "La jueza Rodgers ordenó a cada mujer entregar documentos que prueben sus inyecciones y su diagnóstico.",
  ],
  ways: [
    {
      way: "Programa privado de acuerdo en el litigio multidistrital (MDL) 3140",
      who: "Mujeres cuyo reclamo cumple los términos del programa, que no son públicos. Según se informa, una empresa, BrownGreer, lo administra, revisa los expedientes y decide. También se informa que participar es voluntario.[^digest]",
      clock:
        "Inscríbase a más tardar el 30 de noviembre de 2026, según se informó de una orden del tribunal que no hemos leído.[^digest] Si tiene abogado o abogada, pregunte hoy por escrito si ya quedó inscrita. Si no tiene, llame ya a un abogado o abogada, o a un servicio de referencia de la barra de abogados y diga primero esta fecha. No pudimos averiguar si una persona sin caso presentado todavía puede entrar. Inscribirse puede significar renunciar a una demanda, así que pregunte qué firmaría.",
      check: "La lista de órdenes del tribunal en este MDL (en inglés)",
    },
    {
      way: "Demanda federal en el MDL 3140",
      who: "Mujeres con un meningioma dentro del cráneo, hallado después de recibir una inyección de Depo-Provera o de un genérico cubierto. Deben poder probar las dos cosas. Prasco, Greenstone y Viatris salieron del caso sin decisión de fondo, dice un bufete de demandantes. Averigüe de qué empresa era su inyección.[^pope]",
      clock:
        "El plazo lo fija su estado. Algunos cuentan desde el diagnóstico, otros desde que se pudo saber del posible vínculo, y otros fijan un plazo máximo. Las fechas del tribunal para entregar documentos corren desde que se presenta la demanda.",
      check: "La página del tribunal sobre Depo-Provera (en inglés)",
    },
    {
      way: "Demanda estatal, como en Nueva York o Delaware",
      who: "Mujeres que pueden demandar allí. Según se informa, Nueva York y Delaware tienen sus propios grupos, que trabajan junto con la jueza federal.[^states]",
      clock:
        "Cada estado tiene su propio plazo por daños de medicamentos, y varían las reglas para quien supo tarde del vínculo. Pregunte a un abogado o abogada de ese estado.",
      check: "El sitio web de los tribunales de ese estado",
    },
    {
      way: "Informe de un efecto secundario a FDA MedWatch (no da dinero)",
      who: "Una paciente, un familiar, o personal de enfermería o médico",
      clock: "Sin plazo y sin costo.",
      check: "MedWatch en la FDA (en inglés)",
    },
    {
      way: "Beneficios del Seguro Social por incapacidad",
      who: "Mujeres que no pueden trabajar por el tumor o su cirugía",
      clock: "Las reglas de la agencia; solicítelos en cuanto ya no pueda trabajar.",
      check: "Páginas de incapacidad del Seguro Social (en inglés)",
    },
  ],
  documents: [
    {
      name: "Registro de inyecciones con fechas, dosis y producto",
      holder: "Clínica, programa de planificación familiar, clínica escolar o militar",
      how: "Pida cada registro de inyección, con el número NDC si es que se anotó.",
    },
    {
      name: "Lo facturado al seguro por medroxiprogesterona de 150 mg o 104 mg",
      holder: "Cadena de farmacias, aseguradora o agencia de Medicaid",
      how: "Una lista de lo facturado al seguro en los años que recuerde.",
    },
    {
      name: "Imágenes e informes de MRI o CT",
      holder: "Departamento de imágenes del hospital",
      how: "Pida las imágenes en disco y cada informe escrito.",
    },
    {
      name: "Informes de cirugía, patología y radiación",
      holder: "Oficina de expedientes del hospital",
      how: "Nombre la operación y el mes.",
    },
    {
      name: "Notas de neurología, vista y oído",
      holder: "Neurología, médico de los ojos o clínica del oído",
      how: "Las visitas que muestran síntomas y cuándo empezaron.",
    },
    {
      name: "Respuestas de clínicas que no tienen expedientes",
      holder: "Usted, cuando les haya escrito",
      how: "Guarde su carta y la respuesta. Según un bufete, el tribunal pide las dos si las inyecciones fueron antes de junio de 2005.",
    },
    {
      name: "Historial de NF2 o de radiación en la cabeza",
      holder: "Su médico principal o una clínica de genética",
      how: "La otra parte lo preguntará, así que téngalo listo.",
    },
  ],
  questions: [
    "¿Estoy inscrita en el programa de acuerdo, hasta cuándo puedo inscribirme y a qué renunciaría si participo?",
    "¿Ya salieron las decisiones sobre la ley federal (preemption) y los peritos, y qué significan para una demanda que se presenta ahora?",
    "¿Vinieron mis inyecciones de Pfizer, de un genérico autorizado o de otra empresa, y se puede demandar a esa empresa?",
    "¿Cambió la nueva advertencia de diciembre de 2025 el tiempo que tengo?",
    "¿Qué prueba aceptará el tribunal si mi clínica cerró?",
    "¿Demandarían en Pensacola o en un tribunal estatal, y por qué allí?",
    "Según se informó, el juicio de diciembre de 2026 se canceló: ¿qué sigue para un caso que queda fuera del acuerdo?",
  ],
  charts: [
    {
      caption:
        "Dos estudios grandes salieron antes de que cambiara la etiqueta.[^court][^bmj][^jama][^fda]",
      points: [
        "Aprobada en EE. UU.",
        "Estudio francés",
        "Comienza MDL federal",
        "Estudio de EE. UU.",
        "Aprueban la advertencia",
      ],
    },
    {
      caption:
        "Los dos lados señalan a la FDA, que primero dijo que no y luego que sí a una advertencia.[^becker][^mealeys]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "Había señales de un vínculo a la vista",
            "Se avisó demasiado tarde a médicos y pacientes",
            "Era posible una dosis menor",
          ],
        },
        {
          title: "Lo que responden las empresas",
          points: [
            "El producto es seguro y funciona bien",
            "Solo la FDA podía permitir palabras nuevas en la etiqueta",
          ],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof depoProveraRecord>;
