import type { RecordWords } from "../../case-words";
import type { ozempicWegovyRecord } from "../../records/ozempic-wegovy";

export const ozempicWegovyRecordWords = {
  status: {
    kind: "Dos litigios multidistritales (MDL) federales",
    court: "Tribunal Federal de Distrito, Distrito Este de Pensilvania (Filadelfia)",
    docket:
      "MDL núm. 3094 (estómago, intestino y vesícula); MDL núm. 3163 (pérdida súbita de la vista)",
    judge: "Karen S. Marston (los dos)",
    since: ["MDL 3094", "MDL 3163"],
    stage:
      "En octubre de 2026 ya habían pasado los días fijados para una audiencia de septiembre sobre los peritos en los casos de estómago. No se había publicado una decisión, y ningún grupo tenía fecha de juicio.[^courtPage][^guide2026]",
    next: "Una decisión sobre los peritos, y sobre la petición de los fabricantes de cerrar reclamos antes del juicio. Cualquiera puede ver en línea las reuniones mensuales del tribunal.[^courtPage]",
    settlement:
      "No encontramos ninguno. Un sitio de resúmenes que leyó la lista de órdenes del tribunal en octubre de 2026 tampoco halló ninguno.[^guide2026]",
    classAction: "No. Son demandas separadas por lesiones, en dos grupos.",
  },
  soonest: null,
  figures: [],
  events: [
    "La página del tribunal anunció cinco días de audiencia, del 14 al 18 de septiembre, abiertos al público en línea, sobre si los peritos pueden declarar.",
    "Un segundo estudio grande informó de una tasa algo más alta de NAION con estos medicamentos, y otra vez de un riesgo bajo para cada persona.",
    "Un estudio de veteranos de Estados Unidos con diabetes tipo 2 halló NAION más a menudo tras empezar con semaglutida que con otro tipo de medicamento.",
    "Un panel federal dio a las demandas por pérdida de la vista su propio grupo, ante la misma jueza.",
    "La etiqueta de Ozempic en Estados Unidos cambió su advertencia sobre reacciones graves de estómago e intestino.",
    "La jueza Marston decidió que un reclamo por gastroparesia debe basarse en una prueba objetiva.",
    "El comité europeo de seguridad de medicamentos nombró la NAION como efecto secundario muy raro de la semaglutida.",
    "El tribunal permitió demandar directamente en el grupo de Filadelfia, con una sola persona en cada escrito de demanda.",
  ],
  ways: [
    {
      way: "Demanda por estómago o intestino en el litigio multidistrital (MDL) 3094",
      who: "Personas a las que se recetó un medicamento GLP-1 de marca, que tienen gastroparesia (mostrada por una prueba), íleo, obstrucción intestinal o daño en la vesícula",
      clock:
        "El plazo de su estado por daños de un medicamento, que puede ser corto. Puede demandar directamente en Filadelfia y nombrar su tribunal de origen. Eso no decide qué ley y qué plazo estatal rigen.[^order14]",
      check: "La página del tribunal con órdenes y reuniones públicas (en inglés)",
    },
    {
      way: "Demanda por pérdida de la vista en el MDL 3163",
      who: "Personas con receta de un medicamento GLP-1 de marca a quienes un médico de los ojos les halló NAION",
      clock:
        "También fija este plazo la ley del estado, así que pregunte pronto. Estos casos van aparte: según se informó, la audiencia de septiembre de 2026 no era sobre ellos.[^guide2026]",
      check: "Órdenes del grupo de pérdida de la vista (en inglés)",
    },
    {
      way: "Demanda estatal, por ejemplo en Nueva Jersey",
      who: "Personas con pérdida de la vista. Dos sitios de resúmenes informan que sus demandas se agrupan allí, aparte de las lesiones de estómago[^drugwatch]",
      clock: "El plazo de ese estado. Pregunte a un abogado o abogada de allí.",
      check: "Lista de casos de varios condados en njcourts.gov",
    },
    {
      way: "Informar a la FDA de un efecto secundario",
      who: "Pacientes, familiares y personal médico o de enfermería. No paga nada, pero puede ayudar a otros",
      clock: "Sin plazo.",
      check: "MedWatch, en fda.gov/medwatch",
    },
  ],
  documents: [
    {
      name: "Historial de farmacia con marca, dosis y fechas",
      holder: "Cada farmacia, o quien administra su plan de recetas",
      how: "Un solo listado de todo el tiempo en que lo usó.",
    },
    {
      name: "Notas de por qué se empezó y se cambió",
      holder: "La clínica de quien lo recetó",
      how: "Descárguelas del portal de la clínica, si lo hay.",
    },
    {
      name: "Estudio de vaciado gástrico u otra prueba objetiva",
      holder: "Medicina nuclear o radiología",
      how: "El informe completo, no solo el resumen.",
    },
    {
      name: "Imágenes de intestino y vesícula, informes de cirugía",
      holder: "Expedientes del hospital",
      how: "Dé las fechas de su estadía.",
    },
    {
      name: "Examen de ojos, campo visual e imágenes del nervio",
      holder: "Médico de los ojos o neurooftalmólogo",
      how: "Pida el primer día en que se anotó un cambio.",
    },
    {
      name: "Papeles de emergencias y de ingreso",
      holder: "Oficina de expedientes de cada hospital",
      how: "Las cartas de alta muestran fechas y síntomas.",
    },
    {
      name: "Otros medicamentos y enfermedades anteriores",
      holder: "Su clínica principal",
      how: "Sobre todo diabetes, apnea del sueño y presión arterial alta.",
    },
    {
      name: "Fotos de la pluma o la caja",
      holder: "Usted",
      how: "Que se vean la marca y el número de lote.",
    },
  ],
  questions: [
    "¿Va mi diagnóstico al litigio multidistrital (MDL) 3094, al MDL 3163 o a ninguno?",
    "¿Qué prueba médica acepta este tribunal como objetiva, y basta con la mía?",
    "Usé una versión compuesta en farmacia parte del tiempo. ¿Qué cambia con eso?",
    "¿Qué ha decidido el tribunal sobre los peritos, y puedo ver la orden?",
    "¿Corre mi plazo desde el diagnóstico o desde que supe de un posible vínculo?",
    "Todavía lo tomo por consejo de mi médico. ¿Afecta eso un reclamo?",
  ],
  charts: [
    {
      caption:
        "Los cambios de la etiqueta y las demandas trataron primero del intestino y luego del ojo.[^healthday][^riker][^ema][^dechert][^mealeys]",
      points: [
        "Íleo en la etiqueta",
        "Comienza MDL 3094",
        "UE: hallazgo NAION",
        "Exigen prueba objetiva",
        "Comienza MDL 3163",
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof ozempicWegovyRecord>;
