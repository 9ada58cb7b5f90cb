import type { CaseWords } from "../../case-words";
import type { suboxone } from "../../cases/suboxone";

export const suboxoneWords = {
  from: "000f399f9776f804e38956cde89c29d5e511adc8f57a59e71c9e6ae58782cdf3",
  title: "Suboxone y daño dental",
  documentTitle: "Demandas por Suboxone y daño dental: quién podría calificar",
  description:
    "Película de Suboxone y daño dental: qué alegan las demandas, qué dicen las empresas, cómo cuidar los dientes y por qué seguir su tratamiento.",
  summary:
    "El tratamiento protege vidas. Las demandas alegan que se avisó tarde del daño dental. Las empresas lo niegan.",
  highlights: ["Película bajo la lengua", "Daño dental", "Siga su tratamiento"],
  card: {
    title: "Suboxone y daño dental",
    sub: "Película bajo la lengua",
    desc: "Para personas que perdieron dientes o tuvieron caries graves tras usar la película Suboxone recetada.",
  },
  hero: {
    alt: "Dibujo de línea: una película pequeña y lisa junto al contorno de un diente.",
  },
  gallery: [
    {
      alt: "Seis dibujos pequeños, cinco con número: una película, un vaso de agua, un reloj, un cepillo de dientes, un diente y un calendario.",
      caption:
        "Después de cada dosis: deje que se disuelva (1), enjuáguese con un buen trago de agua y tráguelo (2), espere al menos una hora (3) y luego cepíllese (4). Vea a un dentista poco después de empezar y con regularidad (5).",
    },
  ],
  urgent: {
    title: "No deje su tratamiento",
    text: "Si deja el medicamento de golpe, corre el riesgo de abstinencia, recaída o sobredosis. Hable con quien se lo receta antes de cambiar nada. En caso de sobredosis, o de cara hinchada con fiebre o problemas para tragar, llame al 911.",
  },
  eligibility: [
    {
      text: "Le recetaron la película Suboxone, la tira que se deshace en la boca.",
      short: "Receta de película Suboxone",
    },
    {
      text: "Usó la primera tira antes de la advertencia dental de junio de 2022.",
      short: "Empezó antes de mediados de 2022",
    },
    {
      text: "La usó por algún tiempo, en muchos casos medio año o más.",
      short: "Varios meses de uso",
    },
    {
      text: "Después de eso perdió dientes o se los sacaron, o un dentista halló caries graves o roturas.",
      short: "Dientes perdidos o caries graves",
    },
    {
      text: "El expediente o las radiografías del dentista muestran cómo estaban sus dientes.",
      short: "Expediente dental o radiografías",
    },
    {
      text: "Una farmacia o un programa de tratamiento puede mostrar qué forma usó y en qué años.",
      short: "Prueba de la farmacia",
    },
  ],
  overview: [
    {
      heading: "Su tratamiento va primero",
      paragraphs: [
        "Suboxone tiene buprenorfina y naloxona, y viene en película o en tableta.[^film] La FDA dice que el beneficio de este tratamiento es claramente mayor que el riesgo dental.[^fda] Piense lo que piense de las demandas, su tratamiento va primero. Haga cualquier pregunta a quien se lo receta.",
      ],
    },
    {
      heading: "La advertencia de la FDA y sus consejos",
      paragraphs: [
        "En enero de 2022, la FDA advirtió sobre la buprenorfina que se disuelve en la boca. Informó de caries, infecciones y pérdida de dientes, incluso en personas que nunca habían tenido problemas dentales.[^fda] La advertencia es para tabletas y películas por igual. Las demandas federales son sobre la película.[^fda][^panel]",
        "Sus consejos más sencillos: enjuáguese con agua después de cada dosis y espere una hora antes de cepillarse. También sugiere decirle pronto al dentista que usa el medicamento.[^fda][^ihs]",
      ],
    },
    {
      heading: "Alegatos, respuestas y estudios",
      paragraphs: [
        "Las demandas alegan que el ácido de la película desgastó el esmalte, la capa dura del diente. Alegan que había que avisar años antes.[^update] Las empresas responden que la ley federal de medicamentos impide los reclamos por falta de advertencia y por defecto de diseño.[^preempt]",
        "Estudios de 2022 y 2025 hallaron más problemas de boca y dientes en las personas que usaban así el medicamento.[^jama][^later] Los dos compararon los datos de muchos pacientes. Eso puede mostrar un vínculo, pero no puede probar qué dañó los dientes de una persona.[^jama]",
      ],
    },
    {
      heading: "Lo que sigue en el tribunal",
      paragraphs: [
        "La decisión de diciembre de 2024 dio parte de la razón a cada lado.[^opinion] Según la lee un bufete, siguen los reclamos por falta de advertencia contra Indivior Inc., de 2010 a junio de 2022. Según ese bufete, también siguen los de diseño por lo que se decidió antes de la aprobación.[^doyle] El tribunal vigila de cerca sus fechas: hay personas que no entregaron documentos y perdieron su demanda.[^mealeys]",
      ],
    },
  ],
  disqualifiers: [
    "Solo usó tabletas o inyecciones, nunca la película.",
    "Ningún dentista ha tratado ni anotado nunca el problema.",
    "Sus dientes ya estaban en muy mal estado antes de la primera tira.",
    "La usó por primera vez después de la advertencia de junio de 2022.",
    "El plazo donde vive ya venció, como puede haber pasado con un daño más antiguo.",
  ],
  faqs: [
    {
      question: "¿Debo dejar Suboxone?",
      answer:
        "No, no por una demanda. La FDA aconseja seguir el tratamiento como se recetó y ver a un dentista. Si sus dientes le preocupan, pregunte por otras formas de tratamiento a quien le receta.[^fda]",
    },
    {
      question: "¿Se enterará la gente de que estoy en tratamiento?",
      answer:
        "Una regla federal, 42 CFR Part 2, protege los expedientes de los programas de tratamiento. Un abogado o abogada necesita su permiso por escrito para pedirlos. Aun así, una demanda puede tocar el tema. Pregunte qué se presentaría bajo reserva.",
    },
    {
      question: "Mis dientes ya estaban mal. ¿Puedo preguntar?",
      answer:
        "Sí, y dé por favor las fechas exactas. Si ya había problemas, es más difícil mostrar qué hizo la película. Un expediente dental de antes de la primera tira puede ayudar a separar las dos cosas.",
    },
    {
      question: "Solo usé tabletas. ¿Por qué es distinto?",
      answer:
        "El grupo federal se formó para la película.[^panel] La advertencia de la FDA incluye las tabletas, así que sus consejos también le sirven a usted.",
    },
    {
      question: "Alguien me inscribió en 2024. ¿Qué debo hacer?",
      answer:
        "Averigüe quién le representa y llame hoy a esa oficina. Su nombre puede estar en la lista llamada Schedule A, y el tribunal espera documentos. Las órdenes sin respuesta ya pusieron fin a demandas.[^schedule][^mealeys]",
    },
  ],
  cautions: [
    "Las demandas federales son sobre la película, así que usar solo tabletas podría no bastar. En cualquier caso, siga con su tratamiento.",
    "Si no usó la película Suboxone, esta página quizá no sea para usted. Para los dientes mismos, vea a un dentista.",
    "No tener un problema dental es buena noticia. Enjuagarse y revisarse con regularidad ayuda a que siga así.",
    "Pregunte a quien le representa qué le pide ahora el tribunal. En este grupo, los documentos que faltan pueden poner fin a una demanda.",
  ],
} satisfies CaseWords<typeof suboxone>;
