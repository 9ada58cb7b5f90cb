import type { CaseWords } from "../../case-words";
import type { institutionalSexAbuse } from "../../cases/institutional-sex-abuse";

export const institutionalSexAbuseWords = {
  from: "726d8d2a12a7f3ace950746f58c0f5188e7f76ad3a353755ae5c65edbf1ee1c0",
  title: "Abuso sexual en instituciones",
  documentTitle: "Escuelas, campamentos y centros: apoyo y sus opciones",
  description:
    "Para quienes sufrieron daño en una escuela, campamento, equipo, lugar de culto o centro de cuidado, y sus familias: dónde hallar apoyo y qué preguntar.",
  summary:
    "Para quien sufrió abuso sexual en un lugar de confianza, como escuela, campamento u hogar de crianza temporal. Cuente solo lo que quiera.",
  highlights: ["Escuela, iglesia, campamento", "Cualquier año", "A su propio ritmo"],
  card: {
    title: "Abuso sexual en instituciones",
    sub: "Escuelas, campamentos, centros",
    desc: "Para quienes sufrieron abuso en una escuela, iglesia, campamento, centro de detención o de cuidado, sin importar cuándo.",
  },
  hero: {
    alt: "Dibujo de línea: un columpio vacío y quieto a la luz de la tarde.",
  },
  gallery: [],
  eligibility: [
    {
      text: "Ocurrió en una escuela, lugar de culto, campamento, club, equipo, centro de detención o de tratamiento, o en un hogar de crianza temporal.",
      short: "Escuela, campamento, iglesia u hogar de crianza",
    },
    {
      text: "La persona trabajaba, ayudaba o dirigía allí, o la organización le permitía estar cerca de usted.",
      short: "Alguien que trabajaba o ayudaba allí",
    },
    {
      text: "La organización podría haberlo sabido, o tenía razones para mirar más de cerca.",
      short: "La organización pudo saberlo",
    },
    {
      text: "Puede decir en qué estado fue y más o menos cuándo.",
      short: "Estado y época aproximada",
    },
    {
      text: "Pudo tener cualquier edad entonces, aunque para personas adultas hay otras reglas.",
      short: "Cualquier edad entonces",
    },
    {
      text: "No tiene que haberlo contado a nadie, ni entonces ni después.",
      short: "No hace falta denuncia anterior",
    },
  ],
  overview: [
    {
      heading: "Antes de seguir leyendo",
      paragraphs: [
        "Sentimos que usted, o alguien a quien quiere, tenga un motivo para leer esta página. No fue su culpa, ni entonces ni ahora. Puede cerrar esta página en cualquier momento. Cada estado tiene un fondo que puede pagar algunos gastos de un delito, como la consejería. Para eso no hace falta una demanda.[^ovc]",
      ],
    },
    {
      heading: "Lo que pregunta un reclamo civil",
      paragraphs: [
        "Pregunta quién debe responder por el daño: una persona, una organización o las dos. Un abogado o abogada mirará si el lugar se descuidó al elegir o vigilar a su gente, y si no hizo caso a una advertencia. La organización suele defenderse. Puede negar que lo sabía, decir que actuó de inmediato o argumentar que el plazo venció.",
      ],
    },
    {
      heading: "Por qué importa tanto la ley de plazos",
      paragraphs: [
        "Que un reclamo llegue a tiempo depende del estado, del año y a menudo de su edad. Algunos estados han quitado o alargado sus plazos para el abuso en la niñez. Y algunos reabren por un tiempo reclamos antiguos, lo que se llama una ventana (window).[^childusa]",
      ],
    },
    {
      heading: "Lo que recuerda, y lo que no",
      paragraphs: [
        "Diga lo que recuerda, y dígalo también cuando no recuerda. Nadie debe indicarle qué decir. Haber olvidado partes después de muchos años no es motivo de vergüenza.",
      ],
    },
  ],
  disqualifiers: [
    "Ninguna organización tuvo parte en ello. Aun así puede haber otro tipo de ayuda para usted.",
    "Ni el plazo usual ni una ley más nueva le dejan tiempo. No lo decida por su cuenta: pregunte a un abogado o abogada.",
    "Ya lo cubre una renuncia a reclamar (release) de un acuerdo anterior.",
  ],
  faqs: [
    {
      question: "Fue hace décadas. ¿Es demasiado tarde?",
      answer:
        "Quizá no. Un reclamo que estaba cerrado hace diez años puede estar abierto hoy.[^childusa]",
    },
    {
      question: "¿Se enterará la persona que lo hizo?",
      answer:
        "No por este formulario. Si demanda, la persona se enterará. Por eso, hable de su seguridad con un abogado o abogada antes de presentar nada.",
    },
    {
      question: "¿Tendría que declarar?",
      answer:
        "Quizá. Muchos reclamos terminan antes de un juicio. Aun así podría tener que responder preguntas bajo juramento, en una sala con abogados. Quien le represente estaría a su lado.",
    },
    {
      question: "No tengo pruebas. ¿Puedo preguntar?",
      answer:
        "Sí puede. Lo que recuerda también es una prueba, y a veces aparecen papeles después.",
    },
    {
      question: "El lugar cerró o cayó en bancarrota. ¿Y entonces?",
      answer:
        "Puede haber un sucesor, una aseguradora o un fondo, como con los Boy Scouts.[^scouts]",
    },
  ],
  cautions: [
    "Ya contó su historia una vez a un abogado o abogada, que sabe qué fechas valen. Si puede, pregúntele primero. También está bien seguir buscando.",
  ],
} satisfies CaseWords<typeof institutionalSexAbuse>;
