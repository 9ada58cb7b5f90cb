import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: {
    en: "Abuse Claims Involving The Church of Jesus Christ of Latter-day Saints",
    es: "Reclamos por abuso: La Iglesia de Jesucristo de los Santos de los Últimos Días",
  },
  documentTitle: {
    en: "Support and options for church members and families",
    es: "Apoyo y opciones para miembros de la iglesia y familias",
  },
  description: {
    en: "Calm, plain answers for people who were hurt in a church community, and for their families: who can help, how privacy works, what to ask.",
    es: "Respuestas claras y serenas para quienes sufrieron daño en una comunidad de la iglesia y sus familias: quién puede ayudar, la privacidad y qué preguntar.",
  },
  summary: {
    en: `For people who were sexually abused in a Church setting, and their loved ones.
      It was not your fault.
      Read as much as you wish.`,
    es: `Para quienes sufrieron abuso sexual en un entorno de la Iglesia, y sus seres queridos.
      No fue su culpa.
      Lea lo que quiera.`,
  },
  highlights: [
    { en: "At your own pace", es: "A su propio ritmo" },
    { en: "Recent or long ago", es: "Reciente o antiguo" },
    { en: "Respect for believers", es: "Respeto a quienes creen" },
  ],
  card: {
    title: {
      en: "Abuse Claims Involving The Church of Jesus Christ of Latter-day Saints",
      es: "Reclamos por abuso: La Iglesia de Jesucristo de los Santos de los Últimos Días",
    },
    sub: { en: "Church community", es: "Comunidad de la iglesia" },
    desc: {
      en: "For people who were abused in a church setting, often as children.",
      es: "Para personas que sufrieron abuso en un entorno de la iglesia, muchas veces en la niñez.",
    },
  },
  searchWords: {
    en: "mormon, church, bishop, ward, latter day saints, missionary, clergy, molested",
    es: "iglesia mormon obispo misionero abuso violacion tocamientos",
  },
  drawing: {
    en: "Line drawing of an open door with warm light inside.",
    es: "Dibujo de línea: una puerta abierta con una luz cálida adentro.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "You were under 18 at the time; some people who were adults may ask as well.",
        es: "Era menor de 18 años entonces; algunas personas que ya eran adultas también pueden preguntar.",
      },
      short: { en: "Usually under 18 at the time", es: "Por lo común, menor de 18 entonces" },
    },
    {
      text: {
        en: "The person was a leader, teacher, missionary, volunteer or member, or the place belonged to the Church.",
        es: "La persona era líder, maestro, misionero, voluntario o miembro de la Iglesia, o el lugar era de la Iglesia.",
      },
      short: { en: "A Church member or place", es: "Persona o lugar de la Iglesia" },
    },
    {
      text: {
        en: "Or a relative did it, and you or somebody else may have told someone in the Church.",
        es: "O lo hizo un familiar, y quizá usted u otra persona se lo contó a alguien de la Iglesia.",
      },
      short: { en: "Or a relative, if leaders knew", es: "O un familiar, si líderes sabían" },
    },
    {
      text: {
        en: "Somebody in a position of trust may have been warned.",
        es: "Alguien con un puesto de confianza pudo haber recibido un aviso.",
      },
      short: { en: "Someone may have been warned", es: "Alguien pudo recibir aviso" },
    },
    {
      text: {
        en: "You can name the state and roughly the years; exact days are not needed.",
        es: "Puede nombrar el estado y los años aproximados; no hacen falta días exactos.",
      },
      short: { en: "You know the state and years", es: "Sabe el estado y los años" },
    },
    {
      text: {
        en: "It does not matter whether you have ever spoken of it.",
        es: "No importa si ha hablado de ello alguna vez o nunca.",
      },
      short: { en: "Whether or not you told anyone", es: "Lo haya contado o no" },
    },
  ],
  overview: [
    {
      heading: { en: "First of all", es: "Antes que nada" },
      paragraphs: [
        {
          en: `If this page is about you, we are sorry for what you went through, and it was not your fault.
            Nothing has to be decided today.
            The people on the help lines above listen at any hour.
            Every state has a fund that can pay for counseling after a crime, whether or not you ever think of a claim.[^ovc]`,
          es: `Si esta página es sobre usted, sentimos lo que vivió.
            No fue su culpa.
            Hoy no tiene que decidir nada.
            Las personas de las líneas de ayuda de más arriba escuchan a cualquier hora.
            Cada estado tiene un fondo que puede pagar consejería tras un delito, piense usted o no en un reclamo.[^ovc]`,
        },
      ],
    },
    {
      heading: {
        en: "The suits, their differences, and Scouting",
        es: "Las demandas, sus diferencias, y los Scouts",
      },
      paragraphs: [
        {
          en: `Most of these suits say that leaders, members, teachers or volunteers abused a child, or that a relative did and leaders were told.[^wave]
            They are civil claims, which ask who is responsible for the harm.
            They are separate from anything the police may look into.
            Most members of the Church have nothing to do with any of this.`,
          es: `La mayoría de estas demandas dice que líderes, miembros, maestros o voluntarios abusaron de un niño, o que lo hizo un familiar y se les contó a los líderes.[^wave]
            Son reclamos civiles, que preguntan quién responde por el daño.
            Van aparte de lo que pueda investigar la policía.
            La mayoría de los miembros de la Iglesia no tiene nada que ver con esto.`,
        },
        {
          en: `Lawsuits allege that leaders failed to report, to remove the person or to warn families, and some question how a help line for leaders was used.[^wave]
            The Church says that abuse is inexcusable and that it works to prevent and report it.[^wave]
            It says that the help line's purpose is to see that reporting laws are followed.[^fox]`,
          es: `Las demandas alegan que los líderes no denunciaron, no apartaron a la persona o no advirtieron a las familias.
            Algunas cuestionan cómo se usó una línea de ayuda para líderes.[^wave]
            La Iglesia dice que el abuso no tiene excusa y que trabaja para prevenirlo y denunciarlo.[^wave]
            Dice que el fin de la línea de ayuda es que se cumplan las leyes sobre denuncias.[^fox]`,
        },
        {
          en: `State laws differ on who must report abuse, and on whether words said to clergy in private may stay private.
            A lawyer can explain your state's rules.
            The suits differ in their facts as well, which is why the federal panel declined to join them.
            Who was told, and how that person responded, is never quite the same.[^panel][^floodlit]`,
          es: `Las leyes estatales difieren en quién debe denunciar el abuso, y en si lo dicho al clero en privado puede seguir privado.
            Un abogado o abogada puede explicarle las reglas de su estado.
            Las demandas difieren también en sus hechos, y por eso el panel federal no quiso juntarlas.
            A quién se le contó, y cómo respondió esa persona, nunca es del todo igual.[^panel][^floodlit]`,
        },
        {
          en: `In 2025 the Church's own motion mentioned a mediation planned for a group of the suits.[^mediation]
            A settlement in principle was then reported, with private terms.[^world]
            We looked for a final agreement and found none.
            Nothing says that it would cover anyone else.`,
          es: `En 2025, una petición de la propia Iglesia habló de una mediación prevista para un grupo de las demandas.[^mediation]
            Luego se informó de un acuerdo en principio, con términos privados.[^world]
            Buscamos un acuerdo final y no encontramos ninguno.
            Nada dice que cubriría a alguien más.`,
        },
        {
          en: `The Boy Scouts went through bankruptcy, and claims about Scouting were handled there.[^plan]
            In August 2022 the plan was changed after a judge turned down the part about the Church.
            The Church was to get less protection than first proposed.[^plan]
            What that leaves open against the Church is a legal question we cannot answer.`,
          es: `Los Boy Scouts pasaron por una bancarrota, y allí se trataron los reclamos sobre los Scouts.[^plan]
            En agosto de 2022 se cambió el plan, después de que un tribunal rechazó la parte sobre la Iglesia.
            La Iglesia iba a tener menos protección que la propuesta al principio.[^plan]
            Lo que eso deja abierto contra la Iglesia es una cuestión legal que no podemos responder.`,
        },
      ],
    },
    {
      heading: { en: "Time-limit laws keep changing", es: "Las leyes de plazos siguen cambiando" },
      paragraphs: [
        {
          en: `Many states have rewritten their limits for childhood abuse.
            Some have opened windows for claims that had run out.[^childusa]
            California opened two for people who were adults, and they end on different days.[^journal]
            Please don't rule yourself out on your own.
            Let an experienced lawyer check it.`,
          es: `Muchos estados han reescrito sus plazos para el abuso en la niñez.
            Algunos han abierto ventanas para reclamos que habían vencido.[^childusa]
            California abrió dos para personas que eran adultas, y terminan en días distintos.[^journal]
            Por favor, no desista por su propio cálculo.
            Deje que lo revise un abogado o abogada con experiencia.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "Neither the person nor the place had a tie to the Church.",
      es: "Ni la persona ni el lugar tenían relación con la Iglesia.",
    },
    {
      en: "A settlement or release with your signature already covers it.",
      es: "Ya lo cubre un acuerdo o una renuncia a reclamar (release) con su firma.",
    },
    {
      en: "The time has run out and no newer law reopens it; only a lawyer can tell you that.",
      es: "El plazo venció y ninguna ley más nueva lo reabre; solo un abogado o abogada puede decírselo.",
    },
  ],
  faqs: [
    {
      question: {
        en: "I never told anyone. Can I still ask?",
        es: "Nunca se lo conté a nadie. ¿Puedo preguntar?",
      },
      answer: {
        en: `Yes.
          Many people wait for years, and silence does not rule you out.
          You can start with very little information, or have a private talk with RAINN first, at 800-656-4673.`,
        es: `Sí.
          Muchas personas esperan años, y el hecho de haber callado no le excluye.
          Puede empezar con muy pocos datos, o tener primero una conversación privada con RAINN, al 800-656-4673.`,
      },
    },
    {
      question: {
        en: "Could my ward or my family learn of it?",
        es: "¿Podría enterarse mi barrio o mi familia?",
      },
      answer: {
        en: `Not through us, but someone may see a call or a letter.
          Say on the form what is safe.
          A suit in court is a public record unless a judge lets you use initials or another name, which many judges allow.
          Settle that with a lawyer before anything is filed.`,
        es: `No por nosotros, aunque alguien puede ver una llamada o una carta.
          Diga en el formulario qué es seguro.
          Una demanda en un tribunal es pública, salvo que se permita usar iniciales u otro nombre, y muchos jueces lo permiten.
          Resuélvalo con un abogado o abogada antes de presentar nada.`,
      },
    },
    {
      question: { en: "Do I have to leave my faith?", es: "¿Tengo que dejar mi fe?" },
      answer: {
        en: `No. A civil claim is separate from belief and from membership.
          No one here will ask you to choose between them.`,
        es: `No. Un reclamo civil es algo aparte de la fe y de ser miembro.
          Aquí nadie le pedirá que elija entre una cosa y la otra.`,
      },
    },
    {
      question: { en: "Must I go to the police?", es: "¿Tengo que ir a la policía?" },
      answer: {
        en: `For your own past, that decision belongs to you and nobody else.
          If a child may be in danger now, call 911, or ask Childhelp at 800-422-4453 what to do.`,
        es: `Sobre su propio pasado, esa decisión es de usted y de nadie más.
          Si un niño puede estar en peligro ahora, llame al 911, o pregunte a Childhelp qué hacer, al 800-422-4453.`,
      },
    },
    {
      question: { en: "What if the person has died?", es: "¿Y si la persona ya murió?" },
      answer: {
        en: `A claim may still be possible.
          Some are brought against an organization and not only against a person.
          State law decides which of them are still open.`,
        es: `Todavía puede ser posible un reclamo.
          Algunos se presentan contra una organización y no solo contra una persona.
          La ley del estado decide cuáles de ellos siguen abiertos.`,
      },
    },
    {
      question: {
        en: "Is the Church's help line for me?",
        es: "¿Es para mí la línea de ayuda de la Iglesia?",
      },
      answer: {
        en: `It was made for church leaders who learn of abuse.[^fox]
          For survivors there is RAINN, by phone or by texting HOPE to 64673.`,
        es: `Se hizo para líderes de la iglesia que se enteran de un abuso.[^fox]
          Para sobrevivientes está RAINN, por teléfono o con un mensaje de texto con la palabra HOPE al 64673.`,
      },
    },
  ],
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
        They know your story, and you may still get a second opinion.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
        Conoce su historia, y usted también puede pedir otra opinión.`,
      },
    },
  ],
  helplines: {
    place: "start",
    lines: ["emergency", "rainn", "crisis", "childhelp"],
  },
  sensitive: true,
  related: ["institutional-sex-abuse", "roblox-discord-child-abuse", "rideshare-assault"],
  reviewedOn: "2026-11-26",
};
