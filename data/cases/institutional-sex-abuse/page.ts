import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Institutional Sexual Abuse", es: "Abuso sexual en instituciones" },
  documentTitle: {
    en: "Schools, camps and care: support and your options",
    es: "Escuelas, campamentos y centros: apoyo y sus opciones",
  },
  description: {
    en: "For people hurt in a school, camp, team, place of worship or care setting, and for families: where to find support and what to ask.",
    es: "Para quienes sufrieron daño en una escuela, campamento, equipo, lugar de culto o centro de cuidado, y sus familias: dónde hallar apoyo y qué preguntar.",
  },
  summary: {
    en: `For people sexually abused in a place of trust, such as school, camp or foster care.
      It was not your fault.
      Share what you wish.`,
    es: `Para quien sufrió abuso sexual en un lugar de confianza, como escuela, campamento u hogar de crianza.
      No fue su culpa.
      Cuente lo que quiera.`,
  },
  highlights: [
    { en: "Schools, churches, camps, care", es: "Escuela, iglesia, campamento" },
    { en: "Recent or long ago", es: "Reciente o antiguo" },
    { en: "At your own pace", es: "A su propio ritmo" },
  ],
  card: {
    title: { en: "Institutional Sexual Abuse", es: "Abuso sexual en instituciones" },
    sub: { en: "Schools, camps, care", es: "Escuelas, campamentos, centros" },
    desc: {
      en: "For people abused in a school, church, camp, detention or care setting, however long ago.",
      es: "Para quienes sufrieron abuso en una escuela, iglesia, campamento, centro de detención o de cuidado, sin importar cuándo.",
    },
  },
  searchWords: {
    en: "church, school, priest, teacher, coach, camp, scouts, juvenile hall, foster care, detention, prison, doctor, clergy, molested, catholic, hospital",
    es: "iglesia sacerdote cura padre escuela maestro entrenador campamento hogar crianza carcel prision abuso violacion tocamientos",
  },
  drawing: {
    en: "Line drawing of an empty swing hanging still in evening light.",
    es: "Dibujo de línea: un columpio vacío y quieto a la luz de la tarde.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "It happened at a school, place of worship, camp, club, team, detention or treatment center, or in foster care.",
        es: "Ocurrió en una escuela, lugar de culto, campamento, club, equipo, centro de detención o de tratamiento, o en un hogar de crianza temporal.",
      },
      short: {
        en: "It happened in an institution",
        es: "Ocurrió en una institución",
      },
    },
    {
      text: {
        en: "The person worked there, helped there, led there, or was allowed near you by the organization.",
        es: "La persona trabajaba, ayudaba o dirigía allí, o la organización le permitía estar cerca de usted.",
      },
      short: { en: "By a worker or helper there", es: "Por personal o voluntarios" },
    },
    {
      text: {
        en: "The organization may have known, or had reason to look closer.",
        es: "La organización podría haberlo sabido, o tenía razones para mirar más de cerca.",
      },
      short: { en: "The organization may have known", es: "La organización pudo saberlo" },
    },
    {
      text: {
        en: "You can say in which state it was, and about when.",
        es: "Puede decir en qué estado fue y más o menos cuándo.",
      },
      short: { en: "You know the state and year", es: "Sabe el estado y el año" },
    },
    {
      text: {
        en: "You may have been any age then, but other rules apply to adults.",
        es: "Pudo tener cualquier edad entonces, aunque para personas adultas hay otras reglas.",
      },
      short: { en: "You could be any age then", es: "Pudo tener cualquier edad entonces" },
    },
    {
      text: {
        en: "You do not need to have told anyone about it, then or since.",
        es: "No tiene que haberlo contado a nadie, ni entonces ni después.",
      },
      short: { en: "Whether or not you told anyone", es: "Lo haya contado o no" },
    },
  ],
  overview: [
    {
      heading: { en: "Before you read on", es: "Antes de seguir leyendo" },
      paragraphs: [
        {
          en: `We are sorry that you, or someone you love, have a reason to read this page.
            It was not your fault, then or now, and you may close this page at any time.
            Every state has a fund that can pay some costs of a crime, such as counseling.
            You need no lawsuit for that.[^ovc]`,
          es: `Sentimos que usted, o alguien a quien quiere, tenga un motivo para leer esta página.
            No fue su culpa, ni entonces ni ahora.
            Puede cerrar esta página en cualquier momento.
            Cada estado tiene un fondo que puede pagar algunos gastos de un delito, como la consejería.
            Para eso no hace falta una demanda.[^ovc]`,
        },
      ],
    },
    {
      heading: { en: "What a civil claim asks", es: "Lo que pregunta un reclamo civil" },
      paragraphs: [
        {
          en: `A civil claim asks who is responsible for the harm: a person, an organization or both.
        A lawyer will look at whether the place was careless when it chose its people or watched over them, and whether it ignored a warning.
        The organization usually defends itself: it may deny that it knew, say that it acted at once, or argue that the time to sue is over.`,
          es: `Un reclamo civil pregunta quién es responsable del daño: una persona, una organización o las dos.
        Un abogado o abogada mirará si el lugar se descuidó al elegir o vigilar a su gente, y si no hizo caso a una advertencia.
        La organización suele defenderse.
        Puede negar que lo sabía, decir que actuó de inmediato o argumentar que el plazo venció.`,
        },
      ],
    },
    {
      heading: {
        en: "Why the law on time matters so much",
        es: "Por qué importa tanto la ley de plazos",
      },
      paragraphs: [
        {
          en: `Whether you can still sue depends on the state, on the year of the abuse and often on your age.
        Some states have ended or lengthened their limits for childhood abuse.
        Some let people bring old claims for a while, which is called a window.[^childusa]`,
          es: `Que todavía pueda demandar depende del estado, del año del abuso y a menudo de su edad.
        Algunos estados han quitado o alargado sus plazos para el abuso en la niñez.
        Y algunos permiten por un tiempo reclamos antiguos, lo que se llama una ventana (window).[^childusa]`,
        },
      ],
    },
    {
      heading: { en: "What you remember, and what you do not", es: "Lo que recuerda, y lo que no" },
      paragraphs: [
        {
          en: `Say what you remember, and say so when you do not.
            No one should tell you what to say.
            Gaps after many years are no reason for shame.`,
          es: `Diga lo que recuerda, y dígalo también cuando no recuerda.
            Nadie debe indicarle qué decir.
            Haber olvidado partes después de muchos años no es motivo de vergüenza.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "No organization had any part in it. Other kinds of help may still fit.",
      es: `Ninguna organización tuvo parte en ello.
        Aun así puede haber otro tipo de ayuda para usted.`,
    },
    {
      en: `Both the usual time limit and any newer law have run out.
        Don't decide that alone: ask a lawyer.`,
      es: `Ya vencieron tanto el plazo usual como el de cualquier ley más nueva.
        No lo decida por su cuenta: pregunte a un abogado o abogada.`,
    },
    {
      en: "A release from an earlier settlement covers it.",
      es: "Ya lo cubre una renuncia a reclamar (release) de un acuerdo anterior.",
    },
  ],
  faqs: [
    {
      question: {
        en: "It was decades ago. Is it too late?",
        es: "Fue hace décadas. ¿Es demasiado tarde?",
      },
      answer: {
        en: "It may not be. A claim that was closed ten years ago may be open today.[^childusa]",
        es: `Quizá no.
          Un reclamo que estaba cerrado hace diez años puede estar abierto hoy.[^childusa]`,
      },
    },
    {
      question: {
        en: "Will the person who did it find out?",
        es: "¿Se enterará la persona que lo hizo?",
      },
      answer: {
        en: `Not from this form.
          If you sue, the person may learn of it, so talk about your safety with a lawyer before anything is filed.`,
        es: `No por este formulario.
          Si demanda, quizá se entere.
          Por eso, hable de su seguridad con un abogado o abogada antes de presentar nada.`,
      },
    },
    {
      question: { en: "Would I have to testify?", es: "¿Tendría que declarar?" },
      answer: {
        en: `Perhaps.
          Many claims end before a trial, yet you may have to answer questions under oath, in a room with lawyers.
          Yours would sit beside you.`,
        es: `Quizá.
          Muchos reclamos terminan antes de un juicio.
          Aun así podría tener que responder preguntas bajo juramento, en una sala con abogados.
          Quien le represente estaría a su lado.`,
      },
    },
    {
      question: {
        en: "I have no proof. Can I still ask?",
        es: "No tengo pruebas. ¿Puedo preguntar?",
      },
      answer: {
        en: "Yes. What you remember is evidence too, and papers sometimes turn up later.",
        es: "Sí puede. Lo que recuerda también es una prueba, y a veces aparecen papeles después.",
      },
    },
    {
      question: {
        en: "The place has closed or gone bankrupt. What then?",
        es: "El lugar cerró o cayó en bancarrota. ¿Y entonces?",
      },
      answer: {
        en: "There may be a successor, an insurer or a trust, as with the Boy Scouts.[^scouts]",
        es: "Puede haber un sucesor, una aseguradora o un fondo, como con los Boy Scouts.[^scouts]",
      },
    },
  ],
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
        They know your story and which dates apply, and you may still get a second opinion.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
        Conoce su historia y sabe qué fechas valen.
        También puede pedir otra opinión.`,
      },
    },
  ],
  helplines: {
    place: "start",
    lines: ["emergency", "rainn", "crisis", "childhelp"],
  },
  sensitive: true,
  related: ["lds-abuse", "rideshare-assault", "roblox-discord-child-abuse"],
  reviewedOn: "2026-11-26",
};
