import type { CaseWords } from "../../case-words";
import type { ozempicWegovy } from "../../cases/ozempic-wegovy";

export const ozempicWegovyWords = {
  from: "c2fe025a1f565b6a60e051b360d0fd59baff94a4ad90aba65b6124a8fd4945ae",
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
    title: "Primero, atención médica",
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
      text: "El problema empezó mientras usaba el medicamento, o no mucho después.",
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
        "Estos medicamentos imitan una hormona del intestino llamada GLP-1. Entre otras cosas, hacen más lento el estómago. Las demandas nombran productos de Novo Nordisk y de Eli Lilly. En diciembre de 2024 se sumó Saxenda.[^riker][^saxenda] Puede leer gratis el prospecto actual de cada uno en DailyMed.[^dailymed]",
        "Las náuseas son comunes, y estas demandas no son sobre eso. Son sobre la gastroparesia, en que la comida sale del estómago demasiado lento, y sobre un intestino detenido o tapado. También son sobre la vesícula y la NAION, una pérdida súbita de la vista.[^riker][^mealeys]",
      ],
    },
    {
      heading: "La disputa",
      paragraphs: [
        "Las demandas alegan que los prospectos restaron importancia a lo graves o largos que podían ser estos problemas.[^riker] Los dos fabricantes niegan los reclamos.[^column] En 2023, la FDA sumó el íleo a los casos informados en el prospecto de Ozempic. Anotó, como suele hacer, que esos informes no pueden mostrar la causa.[^healthday] Un cambio del prospecto de octubre de 2025 trata de reacciones graves de estómago e intestino.[^label]",
      ],
    },
    {
      heading: "Lo que se sabe de la vista",
      paragraphs: [
        "La agencia europea calculó que la NAION afecta hasta a 1 de cada 10,000 personas que usan semaglutida. Pide que quien pierda la vista de repente o muy rápido llame a un médico sin demora.[^ema] El regulador del Reino Unido envió un aviso sobre el mismo tema.[^uk]",
        "Dos estudios de Estados Unidos de 2026 apuntan en la misma dirección. Los dos subrayan que el riesgo para una persona es bajo.[^veterans][^network] Revisaron expedientes de pacientes del pasado y no hicieron un experimento, así que no pueden probar una causa.[^veterans]",
      ],
    },
    {
      heading: "Lo que pide el tribunal",
      paragraphs: [
        "La jueza Marston se hizo cargo en junio de 2024, tras la muerte de la primera jueza.[^column] Su decisión de agosto de 2025 significa que los síntomas solos no sostienen un reclamo por gastroparesia.[^dechert] Las demandas por pérdida de la vista siguen su propio camino, así que los dos grupos pueden avanzar a distinto paso.[^mealeys]",
      ],
    },
  ],
  disqualifiers: [
    "El único problema fueron náuseas o un malestar leve de estómago.",
    "El producto era compuesto (compounded), es decir, mezclado por una farmacia y vendido sin marca.",
    "Ya tenía gastroparesia o NAION antes de la primera dosis.",
    "Se sospechó gastroparesia, pero nunca se hizo ninguna prueba.",
    "Ya venció el plazo de su estado para una demanda así.",
  ],
  faqs: [
    {
      question: "¿Debo dejar mi tratamiento a causa de estas demandas?",
      answer:
        "No. Un cambio por su cuenta puede alterar su azúcar en la sangre. Su médico puede comparar lo que el medicamento hace por usted con sus riesgos. Una demanda no le pide que lo deje.",
    },
    {
      question: "Mi vista cambió de golpe. ¿Y ahora?",
      answer:
        "Busque ayuda médica de inmediato, aunque nada duela, y nombre cada medicamento que toma. Los reguladores europeos aconsejan lo mismo: no espere.[^ema]",
    },
    {
      question: "Nunca me hicieron un estudio de vaciado gástrico. ¿Se acabó?",
      answer:
        "El tribunal federal quiere una prueba objetiva, y este estudio es una de ellas.[^dechert] Si le conviene o no hacerse una prueba es una pregunta para su médico y no para un bufete.",
    },
    {
      question: "¿Cuenta la semaglutida compuesta en farmacia?",
      answer:
        "Por lo general aquí no, porque estas demandas son contra los fabricantes de las marcas. Si un producto así le hizo daño, la junta estatal de farmacia recibe informes, y un bufete puede ver otro camino.",
    },
    {
      question: "Lo tomé para bajar de peso, no por diabetes. ¿Importa eso?",
      answer:
        "No para saber a qué grupo pertenece, porque las demandas incluyen los dos usos. Lo que cuenta es la marca, el diagnóstico con prueba y el orden en que pasaron las cosas.",
    },
    {
      question: "¿Qué tan probable es la NAION para alguien como yo?",
      answer:
        "No podemos decirlo para una persona. El regulador de Europa la llama muy rara: como máximo, una persona de cada 10,000. Los estudios posteriores también hallaron números bajos.[^ema][^network] Sobre su propio riesgo, hable con su médico de los ojos.",
    },
  ],
  cautions: [
    "Un producto compuesto no tiene detrás un fabricante de marca, así que este quizá no sea el lugar. Un bufete de su estado puede decirle si hay otro reclamo posible.",
    "Sin un medicamento GLP-1, estas demandas no son para usted. Si fue otro medicamento, pregunte a su médico sobre el daño y pida a la barra de abogados de su estado un bufete.",
    "Primero va el diagnóstico, tanto por su salud como por un reclamo. Diga a su médico lo que siente.",
    "Hable de esto con el bufete que ya tiene. Cambiar a mitad de camino pocas veces es sencillo.",
  ],
} satisfies CaseWords<typeof ozempicWegovy>;
