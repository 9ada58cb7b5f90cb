import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Video Game Addiction", es: "Adicción a los videojuegos" },
  documentTitle: {
    en: "Video game addiction lawsuits: who may qualify",
    es: "Demandas por adicción a los videojuegos: quién podría calificar",
  },
  description: {
    en: "What families claim about popular video games, what the makers answer, what doctors mean by gaming disorder, and where the cases stand.",
    es: "Qué alegan las familias sobre videojuegos populares, qué responden los fabricantes, qué entienden los médicos por trastorno y en qué van los casos.",
  },
  summary: {
    en: `For families who believe that gaming harmed a young person's schoolwork, sleep or health.
      The makers deny it.`,
    es: `Para familias que creen que los juegos dañaron la salud, el sueño o los estudios de un joven.
      Los fabricantes lo niegan.`,
  },
  highlights: [
    { en: "Minors and young adults", es: "Menores y jóvenes" },
    { en: "Professional diagnosis", es: "Diagnóstico profesional" },
    { en: "Each case runs separately", es: "Cada caso va aparte" },
  ],
  card: {
    title: { en: "Video Game Addiction", es: "Adicción a los videojuegos" },
    sub: { en: "Compulsive gaming", es: "Jugar sin control" },
    desc: {
      en: "For families of a young person whose gaming led to treatment or serious harm.",
      es: "Para familias de jóvenes que jugaron hasta necesitar tratamiento o sufrir un daño grave.",
    },
  },
  searchWords: {
    en: "fortnite, minecraft, call of duty, gaming, xbox, playstation, my child cannot stop, loot box, screen time",
    es: "videojuegos juegos adiccion vicio hijo hija ninos",
  },
  drawing: {
    en: "Line drawing of a game controller on a sill beside a window at night.",
    es: "Dibujo de línea: un control de videojuegos junto a una ventana de noche.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "The player was a minor or a young adult when it began.",
        es: "Quien jugaba era menor de edad o persona adulta joven al empezar.",
      },
      short: { en: "Play began when they were young", es: "Era joven cuando empezó" },
    },
    {
      text: {
        en: "Play took hours on most days and went on for many months.",
        es: "El juego ocupaba horas casi todos los días y siguió muchos meses.",
      },
      short: { en: "Hours a day, for many months", es: "Horas al día, durante muchos meses" },
    },
    {
      text: {
        en: "A doctor or therapist has diagnosed or treated the problem.",
        es: "Un médico o terapeuta ha diagnosticado o tratado el problema.",
      },
      short: { en: "A doctor or therapist treated it", es: "Lo trató un médico o terapeuta" },
    },
    {
      text: {
        en: "School, sleep, health or safety clearly suffered.",
        es: "La escuela, el sueño, la salud o la seguridad sufrieron claramente.",
      },
      short: { en: "Daily life clearly suffered", es: "La vida diaria sufrió claramente" },
    },
    {
      text: {
        en: "Logs, accounts or payments show what was played.",
        es: "Registros, cuentas o pagos muestran a qué se jugó.",
      },
      short: { en: "You can show what was played", es: "Puede mostrar a qué se jugó" },
    },
    {
      text: {
        en: "You are a parent, a guardian or an adult player, not a child.",
        es: "Es la madre, el padre, quien tiene la tutela o la persona adulta que jugaba, no un menor.",
      },
      short: { en: "A parent or adult player asks", es: "Pregunta una persona adulta" },
    },
  ],
  overview: [
    {
      heading: {
        en: "What families allege and the makers answer",
        es: "Lo que alegan las familias y responden los fabricantes",
      },
      paragraphs: [
        {
          en: `The suits name makers such as Epic Games (Fortnite), Roblox, and Microsoft with Mojang (Minecraft).[^second]
            Lawsuits allege that prizes, paid surprises called loot boxes and games without an end keep minors playing.
            They allege that warnings and parental controls were weak.[^doyle]`,
          es: `Las demandas nombran a fabricantes como Epic Games (Fortnite), Roblox, y Microsoft con Mojang (Minecraft).[^second]
            Alegan que los premios, las sorpresas de pago llamadas "loot boxes" y los juegos sin final retienen a los menores.
            Alegan que las advertencias y los controles para padres eran débiles.[^doyle]`,
        },
        {
          en: `The makers' first defense is free speech: a game is expression, so a court may not punish its content.[^mynews]
            The second, as a law firm reports, is Section 230, a federal law that protects sites from some claims over what users post.[^msk]
            The third is the user agreement, which may send a dispute to a private arbitrator.[^dunn]`,
          es: `La primera defensa de los fabricantes es la libertad de expresión: un juego es expresión, y un tribunal no puede castigar su contenido.[^mynews]
            La segunda, según informa un bufete, es la Sección 230, una ley federal que protege a los sitios de algunos reclamos por lo que publican los usuarios.[^msk]
            La tercera es el contrato de usuario, que puede enviar una disputa a un arbitraje privado.[^dunn]`,
        },
        {
          en: `Each of these has worked in some suit.[^msk][^reason][^dunn]
            But on the user agreement, a January 2024 California ruling went the other way.[^appeal]`,
          es: `Cada una ha funcionado en alguna demanda.[^msk][^reason][^dunn]
            Pero sobre el contrato de usuario, una decisión de California de enero de 2024 fue en sentido contrario.[^appeal]`,
        },
      ],
    },
    {
      heading: { en: "What doctors say", es: "Lo que dicen los médicos" },
      paragraphs: [
        {
          en: `Since 2022 the World Health Organization's list of illnesses has included gaming disorder.
            It reportedly means that the person loses control, puts play before the rest of life, and goes on despite harm, usually for a year or more.[^who]
            The US manual, DSM-5, lists internet gaming disorder only as a topic for more study.
            Experts do not agree.[^rcpsych][^icd]
            Long hours alone are not a disorder.
            A good clinician also looks for sadness, worry or trouble elsewhere.`,
          es: `Desde 2022, la lista de enfermedades de la Organización Mundial de la Salud incluye el trastorno por videojuegos.
            Según se informa, significa que se pierde el control, el juego va antes que el resto de la vida y sigue a pesar del daño, por lo general un año o más.[^who]
            El manual de Estados Unidos, DSM-5, nombra el trastorno de juego por internet solo como tema por estudiar más.
            Los expertos no coinciden.[^rcpsych][^icd]
            Muchas horas por sí solas no son un trastorno.
            Un buen profesional busca también tristeza, preocupación u otros problemas.`,
        },
      ],
    },
    {
      heading: { en: "Why the suits are not grouped", es: "Por qué no se agrupan las demandas" },
      paragraphs: [
        {
          en: `A panel of federal judges saw too many different games and companies for one judge.[^first]
            So suits run in separate courts, apart from a California group before Judge Riff, as a law firm reports.[^beasley]
            Suits over social media are another matter.
            So are suits that say adults harmed children through Roblox, which have their own page here.`,
          es: `Un panel de jueces federales vio demasiados juegos y empresas distintos para un solo tribunal.[^first]
            Por eso las demandas van en tribunales separados, aparte de un grupo de California ante el juez Riff, según informa un bufete.[^beasley]
            Otra cosa son las demandas por redes sociales.
            También lo son las que dicen que adultos dañaron a niños por medio de Roblox, que tienen aquí su propia página.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "Nobody has diagnosed or treated the problem.",
      es: "Nadie ha diagnosticado ni tratado el problema.",
    },
    {
      en: "The player started as an adult.",
      es: "Quien jugaba empezó ya en plena edad adulta.",
    },
    {
      en: "You only want purchases refunded.",
      es: "Solo quiere que le devuelvan el dinero de compras.",
    },
    { en: "It was one short phase that has passed.", es: "Fue una sola etapa corta que ya pasó." },
    {
      en: "Time has run out for the child and for the parents.",
      es: "Ya venció el plazo del niño o la niña y el de sus padres.",
    },
  ],
  faqs: [
    {
      question: {
        en: "Is gaming addiction a real illness?",
        es: "¿Es la adicción a los videojuegos una enfermedad real?",
      },
      answer: {
        en: `Doctors do not agree on the name.
          A clinician can say what fits your child, whatever it is called.`,
        es: `Los médicos no están de acuerdo en el nombre.
          Un profesional puede decir qué le pasa a su hijo o hija, se llame como se llame.`,
      },
    },
    {
      question: { en: "Did I fail as a parent?", es: "¿Fallé como madre o padre?" },
      answer: {
        en: `Nobody here judges you.
          Many things can lead to this, and looking for help is part of caring.`,
        es: `Aquí nadie le juzga.
          Muchas cosas pueden llevar a esto, y buscar ayuda es parte de cuidar.`,
      },
    },
    {
      question: {
        en: "Must my child quit playing now?",
        es: "¿Debe mi hijo o hija dejar de jugar ya?",
      },
      answer: {
        en: `Ask a pediatrician or therapist before a sudden ban, because it can make things worse.
          They can help you plan steps that fit your home.`,
        es: `Pregunte a un pediatra o terapeuta antes de prohibirlo de golpe, porque puede empeorar las cosas.
          Puede ayudarle a planear pasos que sirvan en su casa.`,
      },
    },
    {
      question: {
        en: "Can we get our purchases back?",
        es: "¿Pueden devolvernos lo que compramos?",
      },
      answer: {
        en: `That is a separate matter.
          A store, a console maker or your card company may refund charges that nobody agreed to.`,
        es: `Eso va aparte.
          Una tienda, un fabricante de consolas o la empresa de su tarjeta puede devolver cargos que nadie aceptó.`,
      },
    },
    {
      question: {
        en: "May my teenager fill in the form?",
        es: "¿Puede mi adolescente llenar el formulario?",
      },
      answer: {
        en: `Please do it yourself as a parent or guardian, with your own details.
          Talk with your teen about it, since a suit would ask a lot of them.`,
        es: `Por favor, llénelo usted como madre, padre o tutor, con sus propios datos.
          Hable de ello con su adolescente, porque una demanda exigiría mucho de él o ella.`,
      },
    },
    {
      question: {
        en: "We accepted the terms of the game. Can we still sue?",
        es: "Aceptamos los términos del juego. ¿Todavía podemos demandar?",
      },
      answer: {
        en: "It depends on the state and on age: courts in Arkansas and California went opposite ways in 2024.[^dunn][^appeal]",
        es: "Depende del estado y de la edad: en 2024, un tribunal de Arkansas y uno de California decidieron en sentidos opuestos.[^dunn][^appeal]",
      },
    },
  ],
  cautions: [
    {
      question: "age_group",
      answers: ["18+"],
      note: {
        en: `These suits look at play that began in youth.
          If it started later, a doctor or counselor may be the better first call.`,
        es: `Estas demandas tratan de un juego que empezó en la niñez o la juventud.
          Si empezó después, puede ser mejor llamar primero a un médico o consejero.`,
      },
    },
    {
      question: "issues",
      answers: ["spending"],
      note: {
        en: `For money spent in a game, the store or your bank is usually quicker than a lawyer.
          If there was other harm too, go on.`,
        es: `Por dinero gastado en un juego, la tienda o su banco suele ser más rápido que un abogado o abogada.
          Si además hubo otro daño, siga.`,
      },
    },
    {
      question: "diagnosed",
      answers: ["no", "not_sure"],
      note: {
        en: `A firm will ask for a diagnosis.
          Your pediatrician is a good place to begin, with or without a suit.`,
        es: `Un bufete pedirá un diagnóstico.
          Su pediatra es un buen lugar para empezar, con demanda o sin ella.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: "If you already have a lawyer, ask them first. They know your child's dates.",
        es: "Si ya tiene abogado o abogada, pregúntele primero. Conoce las fechas de su hijo o hija.",
      },
    },
  ],
  urgent: {
    title: { en: "Help comes first", es: "Primero, la ayuda" },
    text: {
      en: "If a young person talks about suicide or self-harm, call or text 988 now. If they are in danger at this moment, call 911 and stay with them.",
      es: "Si un joven habla de suicidio o autolesiones, llame o mande un texto al 988 ya. Si está en peligro ahora, llame al 911 y quédese a su lado.",
    },
  },
  helplines: {
    place: "start",
    lines: ["emergency", "crisis"],
  },
  related: ["roblox-discord-child-abuse", "birth-injury"],
  reviewedOn: "2026-11-26",
};
