import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Suboxone and Dental Injury", es: "Suboxone y daño dental" },
  documentTitle: {
    en: "Suboxone and dental injury lawsuits: who may qualify",
    es: "Demandas por Suboxone y daño dental: quién podría calificar",
  },
  description: {
    en: "Suboxone film and dental problems: what lawsuits claim, what the makers say, how to care for your teeth, and why to ask your prescriber first.",
    es: "Película de Suboxone y daño dental: qué alegan las demandas, qué dicen las empresas, cómo cuidar los dientes y por qué consultar antes de cambiar.",
  },
  summary: {
    en: `For people with lost teeth or bad decay while on Suboxone film.
      The companies dispute the lawsuits.`,
    es: `Para quien perdió dientes o tuvo caries graves con la película Suboxone.
      Las empresas disputan las demandas.`,
  },
  highlights: [
    { en: "Film strips", es: "Película bajo la lengua" },
    { en: "Dental injury", es: "Daño dental" },
    { en: "Ask before changing treatment", es: "Consulte antes de cambiarlo" },
  ],
  card: {
    title: { en: "Suboxone and Dental Injury", es: "Suboxone y daño dental" },
    sub: { en: "Film under the tongue", es: "Película bajo la lengua" },
    desc: {
      en: "For people who lost teeth or had serious decay after prescribed Suboxone film.",
      es: "Para personas que perdieron dientes o tuvieron caries graves tras usar la película Suboxone recetada.",
    },
  },
  searchWords: {
    en: "suboxone film, teeth, tooth, dental, cavities, tooth decay, opioid, zubsolv, buprenorphine, strip, addiction treatment",
    es: "dientes muelas caries dentista opioide adiccion pastillas laminas tiras",
  },
  drawing: {
    en: "Line drawing of a small, plain film strip next to the outline of a tooth.",
    es: "Dibujo de línea: una película pequeña y lisa junto al contorno de un diente.",
  },
  gallery: [
    {
      src: "/images/cases/suboxone-explained.svg",
      alt: {
        en: "Six small drawings, five of them numbered: a film, a glass of water, a clock, a toothbrush, a tooth, and a calendar.",
        es: "Seis dibujos pequeños, cinco con número: una película, un vaso de agua, un reloj, un cepillo de dientes, un diente y un calendario.",
      },
      caption: {
        en: `After each dose: let it dissolve (1), swish a large sip of water and swallow (2), wait at least an hour (3), then brush (4).
          See a dentist soon after you start, and regularly (5).`,
        es: `Después de cada dosis: deje que se disuelva (1), enjuáguese con un buen trago de agua y tráguelo (2), espere al menos una hora (3) y luego cepíllese (4).
          Vea a un dentista poco después de empezar y con regularidad (5).`,
      },
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: {
        en: "You were prescribed Suboxone film, the strip that melts in the mouth.",
        es: "Le recetaron la película Suboxone, la tira que se deshace en la boca.",
      },
      short: { en: "You were prescribed Suboxone film", es: "Le recetaron la película Suboxone" },
    },
    {
      text: {
        en: "Your first strip came before the June 2022 dental warning.",
        es: "Usó la primera tira antes de la advertencia dental de junio de 2022.",
      },
      short: { en: "You began before June 2022", es: "Empezó antes de junio de 2022" },
    },
    {
      text: {
        en: "You used it for some time, often half a year or more.",
        es: "La usó por algún tiempo, en muchos casos medio año o más.",
      },
      short: { en: "You used it for months", es: "La usó durante meses" },
    },
    {
      text: {
        en: "After that you lost teeth or had them pulled, or a dentist found serious decay or breaks.",
        es: "Después de eso perdió dientes o se los sacaron, o un dentista halló caries graves o roturas.",
      },
      short: { en: "Lost teeth or serious decay", es: "Dientes perdidos o caries graves" },
    },
    {
      text: {
        en: "A dentist's charts or X-rays show the state of your teeth.",
        es: "El expediente o las radiografías del dentista muestran cómo estaban sus dientes.",
      },
      short: {
        en: "You have dental records or X-rays",
        es: "Tiene expediente dental o radiografías",
      },
    },
    {
      text: {
        en: "A pharmacy or program can show the form and the years.",
        es: "Una farmacia o un programa de tratamiento puede mostrar qué forma usó y en qué años.",
      },
      short: { en: "A pharmacy can show the film", es: "Una farmacia puede mostrarlo" },
    },
  ],
  overview: [
    {
      heading: { en: "Your treatment comes first", es: "Su tratamiento va primero" },
      paragraphs: [
        {
          en: `Suboxone contains buprenorphine and naloxone, and comes as a film or a tablet.[^film]
            The FDA says that the benefits of such treatment clearly outweigh the dental risk.[^fda]
            Whatever you think of the lawsuits, your treatment comes first.
            Ask your prescriber any question about it.`,
          es: `Suboxone tiene buprenorfina y naloxona, y viene en película o en tableta.[^film]
            La FDA dice que el beneficio de este tratamiento es claramente mayor que el riesgo dental.[^fda]
            Piense lo que piense de las demandas, su tratamiento va primero.
            Haga cualquier pregunta a quien se lo receta.`,
        },
      ],
    },
    {
      heading: {
        en: "The FDA's warning and its tips",
        es: "La advertencia de la FDA y sus consejos",
      },
      paragraphs: [
        {
          en: `In January 2022 the FDA warned about buprenorphine that dissolves in the mouth.
            It reported decay, infection and lost teeth, even in some who had never had dental trouble.[^fda]
            The warning is about tablets and films alike, while the federal suits are about film.[^fda][^panel]`,
          es: `En enero de 2022, la FDA advirtió sobre la buprenorfina que se disuelve en la boca.
            Informó de caries, infecciones y pérdida de dientes, incluso en personas que nunca habían tenido problemas dentales.[^fda]
            La advertencia es para tabletas y películas por igual.
            Las demandas federales son sobre la película.[^fda][^panel]`,
        },
        {
          en: `Its simplest tips are to rinse with water after each dose, and to wait an hour before you brush.
            It also suggests that you tell a dentist about the medicine early.[^fda][^ihs]`,
          es: `Sus consejos más sencillos son enjuagarse con agua después de cada dosis y esperar una hora antes de cepillarse.
            También sugiere decirle pronto al dentista que usa el medicamento.[^fda][^ihs]`,
        },
      ],
    },
    {
      heading: { en: "Claims, studies and courts", es: "Alegatos, estudios y tribunales" },
      paragraphs: [
        {
          en: `Lawsuits allege that the film's acid wore down enamel, the hard outside of a tooth.
            They allege that people should have been told years earlier.[^update]
            The companies answer that federal drug law bars both the warning claims and the design claims.[^preempt]`,
          es: `Las demandas alegan que el ácido de la película desgastó el esmalte, la capa dura del diente.
            Alegan que había que avisar años antes.[^update]
            Las empresas responden que la ley federal de medicamentos impide los reclamos por falta de advertencia y por defecto de diseño.[^preempt]`,
        },
        {
          en: `Studies from 2022 and 2025 found more mouth and tooth problems among people who used the medicine in this way.[^jama][^later]
            Both compared records of many patients.
            That can show a link, but it cannot prove what harmed one person's teeth.[^jama]`,
          es: `Estudios de 2022 y 2025 hallaron más problemas de boca y dientes en las personas que usaban así el medicamento.[^jama][^later]
            Los dos compararon los datos de muchos pacientes.
            Eso puede mostrar un vínculo, pero no puede probar qué dañó los dientes de una persona.[^jama]`,
        },
        {
          en: `In December 2024 the judge decided partly for each side.[^opinion]
            As one firm reads it, warning claims go on against Indivior Inc. for 2010 to June 2022.
            The firm reports the same of design claims about choices made before approval.[^doyle]
            The court watches its deadlines closely: people who did not hand in papers have lost their suits.[^mealeys]`,
          es: `En diciembre de 2024, el juez dio parte de la razón a cada lado.[^opinion]
            Según la lee un bufete, siguen los reclamos por falta de advertencia contra Indivior Inc., de 2010 a junio de 2022.
            Según ese bufete, también siguen los de diseño por lo que se decidió antes de la aprobación.[^doyle]
            El tribunal vigila de cerca sus fechas: hay personas que no entregaron documentos y perdieron su demanda.[^mealeys]`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "You had tablets or injections only, never the film.",
      es: "Solo usó tabletas o inyecciones, nunca la película.",
    },
    {
      en: "No dentist has ever treated or recorded the problem.",
      es: "Ningún dentista ha tratado ni anotado nunca el problema.",
    },
    {
      en: "Your teeth were already in serious condition before the first strip.",
      es: "Sus dientes ya estaban en muy mal estado antes de la primera tira.",
    },
    {
      en: "You first used it after the June 2022 warning.",
      es: "La usó por primera vez después de la advertencia de junio de 2022.",
    },
    {
      en: "The time limit where you live has passed, as it may have for an older injury.",
      es: "El plazo donde vive ya venció, como puede haber pasado con un daño más antiguo.",
    },
  ],
  faqs: [
    {
      question: { en: "Should I come off Suboxone?", es: "¿Debo dejar Suboxone?" },
      answer: {
        en: `No, not because of a lawsuit.
          The FDA advises people to continue as prescribed and to visit a dentist.
          If your teeth worry you, ask your prescriber about other forms of treatment.[^fda]`,
        es: `No, no por una demanda.
          La FDA aconseja seguir el tratamiento como se recetó y ver a un dentista.
          Si sus dientes le preocupan, pregunte por otras formas de tratamiento a quien le receta.[^fda]`,
      },
    },
    {
      question: {
        en: "Will people learn that I am in treatment?",
        es: "¿Se enterará la gente de que estoy en tratamiento?",
      },
      answer: {
        en: `A federal rule, 42 CFR Part 2, protects the files of treatment programs.
          A lawyer needs your written consent to get them.
          A suit may still touch on your care, so ask what would be filed under seal.`,
        es: `Una regla federal, 42 CFR Part 2, protege los expedientes de los programas de tratamiento.
          Un abogado o abogada necesita su permiso por escrito para pedirlos.
          Aun así, una demanda puede tocar el tema.
          Pregunte qué se presentaría bajo reserva.`,
      },
    },
    {
      question: {
        en: "My teeth were bad before. Can I ask?",
        es: "Mis dientes ya estaban mal. ¿Puedo preguntar?",
      },
      answer: {
        en: `Yes, and please give accurate dates.
          Earlier problems make it harder to show what the film did.
          Dental charts from before the first strip can help to separate the two.`,
        es: `Sí, y dé por favor las fechas exactas.
          Si ya había problemas, es más difícil mostrar qué hizo la película.
          Un expediente dental de antes de la primera tira puede ayudar a separar las dos cosas.`,
      },
    },
    {
      question: {
        en: "I only had tablets. Why is that different?",
        es: "Solo usé tabletas. ¿Por qué es distinto?",
      },
      answer: {
        en: `The federal group is for film.[^panel]
          The FDA's warning covers tablets too, so its care tips are just as useful to you.`,
        es: `El grupo federal se formó para la película.[^panel]
          La advertencia de la FDA incluye las tabletas, así que sus consejos también le sirven a usted.`,
      },
    },
    {
      question: {
        en: "Someone signed me up in 2024. What should I do?",
        es: "Alguien me inscribió en 2024. ¿Qué debo hacer?",
      },
      answer: {
        en: `Find out who represents you, and call that office today.
          Your name may be on a list called Schedule A, and the court expects documents.
          Unanswered orders have already ended suits.[^schedule][^mealeys]`,
        es: `Averigüe quién le representa y llame hoy a esa oficina.
          Su nombre puede estar en la lista llamada Schedule A, y el tribunal espera documentos.
          Las órdenes sin respuesta ya pusieron fin a demandas.[^schedule][^mealeys]`,
      },
    },
  ],
  cautions: [
    {
      question: "year_first_used",
      answers: [{ to: 2009 }],
      note: {
        en: `The film came out in 2010, and these suits are about the film.
          If you began with tablets and took the film later, a firm can still look at your request.`,
        es: `La película salió en 2010, y estas demandas tratan de ella.
          Si empezó con tabletas y después usó la película, un bufete puede revisar su solicitud.`,
      },
    },
    {
      question: "year_first_used",
      answers: [{ from: 2023 }],
      note: {
        en: `A warning about teeth was added in June 2022.
          Firms usually look for people who first used the film before that.
          Please ask your prescriber before you change your treatment.`,
        es: `En junio de 2022 se agregó una advertencia sobre los dientes.
          Los bufetes suelen buscar a quienes usaron la película por primera vez antes.
          Antes de cambiar su tratamiento, consulte a quien se lo receta.`,
      },
    },
    {
      question: "used_suboxone",
      answers: ["tablet"],
      note: {
        en: `The federal suits are about film, so tablets alone may not fit.
          Either way, ask your prescriber before you change anything.`,
        es: `Las demandas federales son sobre la película, así que usar solo tabletas podría no bastar.
          En cualquier caso, consulte a quien se lo receta antes de cambiar algo.`,
      },
    },
    {
      question: "used_suboxone",
      answers: ["no"],
      note: {
        en: `Without Suboxone film, this page may not fit your story.
          For the teeth themselves, see a dentist.`,
        es: `Si no usó la película Suboxone, esta página quizá no sea para usted.
          Para los dientes mismos, vea a un dentista.`,
      },
    },
    {
      question: "dental_issues",
      answers: ["none"],
      note: {
        en: "No dental problem is good news. Rinsing and regular checks help to keep it so.",
        es: `No tener un problema dental es buena noticia.
          Enjuagarse y revisarse con regularidad ayuda a que siga así.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
          In these cases, missing papers can end a suit.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
          En estos casos, los documentos que faltan pueden poner fin a una demanda.`,
      },
    },
  ],
  urgent: {
    title: { en: "Do not stop on your own", es: "No lo deje por su cuenta" },
    text: {
      en: "If you end the medicine suddenly, you risk withdrawal, relapse or overdose. Talk to your prescriber before any change. For an overdose, or a swollen face with fever or trouble swallowing, call 911.",
      es: "Dejarlo de golpe puede causar abstinencia, recaída o sobredosis. Hable con quien se lo receta antes de cambiar nada. En caso de sobredosis, o de cara hinchada con fiebre o problemas para tragar, llame al 911.",
    },
  },
  helplines: {
    place: "end",
    lines: ["samhsa", "crisis"],
  },
  related: ["oxbryta", "ozempic-wegovy"],
  reviewedOn: "2026-11-26",
};
