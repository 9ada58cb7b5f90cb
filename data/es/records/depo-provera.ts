import type { RecordWords } from "../../case-words";
import type { depoProveraRecord } from "../../records/depo-provera";

export const depoProveraRecordWords = {
  status: {
    kind: "MDL federal y demandas estatales",
    court: "Tribunal Federal de Distrito, Distrito Norte de Florida (Pensacola)",
    docket: "MDL núm. 3140 (3:25md3140)",
    judge: "M. Casey Rodgers",
    since: [null],
    stage:
      "En mayo de 2026 seguían abiertas dos cuestiones que tocan todos los casos: si la ley federal impide los reclamos sobre las advertencias y si un jurado puede oír a los peritos sobre la causa.[^memo][^mealeys]",
    next: "No encontramos una decisión sobre ninguna de las dos. Se debía oír a los peritos a fines de junio de 2026. Lo sabemos solo por una nota de investigación no oficial en un sitio privado, y no sabemos si ocurrió. Quizá lo diga la página del tribunal.[^memo]",
    settlement: "No encontramos ninguno.",
    classAction:
      "No. Cada reclamo por lesiones es una demanda propia. También se informó de demandas colectivas por controles médicos.",
  },
  soonest: {
    text: "Estaba previsto que empezara en Pensacola un primer juicio de prueba. Ninguna fuente posterior a mayo de 2026 dice que siga en pie, así que vea la página del tribunal. Esa fecha no pone fin al plazo de nadie para demandar.",
    whom: "las mujeres con un caso en el MDL 3140, que podrían ver qué piensa un jurado de las pruebas",
  },
  figures: [],
  events: [
    "Los fabricantes presentaron un nuevo escrito tras el cambio del prospecto. Dijeron que no podían agregar la advertencia sin la aprobación de la agencia.",
    "La jueza eligió diciembre de 2026 para un primer juicio piloto y fines de mayo de 2026 para oír a los peritos.",
    "La FDA aprobó una advertencia de meningioma para Depo-Provera CI y para Depo-SubQ Provera 104.",
    "El tribunal suavizó su regla de pruebas para algunas mujeres que solo tuvieron inyecciones tempranas. La orden se conoce por un bufete de demandantes.",
    "Un estudio de expedientes médicos de Estados Unidos informó de más diagnósticos de meningioma entre usuarias de la inyección que entre otras mujeres.",
    "A fines de mes, el tribunal oyó el argumento de Pfizer de que la ley federal de medicamentos impide las demandas. No encontramos la decisión.",
    "Pfizer pidió a la jueza cerrar los cinco casos piloto, con el argumento de que la FDA rechazó una advertencia en 2024. La parte demandante dice que pasó por alto pruebas anteriores.",
    "La jueza Rodgers ordenó a cada mujer entregar documentos que prueben sus inyecciones y su diagnóstico.",
  ],
  ways: [
    {
      way: "Demanda federal en el MDL 3140",
      who: "Mujeres con un meningioma dentro del cráneo, hallado después de Depo-Provera o un genérico cubierto, que pueden probar las dos cosas. Prasco, Greenstone y Viatris salieron del caso sin decisión de fondo, dice un bufete de demandantes. Averigüe de qué empresa era su inyección.[^pope]",
      clock:
        "Varía según el estado. Algunos cuentan desde el diagnóstico, otros desde que se pudo saber del posible vínculo, y otros fijan un plazo máximo. Las fechas del tribunal para entregar documentos corren desde que se presenta la demanda.",
      check: "La página del tribunal sobre Depo-Provera (en inglés)",
    },
    {
      way: "Demanda estatal, como en Nueva York o Delaware",
      who: "Mujeres cuyos hechos les permiten demandar allí",
      clock: "Cada estado tiene su propio plazo por daños de medicamentos.",
      check: "El sitio web de los tribunales de ese estado",
    },
    {
      way: "Informe de un efecto secundario a FDA MedWatch (no paga nada)",
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
      name: "Reclamos por medroxiprogesterona de 150 mg o 104 mg",
      holder: "Cadena de farmacias, aseguradora o agencia de Medicaid",
      how: "Un listado de reclamos de todos los años que pueda nombrar.",
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
      holder: "Neurología, médico de la vista o clínica del oído",
      how: "Las visitas que muestran síntomas y cuándo empezaron.",
    },
    {
      name: "Respuestas de clínicas que no tienen expedientes",
      holder: "Usted, cuando les haya escrito",
      how: "Guarde su carta y la respuesta: según un bufete, el tribunal pide las dos si las inyecciones fueron antes de junio de 2005.",
    },
    {
      name: "Historial de NF2 o de radiación en la cabeza",
      holder: "Su médico principal o una clínica de genética",
      how: "La otra parte lo preguntará, así que téngalo listo.",
    },
  ],
  questions: [
    "¿Ya salieron las decisiones sobre la ley federal y sobre los peritos, y qué significan para una demanda que se presenta ahora?",
    "¿Vinieron mis inyecciones de Pfizer, de un genérico autorizado o de otra empresa, y se puede demandar a esa empresa?",
    "¿Cambió la nueva advertencia de diciembre de 2025 el tiempo que tengo?",
    "¿Qué prueba aceptará el tribunal si mi clínica cerró?",
    "¿Demandarían en Pensacola o en un tribunal estatal, y por qué allí?",
    "¿Sigue previsto el primer juicio, y me afectaría su resultado?",
  ],
  charts: [
    {
      caption:
        "Dos estudios grandes salieron antes de que cambiara el prospecto.[^court][^bmj][^jama][^fda]",
      points: [
        "Aprobada en EE.UU.",
        "Estudio francés",
        "Comienza MDL federal",
        "Estudio de EE.UU.",
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
            "Solo la FDA podía permitir palabras nuevas en el prospecto",
          ],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof depoProveraRecord>;
