import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Oxbryta (Voxelotor)", es: "Oxbryta (voxelotor)" },
  documentTitle: {
    en: "Oxbryta (voxelotor) lawsuits: who may qualify",
    es: "Demandas por Oxbryta (voxelotor): quién podría calificar",
  },
  description: {
    en: "Plain facts about Oxbryta, the sickle cell medicine withdrawn in 2024: what lawsuits claim, what the maker answers, and which records help.",
    es: "Datos claros sobre Oxbryta, el medicamento para células falciformes retirado en 2024: qué alegan las demandas, qué responde la empresa y qué reunir.",
  },
  summary: {
    en: `For people with sickle cell who had a stroke or worse pain on Oxbryta, and for families.
      Pfizer disputes the lawsuits.`,
    es: `Para quien tiene células falciformes y tuvo derrame o más dolor con Oxbryta, y su familia.
      Pfizer disputa las demandas.`,
  },
  highlights: [
    { en: "Sickle cell disease", es: "Células falciformes" },
    { en: "Withdrawn September 2024", es: "Retiro: septiembre de 2024" },
    { en: "Pain crisis or stroke", es: "Crisis o derrame cerebral" },
  ],
  card: {
    title: { en: "Oxbryta (Voxelotor)", es: "Oxbryta (voxelotor)" },
    sub: { en: "Sickle cell medicine", es: "Medicamento para células falciformes" },
    desc: {
      en: "For people who had strokes or worse pain crises while taking Oxbryta, and families who lost someone.",
      es: "Para personas con derrames cerebrales o crisis de dolor peores al usar Oxbryta, y familias que perdieron a alguien.",
    },
  },
  searchWords: {
    en: "sickle cell, voxelotor, pfizer, crisis, stroke, blood, recall",
    es: "celulas falciformes drepanocitica drepanocitosis anemia sangre pastillas",
  },
  drawing: {
    en: "Line drawing of round red blood cells and curved, sickle-shaped cells in a blood vessel, as under a microscope.",
    es: "Dibujo de línea: glóbulos rojos redondos y células curvas en forma de hoz en un vaso sanguíneo, como bajo un microscopio.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "You or your child has sickle cell disease.",
        es: "Usted o su hijo o hija tiene la enfermedad de células falciformes.",
      },
      short: { en: "You have sickle cell disease", es: "Tiene enfermedad de células falciformes" },
    },
    {
      text: {
        en: "A doctor prescribed Oxbryta (voxelotor) between late 2019 and September 2024, and you or your child took it.",
        es: "Un médico recetó Oxbryta (voxelotor) entre fines de 2019 y septiembre de 2024, y usted o su hijo o hija lo tomó.",
      },
      short: { en: "You took Oxbryta, 2019 to 2024", es: "Tomó Oxbryta, 2019 a 2024" },
    },
    {
      text: {
        en: "There was a pain crisis treated in a hospital, a stroke, organ damage or a death.",
        es: "Hubo una crisis de dolor tratada en un hospital, un derrame cerebral, daño a un órgano o una muerte.",
      },
      short: { en: "A hospital stay, stroke, death", es: "Hospital, derrame o muerte" },
    },
    {
      text: {
        en: "It happened during the treatment or soon after it ended.",
        es: "Pasó durante el tratamiento o poco después de terminarlo.",
      },
      short: {
        en: "It happened during or soon after",
        es: "Pasó durante el uso o poco después",
      },
    },
    {
      text: {
        en: "You can get hospital and clinic records from the years before and after, to compare them.",
        es: "Puede conseguir los expedientes del hospital y la clínica de los años de antes y de después, para compararlos.",
      },
      short: { en: "You can get the records", es: "Puede conseguir los expedientes" },
    },
    {
      text: {
        en: "You are the patient or a child's parent or guardian, or you act for the estate of someone who died.",
        es: "Usted es el paciente, o el padre, la madre o quien tiene la tutela de un menor, o actúa por la sucesión de quien murió.",
      },
      short: { en: "You, your child, or an estate", es: "Usted, su hijo o una sucesión" },
    },
  ],
  overview: [
    {
      heading: { en: "Oxbryta, and why it was withdrawn", es: "Oxbryta, y por qué se retiró" },
      paragraphs: [
        {
          en: `In sickle cell disease, red blood cells can turn stiff and block small vessels.
            That causes attacks of severe pain, called crises.
            In November 2019 the FDA approved Oxbryta by its faster route for people aged 12 and up.
            In 2021 it added children from age 4.[^fda2024]`,
          es: `En la enfermedad de células falciformes, los glóbulos rojos pueden ponerse rígidos y tapar vasos pequeños.
            Eso causa ataques de dolor fuerte, llamados crisis.
            En noviembre de 2019 la FDA aprobó Oxbryta, por su vía más rápida, para personas de 12 años o más.
            En 2021 sumó a niños desde los 4 años.[^fda2024]`,
        },
        {
          en: `On September 25, 2024, Pfizer withdrew every lot in every country.
            It said that the benefit no longer outweighed the risk.
            It asked patients to talk with their doctors about other treatment.[^pfizerBusiness2024]
            The FDA said that later trials showed more pain crises and more deaths with Oxbryta than with a placebo.[^fda2024]`,
          es: `El 25 de septiembre de 2024, Pfizer retiró todos los lotes en todos los países.
            Dijo que el beneficio ya no era mayor que el riesgo.
            Pidió a los pacientes que hablaran con su médico de otro tratamiento.[^pfizerBusiness2024]
            La FDA dijo que ensayos posteriores mostraron más crisis de dolor y más muertes con Oxbryta que con un placebo.[^fda2024]`,
        },
        {
          en: `European regulators began a review in July 2024.
            They suspended the medicine that fall, and in October 2025 they advised that it stay suspended.[^bfarm2025][^europeanMedicines2024]`,
          es: `Los reguladores de Europa empezaron una revisión en julio de 2024.
            Suspendieron el medicamento ese otoño y en octubre de 2025 aconsejaron que siguiera suspendido.[^bfarm2025][^europeanMedicines2024]`,
        },
      ],
    },
    {
      heading: {
        en: "What lawsuits claim and Pfizer answers",
        es: "Lo que alegan las demandas y responde Pfizer",
      },
      paragraphs: [
        {
          en: `Lawsuits allege that crises came more often or got worse after people started Oxbryta.
            They allege that Pfizer should have warned them sooner.
            Pfizer says that it acted responsibly at all times and will defend itself.[^bloombergLaw2024]
            In the class case it reportedly argues that federal law blocks such claims.[^aboutlawsuits2025]`,
          es: `Las demandas alegan que las crisis fueron más frecuentes o peores después de empezar con Oxbryta.
            Alegan que Pfizer debió advertir antes.
            Pfizer dice que actuó con responsabilidad en todo momento y que se defenderá.[^bloombergLaw2024]
            Se informa que en el caso colectivo sostiene que la ley federal impide esos reclamos.[^aboutlawsuits2025]`,
        },
        {
          en: `The hard part is that sickle cell disease itself brings crises, strokes and early deaths.
            So lawyers compare what happened before, during and after the medicine.
            The FDA's findings are about groups of patients, not about one person.[^fda2024]`,
          es: `Lo difícil es que la propia enfermedad de células falciformes trae crisis, derrames y muertes tempranas.
            Por eso los abogados comparan lo que pasó antes, durante y después del medicamento.
            Lo que halló la FDA trata de grupos de pacientes, no de una sola persona.[^fda2024]`,
        },
      ],
    },
    {
      heading: { en: "Where the cases are", es: "Dónde están los casos" },
      paragraphs: [
        {
          en: `We found no federal MDL, which would put similar cases before one judge.
            A lawsuit-news site reports injury suits in California, before federal Judge Trina Thompson and in state courts.[^medinjuryclaims2025]
            A proposed class action is about money that buyers lost, not about injuries.[^aboutlawsuits2025]`,
          es: `No hallamos ningún litigio multidistrital (MDL) federal, que pondría casos parecidos ante un mismo tribunal.
            Un sitio de noticias sobre demandas informa de demandas por lesiones en California, ante la jueza federal Trina Thompson y en tribunales estatales.[^medinjuryclaims2025]
            Una propuesta de demanda colectiva trata del dinero que perdieron los compradores, no de lesiones.[^aboutlawsuits2025]`,
        },
        {
          en: "The one settlement that was reported ends one family's case only.[^drugwatch2025][^consumerNotice2025]",
          es: "El único acuerdo del que se informó pone fin solo al caso de una familia.[^drugwatch2025][^consumerNotice2025]",
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "No Oxbryta prescription was ever filled.",
      es: "Nunca se surtió una receta de Oxbryta.",
    },
    {
      en: "There was no serious problem, or it came long after the last dose.",
      es: "No hubo ningún problema grave, o llegó mucho después de la última dosis.",
    },
    {
      en: "You had no injury and only want money back. A class case seeks that.",
      es: "No tuvo lesión y solo quiere que le devuelvan el dinero. De eso trata el caso colectivo.",
    },
    {
      en: "An earlier agreement with Pfizer already ends the claim.",
      es: "Un acuerdo anterior con Pfizer ya pone fin al reclamo.",
    },
    {
      en: "Your state counts from the withdrawal and its time limit has run out.",
      es: "Su estado cuenta el plazo desde el retiro del mercado, y ese plazo ya venció.",
    },
  ],
  faqs: [
    {
      question: {
        en: "I still have tablets at home. What should I do?",
        es: "Todavía tengo tabletas en casa. ¿Qué debo hacer?",
      },
      answer: {
        en: `Call your sickle cell team before you change anything.
          The FDA asked patients to talk with their doctor or nurse about ending Oxbryta and starting another treatment.[^fda2024]`,
        es: `Llame a su equipo médico de células falciformes antes de cambiar nada.
          La FDA pidió a los pacientes que hablen con su médico o enfermera sobre dejar Oxbryta y empezar otro tratamiento.[^fda2024]`,
      },
    },
    {
      question: {
        en: "How could anyone show that the medicine played a part?",
        es: "¿Cómo se podría mostrar que el medicamento influyó?",
      },
      answer: {
        en: `No single test can show it.
          Experts compare your hospital stays, blood counts and transfusions over several years.
          That is why old records matter so much.`,
        es: `Ninguna prueba médica basta por sí sola.
          Los peritos comparan sus estancias en el hospital, sus análisis de sangre y sus transfusiones de varios años.
          Por eso importan tanto los expedientes viejos.`,
      },
    },
    {
      question: {
        en: "My child took it. Who can ask?",
        es: "Mi hijo o hija lo tomó. ¿Quién puede preguntar?",
      },
      answer: {
        en: "A parent or guardian can. In many states a child has more time than an adult.",
        es: `Puede la madre, el padre o quien tenga la tutela.
          En muchos estados un menor tiene más tiempo que un adulto.`,
      },
    },
    {
      question: {
        en: "Two years have passed since the withdrawal. Is it over?",
        es: "Han pasado dos años desde el retiro. ¿Ya es tarde?",
      },
      answer: {
        en: `Maybe not.
          Not every state gives two years or counts from the withdrawal.
          Ask a lawyer now which rule applies to you.`,
        es: `Quizá no.
          No todos los estados dan dos años ni cuentan desde el retiro.
          Pregunte ya a un abogado o abogada qué regla es la suya.`,
      },
    },
    {
      question: {
        en: "Is there a settlement fund I can apply to?",
        es: "¿Hay un fondo de acuerdo que pueda solicitar?",
      },
      answer: {
        en: `We found none.
          One family's case reportedly settled, and its terms are not public.[^drugwatch2025]`,
        es: `No encontramos ninguno.
          Se informó de un acuerdo en el caso de una familia, y sus términos no son públicos.[^drugwatch2025]`,
      },
    },
    {
      question: {
        en: "Can I ask Pfizer about the medicine?",
        es: "¿Puedo preguntar a Pfizer por el medicamento?",
      },
      answer: {
        en: `Yes.
          Its announcement gave a medical information line, 800-438-1985.[^pfizerBusiness2024]
          For your own care, your hematologist comes first.`,
        es: `Sí.
          Su anuncio dio una línea de información médica, 800-438-1985.[^pfizerBusiness2024]
          Para su propia atención, primero está su hematólogo.`,
      },
    },
  ],
  cautions: [
    {
      question: "year_started",
      answers: [{ to: 2018 }, { from: 2025 }],
      note: {
        en: `Oxbryta was sold from November 2019 to September 2024.
          If the year is right, it may have been another medicine.
          Your pharmacy can tell you.`,
        es: `Oxbryta se vendió de noviembre de 2019 a septiembre de 2024.
          Si el año es correcto, pudo ser otra medicina.
          Su farmacia puede decírselo.`,
      },
    },
    {
      question: "took_oxbryta",
      answers: ["no"],
      note: {
        en: `This page is only about Oxbryta.
          If another medicine harmed you, your doctor or your state bar can tell you where to turn.`,
        es: `Esta página es solo sobre Oxbryta.
          Si otro medicamento le hizo daño, su médico o la barra de abogados de su estado puede orientarle.`,
      },
    },
    {
      question: "issues",
      answers: ["none"],
      note: {
        en: `A case needs a serious problem during the treatment or soon after.
          If you are stable, that is good news.
          Tell your sickle cell team if it changes.`,
        es: `Un caso exige un problema grave durante el tratamiento o poco después.
          Si está estable, es una buena noticia.
          Avise a su equipo médico de células falciformes si eso cambia.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
          Two firms on one Oxbryta claim can make things harder for you.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
          Dos bufetes en un mismo reclamo por Oxbryta pueden complicarle las cosas.`,
      },
    },
  ],
  urgent: {
    title: { en: "When to call 911", es: "Cuándo llamar al 911" },
    text: {
      en: "Call 911 or go to an emergency room for chest pain, trouble breathing or speaking, sudden weakness, or pain that home care does not ease. Call your sickle cell team before any change of treatment.",
      es: "Llame al 911 o vaya a emergencias por dolor de pecho, falta de aire, debilidad súbita, dificultad para hablar o dolor que no cede con los cuidados en casa. Antes de cambiar el tratamiento, llame a su equipo médico.",
    },
  },
  related: ["ozempic-wegovy", "bard-powerport"],
  reviewedOn: "2026-11-26",
};
