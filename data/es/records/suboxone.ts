import type { RecordWords } from "../../case-words";
import type { suboxoneRecord } from "../../records/suboxone";

export const suboxoneRecordWords = {
  status: {
    kind: "Litigio multidistrital (MDL) federal",
    court: "Tribunal Federal de Distrito, Distrito Norte de Ohio (Cleveland)",
    docket: "MDL núm. 3092",
    judge: "J. Philip Calabrese",
    since: [null],
    stage:
      "En septiembre de 2026 los abogados reunían documentos y respuestas bajo juramento en un grupo de cincuenta casos de prueba. Se habían desestimado casos que no cumplieron órdenes del tribunal.[^guide2026][^mealeys]",
    next: "Según se informa, el plan de marzo de 2026 fija el 29 de enero de 2027 para elegir quince casos para juicio. Marzo de 2028, según informes, es solo una propuesta para el primer juicio.[^guide2026] El tribunal publica sus órdenes.[^courtPage]",
    settlement:
      "No encontramos ninguno. Según se informa, los acuerdos anteriores de Suboxone eran sobre competencia o reglas de opioides, y ninguno cubre los dientes.[^guide2026]",
    classAction: "No. Demandas separadas, algunas presentadas juntas en largas listas de nombres.",
  },
  soonest: {
    text: "Terminan las declaraciones bajo juramento en el grupo principal de casos de prueba, según un resumen del litigio. Si eligieron su caso, antes de ese día pueden hacerles preguntas a usted, a su dentista y a quien le receta. Tenga listos sus documentos y llame a su abogado o abogada.",
    whom: "las personas cuyo caso ya presentado fue elegido para el grupo principal de cincuenta",
  },
  figures: [],
  events: [
    "Una orden (núm. 23) fijó reglas para interrogar a médicos, dentistas y otros proveedores en el grupo principal.",
    "El juez Calabrese aceptó cerrar para siempre las demandas de personas que no cumplieron una orden sobre el manejo del caso.",
    "Una nueva orden fijó el grupo principal y un calendario hasta enero de 2027 para elegir los casos que van a juicio.",
    "En el caso guía, el tribunal dejó seguir parte de los reclamos y quitó otros, como los de diseño por cambios tras la aprobación.",
    "Los abogados presentaron una larga lista, llamada Schedule A, con personas que aún reunían sus documentos.",
    "Un estudio de reclamos al seguro vinculó el medicamento bajo la lengua con más enfermedad dental que otros dos medicamentos.",
    "La etiqueta sumó una advertencia dental. Las demandas dicen que debía estar años antes.",
    "La FDA advirtió de caries y pérdida de dientes con la buprenorfina que se disuelve en la boca.",
  ],
  ways: [
    {
      way: "Demanda federal en el litigio multidistrital (MDL) 3092",
      who: "Personas a las que se les recetó la película de marca Suboxone y que después tuvieron daño dental grave, con documentos de ambas cosas",
      clock:
        "Lo fija su estado, y se discute en qué día empieza. Algunos plazos contados desde la etiqueta de junio de 2022 pueden haber vencido. Pregunte a un abogado o abogada por su estado.",
      check: "Tribunal federal en Cleveland (en inglés)",
    },
    {
      way: "Su nombre ya está en la lista Schedule A o en otra",
      who: "Personas cuyo nombre presentó antes un abogado o abogada",
      clock:
        "Quienes están en la lista deben presentar después su propia demanda. No cumplir las fechas del tribunal para los documentos ha cerrado demandas para siempre.[^mealeys] En el grupo principal, se informa que las declaraciones bajo juramento van hasta el 15 de enero de 2027.[^guide2026] Llame ahora a ese abogado o abogada.",
      check: "Página del tribunal con todas las órdenes (en inglés)",
    },
    {
      way: "Demanda estatal en lugar de una federal",
      who: "Personas para quienes la vía federal no es la adecuada",
      clock: "El plazo de ese estado por daños de un medicamento.",
      check: "Sitio web del tribunal local",
    },
    {
      way: "Informe a la FDA (no es un reclamo)",
      who: "Pacientes, familiares, dentistas o quien receta",
      clock: "Abierto en todo momento.",
      check: "MedWatch, en fda.gov/medwatch",
    },
    {
      way: "Tratamiento, aparte de cualquier reclamo",
      who: "Quien quiera empezar, cambiar o seguir su atención",
      clock: "Abierto todos los días; buscar es gratis.",
      check: "FindTreatment.gov (en inglés)",
    },
  ],
  documents: [
    {
      name: "Historial de farmacia: película o tableta, dosis, fechas",
      holder: "Cada farmacia que usó",
      how: "En las demandas ya presentadas, un formulario firmado les obliga a responder dentro de 30 días, según se informa.",
    },
    {
      name: "Informe estatal de recetas o lista de lo facturado al seguro",
      holder: "Programa estatal de recetas o aseguradora",
      how: "Escríbales; así se llenan los huecos de farmacias que cerraron.",
    },
    {
      name: "Expediente dental y radiografías de antes",
      holder: "Cada dentista anterior",
      how: "Pídalos pronto, porque los consultorios los guardan solo algunos años.",
    },
    {
      name: "Trabajos dentales desde entonces",
      holder: "Dentista o cirujano oral",
      how: "Expediente, radiografías y notas de cada diente que le sacaron.",
    },
    {
      name: "Expediente del programa o de quien receta",
      holder: "El programa de tratamiento",
      how: "Pida al programa el formulario de permiso que exigen sus expedientes.",
    },
    {
      name: "Cajas y guías del medicamento",
      holder: "Usted",
      how: "De antes y después de junio de 2022, si le queda alguna.",
    },
    {
      name: "Cartas del abogado o abogada que presentó su nombre",
      holder: "Sus propios papeles",
      how: "Guarde las fechas, para que se pueda hallar su lugar en la lista.",
    },
  ],
  questions: [
    "¿Alguna vez me pusieron en Schedule A o en otra lista, y sigue en pie mi demanda?",
    "¿Qué documentos pide ahora el tribunal, y para cuándo?",
    "¿Prueban los datos de mi farmacia que usé la película de marca, y por cuánto tiempo?",
    "¿Desde qué día se cuenta en mi estado?",
    "¿Qué reclamos dejó abiertos la decisión de diciembre de 2024, y está el mío entre ellos?",
    "¿Quién verá mi expediente de tratamiento?",
    "Ya tenía problemas dentales de antes. ¿Cuánto pesa eso?",
  ],
  charts: [
    {
      caption:
        "La película, la advertencia y las demandas, en el orden en que llegaron.[^film][^fda][^update][^panel][^opinion]",
      points: [
        "Aprueban la película",
        "La FDA advierte",
        "Cambia la etiqueta",
        "Comienza MDL 3092",
        "Decisión clave",
      ],
    },
    {
      caption:
        "La cuestión es cuándo había que advertir, y si la ley federal permite que un tribunal estatal lo decida.[^opinion][^preempt]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "Había que advertir mucho antes de 2022",
            "Otro diseño habría protegido los dientes",
          ],
        },
        {
          title: "Lo que responden las empresas",
          points: [
            "La aprobación federal impide esos reclamos",
            "Ni el diseño ni la etiqueta podían cambiarse sin más",
          ],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof suboxoneRecord>;
