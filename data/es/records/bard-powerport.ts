import type { RecordWords } from "../../case-words";
import type { bardPowerportRecord } from "../../records/bard-powerport";

export const bardPowerportRecordWords = {
  status: {
    kind: "Litigio multidistrital (MDL) federal",
    court: "Tribunal Federal de Distrito, Distrito de Arizona (Phoenix)",
    docket: "MDL núm. 3081",
    judge: "David G. Campbell",
    since: [null],
    stage:
      "En septiembre de 2026, se informó que los casos federales seguían activos, y no se halló ningún acuerdo. Un sitio de resúmenes informó del resultado de un primer juicio y luego se retractó.[^guide2026][^guideJune]",
    next: "Juicios de casos de prueba en el grupo federal. Las fuentes nombraron meses distintos y ningún resultado está confirmado. La página del tribunal tiene sus órdenes.[^courtPage]",
    settlement: "No encontramos ninguno, hasta septiembre de 2026.",
    classAction: "No. Demandas separadas comparten un tribunal hasta el juicio.",
  },
  soonest: null,
  figures: [
    {
      value: "30 días",
      what: "Tiempo para presentar el formulario corto después de que una demanda pasa al MDL 3081, según la orden de 2023; otras posteriores pueden haberlo cambiado.",
    },
  ],
  events: [
    "Un sitio de resúmenes que leyó las órdenes públicas del tribunal, que terminan en marzo de 2026, no halló un programa de acuerdo ni un resultado de juicio que pudiera verificar.",
    "Un sitio de resúmenes informó en junio de un veredicto dividido en un primer juicio (Cook), y a los pocos días se retractó.",
    "Una orden se ocupó de preparar el caso Cook para juicio y dejó el caso Miller entre los casos de prueba.",
    "Un sitio de resúmenes esperaba el primer juicio de un caso de prueba en abril y escribió de posibles conversaciones de acuerdo.",
    "Se dijo que una orden repartía los juicios de seis casos de prueba entre mayo de 2026 y febrero de 2027.",
    "Se eligieron seis casos de prueba.",
    "El tribunal permitió demandar directamente en el grupo de Arizona con un formulario corto.",
    "El panel creó el MDL 3081 en Arizona.",
  ],
  ways: [
    {
      way: "Demanda federal en el litigio multidistrital (MDL) 3081",
      who: "Una persona con un puerto de Bard o BD y una complicación diagnosticada, o la sucesión.",
      clock:
        "Depende de su estado. El plazo puede correr desde la complicación o desde que supo cuál era su causa probable. Una demanda puede ir directo a Arizona con un formulario corto que nombra su tribunal de origen. Para los plazos, cuenta el día en que presentó su primer escrito de demanda. Así lo dice la orden de 2023, y otras posteriores pueden ser distintas.[^order7]",
      check: "El tribunal federal de Arizona, lectura gratis (en inglés)",
    },
    {
      way: "Demanda por un puerto fuera del MDL",
      who: "Personas cuyo reclamo no va en el MDL.",
      clock: "Las reglas propias del estado; pueden ser más cortas.",
      check: "El sitio del tribunal del condado",
    },
    {
      way: "Informe del dispositivo a la FDA (no da dinero)",
      who: "Pacientes, sus familias, médicos y personal de enfermería.",
      clock: "Ninguno.",
      check: "MedWatch (en inglés)",
    },
  ],
  documents: [
    {
      name: "Informe de la operación en que se puso el puerto",
      holder: "Oficina de expedientes del hospital",
      how: "Pida por escrito la página del registro del implante con modelo y lote",
    },
    {
      name: "Tarjeta del implante",
      holder: "Usted; la clínica que puso el puerto",
      how: "Si se perdió, pregunte qué puerto se usó ese día",
    },
    {
      name: "Imágenes del puerto",
      holder: "Departamento de radiología",
      how: "Radiografía, tomografía o estudio en disco, con informes",
    },
    {
      name: "Resultados de cultivos",
      holder: "Laboratorio o portal del hospital",
      how: "De sangre y de la punta del catéter, con fechas",
    },
    {
      name: "Informe de la extracción",
      holder: "Hospital o radiología intervencionista",
      how: "Pida también la página de patología",
    },
    {
      name: "El dispositivo mismo",
      holder: "Patología u oficina de riesgos del hospital",
      how: "Escriba que se debe conservar y guarde una copia de la carta",
    },
    {
      name: "Notas de infusión",
      holder: "Centro de quimioterapia o de infusión",
      how: "Busque lavados, hinchazón, dolor o una línea tapada",
    },
  ],
  questions: [
    "¿Prueban mis papeles un dispositivo de Bard o BD, y qué modelo?",
    "¿Se parece mi complicación a las de los casos de prueba?",
    "¿Iría mi caso al litigio multidistrital (MDL) 3081 o a un tribunal estatal?",
    "¿Desde qué día cuentan ustedes el plazo para mi puerto?",
    "¿Qué ha pasado en los juicios de los casos de prueba, y puedo ver la orden o el veredicto?",
    "¿Qué otra prueba bastaría si el puerto ya no está?",
    "¿Quién paga los expedientes y los peritos si no ganamos?",
  ],
  charts: [
    {
      caption:
        "Según se informa, los casos avanzaron hacia juicios de casos de prueba, y los documentos conocidos terminan en marzo de 2026.[^drugwatch2025][^aboutlawsuits2026][^guide2026]",
      points: [
        "Comienza MDL 3081",
        "Demanda directa permitida",
        "Eligen casos de prueba",
        "Última orden vista",
      ],
    },
    {
      caption: "La disputa es sobre el tubo y sobre las advertencias.[^aboutlawsuits2025]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "El material del tubo se debilita con el tiempo",
            "En las grietas se asientan gérmenes y coágulos",
            "Había que decírselo a los médicos",
          ],
        },
        {
          title: "Lo que responden las empresas",
          points: ["Niegan lo que se alega", "Bastaba con que se coordinaran de modo informal"],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof bardPowerportRecord>;
