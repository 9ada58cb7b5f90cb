import type { CaseWords } from "../../case-words";
import type { ozempicWegovy } from "../../cases/ozempic-wegovy";

export const ozempicWegovyWords = {
  from: "402851c8901335acfc61ad21e1e3e35f30e8a87a9797db2f59a23bdcdeea21d4",
  title: "Ozempic y Wegovy",
  documentTitle: "Demandas por Ozempic y Wegovy: quién podría calificar",
  description:
    "Demandas por Ozempic, Wegovy y parecidos, en palabras claras: estómago, intestino y vista, la ciencia de cada lado y qué pruebas médicas piden los tribunales.",
  summary:
    "Estos medicamentos ayudan a muchos. Las demandas alegan advertencias muy débiles sobre algunos daños. Los fabricantes lo niegan.",
  highlights: ["Medicamentos GLP-1", "Diagnóstico con prueba", "Dos grupos federales"],
  card: {
    title: "Ozempic y Wegovy",
    sub: "Medicamentos: diabetes y peso",
    desc: "Para personas con gastroparesia confirmada, intestino tapado o pérdida de la vista con un medicamento GLP-1.",
  },
  hero: {
    alt: "Dibujo de línea: una pluma inyectora junto al contorno de un estómago.",
  },
  gallery: [
    {
      alt: "Dibujo de dos estómagos: uno deja pasar pronto la comida, el otro aún tiene la mayor parte mucho después.",
      caption:
        "Cómo un medicamento GLP-1 hace más lento el estómago: la comida se queda más tiempo (derecha) que sin él (izquierda), y la persona se llena antes. En la gastroparesia, el estómago se vacía demasiado lento.",
    },
  ],
  urgent: {
    title: "Cuándo buscar atención de inmediato",
    text: "Pérdida súbita de la vista, dolor fuerte de vientre o vómitos que no paran: llame al 911 o vaya a una sala de emergencias. Hable con su médico antes de cambiar cualquier medicamento.",
  },
  eligibility: [
    {
      text: "Un médico le recetó Ozempic, Wegovy u otro medicamento GLP-1 que se vende con marca.",
      short: "Medicamento GLP-1 de marca",
    },
    {
      text: "Una prueba objetiva, como un estudio de vaciado gástrico, mostró gastroparesia.",
      short: "Gastroparesia mostrada por una prueba",
    },
    {
      text: "O un médico halló un íleo, que es un intestino que dejó de moverse, o una obstrucción.",
      short: "O íleo u obstrucción intestinal",
    },
    {
      text: "O un médico de los ojos halló NAION, una pérdida de la vista porque llega muy poca sangre al nervio del ojo.",
      short: "O NAION hallada por especialista",
    },
    {
      text: "El problema empezó mientras usaba el medicamento, o poco después.",
      short: "Durante el uso o poco después",
    },
    {
      text: "Necesitó un hospital o una sala de emergencias.",
      short: "Hospital o sala de emergencias",
    },
    {
      text: "Una farmacia puede mostrar qué producto usó y cuándo.",
    },
  ],
  overview: [
    {
      heading: "Los medicamentos y los problemas",
      paragraphs: [
        "Estos medicamentos imitan una hormona del intestino llamada GLP-1. Entre otras cosas, hacen más lento el estómago. Las demandas nombran productos de Novo Nordisk y Eli Lilly, y en diciembre de 2024 se sumó Saxenda.[^riker][^saxenda] Puede leer gratis la etiqueta actual de cada uno en DailyMed.[^dailymed]",
        "Las náuseas son comunes, y estas demandas no tratan de eso. Un problema es la gastroparesia, en que la comida sale del estómago demasiado lento. Otros son un intestino detenido o tapado, una lesión de la vesícula y la NAION, una pérdida súbita de la vista.[^riker][^mealeys]",
      ],
    },
    {
      heading: "Lo que dice cada lado",
      paragraphs: [
        "Las demandas alegan que las etiquetas restaron importancia a lo graves y largos que podían ser estos problemas.[^riker] Los dos fabricantes niegan los reclamos.[^column] En 2023, la FDA sumó el íleo a los casos informados en la etiqueta de Ozempic. Como suele hacer, anotó que esos informes no pueden mostrar la causa.[^healthday] Un cambio de la etiqueta de octubre de 2025 trata de reacciones graves de estómago e intestino.[^label]",
      ],
    },
    {
      heading: "Lo que se sabe de la vista",
      paragraphs: [
        "La agencia europea de medicamentos dice que la NAION puede afectar hasta a 1 de cada 10,000 personas que usan semaglutida. Pide que quien pierda la vista de repente o muy rápido llame a un médico de inmediato.[^ema] El regulador del Reino Unido también envió un aviso.[^uk]",
        "Dos estudios de Estados Unidos de 2026 apuntan en la misma dirección, y los dos subrayan que el riesgo para una persona es bajo.[^veterans][^network] Revisaron expedientes de pacientes del pasado y no hicieron un experimento, así que no pueden probar una causa.[^veterans]",
      ],
    },
    {
      heading: "Lo que pide el tribunal",
      paragraphs: [
        "La jueza Marston se hizo cargo en junio de 2024, tras la muerte de la primera jueza.[^column] Según su decisión de agosto de 2025, como la lee un bufete, los síntomas solos no bastan para un reclamo por gastroparesia.[^dechert] Las demandas por pérdida de la vista van aparte, así que los dos grupos pueden avanzar a distinto paso.[^mealeys]",
      ],
    },
  ],
  disqualifiers: [
    "Su único problema fueron náuseas o un malestar leve de estómago.",
    "El producto era compuesto (compounded): mezclado por una farmacia y vendido sin marca.",
    "Ya tenía gastroparesia o NAION antes de la primera dosis.",
    "Un médico sospechó gastroparesia, pero nunca se hizo ninguna prueba.",
    "Ya venció el plazo de su estado para demandar por un medicamento.",
  ],
  faqs: [
    {
      question: "¿Debo dejar mi tratamiento a causa de estas demandas?",
      answer:
        "No. Un cambio por su cuenta puede alterar su azúcar en la sangre. Su médico puede comparar lo que hace por usted con sus riesgos. Una demanda no le pide que lo deje.",
    },
    {
      question: "Mi vista cambió de golpe. ¿Y ahora?",
      answer:
        "Busque ayuda médica de inmediato, aunque nada duela, y nombre cada medicamento que toma. La agencia europea de medicamentos dice lo mismo: no espere.[^ema]",
    },
    {
      question: "Nunca me hicieron un estudio de vaciado gástrico. ¿Todavía puedo demandar?",
      answer:
        "Según informa un bufete de la defensa, el tribunal federal quiere una prueba objetiva, y este estudio es una de ellas.[^dechert] Pregunte a su médico, no a un abogado o abogada, si le conviene una prueba.",
    },
    {
      question: "¿Cuenta la semaglutida compuesta en farmacia?",
      answer:
        "Por lo general aquí no, porque estas demandas son contra los fabricantes de las marcas. Si un producto así le hizo daño, puede informar a la junta de farmacia de su estado. Un abogado o abogada quizá vea otro camino.",
    },
    {
      question: "Lo tomé para bajar de peso, no por diabetes. ¿Importa eso?",
      answer:
        "No, porque las demandas incluyen los dos usos. Lo que cuenta es la marca, un diagnóstico con prueba y qué pasó primero.",
    },
    {
      question: "¿Qué tan probable es la NAION para alguien como yo?",
      answer:
        "No podemos decirlo para una persona. La agencia europea de medicamentos la llama muy rara: como máximo, una persona de cada 10,000. Los estudios posteriores también hallaron números bajos.[^ema][^network] Pregunte por su riesgo a su médico de los ojos.",
    },
  ],
  cautions: [
    "Estas demandas son contra fabricantes de marca, así que un producto compuesto quizá no encaje. Un abogado o abogada de su estado puede decirle si tiene otro reclamo.",
    "Estas demandas son solo sobre medicamentos GLP-1. Si fue otro, pregunte a su médico sobre el daño y a la barra de abogados de su estado por un abogado o abogada.",
    "Obtenga primero un diagnóstico, tanto por su salud como por un reclamo. Diga a su médico lo que siente.",
    "Hable con el abogado o abogada que ya tiene. Cambiar de bufete a mitad de camino pocas veces es sencillo.",
  ],
} satisfies CaseWords<typeof ozempicWegovy>;
