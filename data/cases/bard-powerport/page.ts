import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Bard PowerPort Catheter", es: "Catéter Bard PowerPort" },
  documentTitle: {
    en: "Bard PowerPort catheter lawsuits: who may qualify",
    es: "Demandas por el catéter Bard PowerPort: quién podría calificar",
  },
  description: {
    en: "What lawsuits claim about Bard PowerPort implanted ports, what the maker answers, which signs need care, and how to find your device records.",
    es: "Qué alegan las demandas sobre los puertos implantados Bard PowerPort, qué responde el fabricante, qué señales piden atención y cómo hallar sus papeles.",
  },
  summary: {
    en: `For people whose Bard port broke or moved, or who got an infection or a clot with it.
        The makers dispute the claims.`,
    es: `Para quien tuvo infección o coágulo con un puerto Bard, o a quien se le rompió o movió.
        Las empresas rechazan los reclamos.`,
  },
  highlights: [
    { en: "Port catheter", es: "Catéter con puerto" },
    { en: "Fracture, infection, clot", es: "Rotura, infección, coágulo" },
    { en: "One judge, many cases", es: "Un tribunal, muchos casos" },
  ],
  card: {
    title: { en: "Bard PowerPort Catheter", es: "Catéter Bard PowerPort" },
    sub: { en: "Implanted medicine port", es: "Puerto implantado para medicamentos" },
    desc: {
      en: "For people whose Bard port broke, moved or was followed by an infection or a clot.",
      es: "Para personas cuyo puerto Bard se rompió, se movió o tuvo después una infección o un coágulo.",
    },
  },
  searchWords: {
    en: "powder port, port, port-a-cath, chemo port, catheter, chest port, infection, blood clot, broken catheter, bd",
    es: "cateter puerto quimioterapia coagulo infeccion",
  },
  drawing: {
    en: "Line drawing of a small round port under the skin of a chest, with a thin tube that leads toward the heart.",
    es: "Dibujo de línea: un pequeño puerto redondo bajo la piel del pecho, con un tubo fino que va hacia el corazón.",
  },
  gallery: [
    {
      src: "/images/cases/bard-powerport-explained.svg",
      alt: {
        en: "Drawing of an implanted port in a chest, with its chamber, tube and tip numbered 1 to 3.",
        es: "Dibujo de un puerto implantado en un pecho, con la cámara, el tubo y la punta numerados del 1 al 3.",
      },
      caption: {
        en: "Where a port sits, and the three places where a problem can show: the chamber under the skin (1), the tube (2), and the tip in a large vein near the heart (3).",
        es: "Dónde va un puerto y los tres lugares donde puede haber un problema: la cámara bajo la piel (1), el tubo (2) y la punta en una vena grande cerca del corazón (3).",
      },
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: {
        en: "You had a PowerPort or another implanted port made by Bard or BD.",
        es: "Tuvo un PowerPort u otro catéter con puerto implantado de Bard o BD.",
      },
      short: { en: "A port by Bard or BD", es: "Puerto de Bard o BD" },
    },
    {
      text: {
        en: "The tube broke or part of it moved, or there was a serious infection or a blood clot.",
        es: "El tubo se rompió o una parte se movió, o bien hubo una infección grave o un coágulo.",
      },
      short: { en: "Break, infection or clot", es: "Rotura, infección o coágulo" },
    },
    {
      text: {
        en: "A doctor found the problem and wrote it in your medical file.",
        es: "Un médico identificó el problema y lo anotó en su expediente médico.",
      },
      short: { en: "A doctor found the problem", es: "Un médico halló el problema" },
    },
    {
      text: {
        en: "It needed treatment, such as removal of the port, a procedure or a hospital stay.",
        es: "Hizo falta tratamiento, como sacar el puerto, un procedimiento o una estadía en el hospital.",
      },
      short: { en: "It needed treatment or removal", es: "Hizo falta tratarlo o sacarlo" },
    },
    {
      text: {
        en: "A card, sticker or operation report can show the brand.",
        es: "Una tarjeta, una etiqueta o el informe de la operación puede mostrar la marca.",
      },
      short: { en: "A paper shows the brand", es: "Un papel muestra la marca" },
    },
    {
      text: {
        en: "You had the port yourself, or you are asking for a person who died.",
        es: "Usted tuvo el puerto, o pregunta en nombre de una persona que murió.",
      },
      short: { en: "You ask for yourself or family", es: "Pregunta por usted o un familiar" },
    },
  ],
  overview: [
    {
      heading: { en: "About implanted ports", es: "Sobre los puertos implantados" },
      paragraphs: [
        {
          en: `A port is a small chamber under the skin of the chest or arm, with a soft tube that leads into a large vein.
            It is used to give chemotherapy and other medicines again and again.
            The PowerPort is a port of C.R.
            Bard and Bard Access Systems, which belong to Becton Dickinson (BD).[^harrismartin2023]`,
          es: `Un puerto es una pequeña cámara bajo la piel del pecho o del brazo, con un tubo blando que va a una vena grande.
            Sirve para dar quimioterapia y otros medicamentos repetidas veces.
            El PowerPort es un puerto de C.R.
            Bard y Bard Access Systems, que son de Becton Dickinson (BD).[^harrismartin2023]`,
        },
        {
          en: `Ports of every make can have problems, early or after years: infection, clots, a broken tube or one that has moved.
            Doctors use X-rays and other imaging to examine them.[^insightsInto2019]
            In a large hospital study, broken tubes were uncommon.
            The patient's age and the time since the port was placed made a difference.[^annalsPalliative]`,
          es: `Los puertos de toda marca pueden dar problemas, pronto o tras años: infección, coágulos, un tubo roto o que se movió.
            Los médicos los examinan con radiografías y otras imágenes.[^insightsInto2019]
            En un estudio hospitalario grande, las roturas fueron poco comunes.
            Influían la edad del paciente y el tiempo desde que se puso el puerto.[^annalsPalliative]`,
        },
      ],
    },
    {
      heading: {
        en: "What the lawsuits allege and the makers dispute",
        es: "Lo que alegan las demandas y niegan los fabricantes",
      },
      paragraphs: [
        {
          en: `Lawsuits allege that barium sulfate, which lets the tube show up on an X-ray, makes it weaker.
            They say that it can then crack, break or collect germs, and that doctors were not warned.[^aboutlawsuits2025]
            Some suits blame the chamber for infections as well.[^aboutlawsuits2024]`,
          es: `Las demandas alegan que el sulfato de bario, que hace visible el tubo en una radiografía, lo debilita.
            Alegan que así puede rajarse, romperse o juntar gérmenes, y que no se avisó a los médicos.[^aboutlawsuits2025]
            Algunas demandas culpan también a la cámara de las infecciones.[^aboutlawsuits2024]`,
        },
        {
          en: `The manufacturers dispute these allegations, and the devices reached the market through the FDA's clearance process, known as 510(k).[^openfda2026]
            We looked for a recall of the PowerPort over the alleged fault and found none.`,
          es: `Los fabricantes niegan lo que se alega.
            Los dispositivos llegaron al mercado por el trámite de autorización de la FDA, conocido como 510(k).[^openfda2026]
            Buscamos un retiro del mercado del PowerPort por la falla que se alega y no encontramos ninguno.`,
        },
      ],
    },
    {
      heading: {
        en: "What the court has done, and what we could not find out",
        es: "Lo que ha hecho el tribunal, y lo que no pudimos averiguar",
      },
      paragraphs: [
        {
          en: `A federal panel gave the cases to Judge David Campbell in Phoenix as an MDL: many similar federal cases before one judge.
        The makers had argued that the lawyers could work things out among themselves.[^harrismartin2023][^harrismartin2023b]
        In 2024 he refused to slow down the choice of test cases.[^consumerNotice2024]
        Six were then chosen; together they are about infection, broken tubes, clots and surgery.[^drugwatch2025]`,
          es: `Un panel federal asignó los casos al juez David Campbell, en Phoenix, como litigio multidistrital (MDL): muchos casos federales parecidos ante un mismo tribunal.
        Los fabricantes decían que los abogados podían coordinarse entre ellos.[^harrismartin2023][^harrismartin2023b]
        En 2024, el juez no quiso retrasar la elección de casos de prueba.[^consumerNotice2024]
        Luego se eligieron seis; en conjunto son sobre infección, rotura, coágulos y cirugía.[^drugwatch2025]`,
        },
        {
          en: `The newest court orders we know of are from March 2026, and the site that had reported a first trial result took it back.[^guide2026]
        Only the court's own site can tell you whether a trial was held and how it ended.
        AngioDynamics ports are a separate group of cases and not part of this one.`,
          es: `Las órdenes más recientes del tribunal que conocemos son de marzo de 2026.
        El sitio que informó del resultado de un primer juicio se retractó.[^guide2026]
        Solo el sitio del propio tribunal puede decirle si hubo un juicio y cómo terminó.
        Los puertos de AngioDynamics son otro grupo de casos y no son parte de este.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "The device was of another brand, or a PICC line, a long tube through the arm.",
      es: "El dispositivo era de otra marca, o una línea PICC, un tubo largo por el brazo.",
    },
    {
      en: "The port was removed only because the treatment was finished.",
      es: "El puerto se sacó solo porque el tratamiento había terminado.",
    },
    { en: "No doctor found a complication.", es: "Ningún médico halló una complicación." },
    {
      en: "No record shows who made the device.",
      es: "Ningún papel puede mostrar quién fabricó el dispositivo.",
    },
    {
      en: "The time to sue over the port has run out in your state.",
      es: "El plazo para demandar por el puerto ya terminó en su estado.",
    },
  ],
  faqs: [
    {
      question: {
        en: "I still have a PowerPort. Should it come out?",
        es: "Todavía tengo un PowerPort. ¿Hay que sacarlo?",
      },
      answer: {
        en: `A lawsuit is no reason to remove it.
          You may need a working port for your treatment.
          If something worries you, talk with the medical team that looks after it.`,
        es: `Una demanda no es razón para sacarlo.
          Un puerto que funciona puede hacer falta para su tratamiento.
          Si algo le preocupa, hable con el equipo médico que lo cuida.`,
      },
    },
    {
      question: {
        en: "How do I find the brand and model?",
        es: "¿Cómo encuentro la marca y el modelo?",
      },
      answer: {
        en: `Look for the identification card you were given, or ask the hospital for the operation report with its sticker.
          The number printed there can be looked up in AccessGUDID, a free federal database.`,
        es: `Busque la tarjeta del implante que le dieron, o pida al hospital el informe de la operación con su etiqueta.
          El número impreso se puede buscar en AccessGUDID, una base de datos federal gratuita.`,
      },
    },
    {
      question: {
        en: "The clinic threw the port away. Could I still have a case?",
        es: "La clínica tiró el puerto. ¿Podría tener un caso todavía?",
      },
      answer: {
        en: `You could.
          Scans, lab cultures and the removal report can also be proof.
          If the hospital still has the device, ask in writing that it be kept.`,
        es: `Sí podría.
          También pueden servir de prueba las imágenes, los cultivos de laboratorio y el informe de la extracción.
          Si el hospital aún tiene el dispositivo, pida por escrito que lo conserve.`,
      },
    },
    {
      question: {
        en: "Do broken tubes happen with other ports too?",
        es: "¿Se rompen los tubos también en otros puertos?",
      },
      answer: {
        en: `Yes.
          Medical reviews describe broken tubes in ports of several makers.[^insightsInto2019]
          So the brand, the scans and the time since it was placed all matter.`,
        es: `Sí, las revisiones médicas describen roturas en puertos de varios fabricantes.[^insightsInto2019]
          Por eso importan la marca, las imágenes y el tiempo desde que se puso.`,
      },
    },
    {
      question: {
        en: "Are these cases a class action?",
        es: "¿Son estos casos una demanda colectiva?",
      },
      answer: {
        en: `No. Each person has a separate suit, and one judge handles them until trial.
          Test cases help both sides learn how juries see the evidence.[^drugwatch2025]`,
        es: `No. Cada persona tiene su propia demanda, y un solo tribunal las lleva hasta el juicio.
          Los casos de prueba ayudan a los dos lados a saber cómo ven las pruebas los jurados.[^drugwatch2025]`,
      },
    },
  ],
  cautions: [
    {
      question: "implanted_port",
      answers: ["other_brand"],
      note: {
        en: `Suits here are about Bard and BD ports.
          Another maker's port may have cases of its own, which your state bar can help you find.`,
        es: `Las demandas de aquí son sobre puertos de Bard y BD.
          El puerto de otro fabricante podría tener sus propios casos; la barra de abogados de su estado puede ayudarle a hallarlos.`,
      },
    },
    {
      question: "implanted_port",
      answers: ["no"],
      note: {
        en: `This page is only about implanted ports.
          If you are unsure which device you had, the clinic that placed it can tell you.`,
        es: `Esta página es solo sobre puertos implantados.
          Si no sabe bien qué dispositivo tuvo, puede decírselo la clínica que lo puso.`,
      },
    },
    {
      question: "complication",
      answers: ["none"],
      note: {
        en: `A lawsuit depends on a medical complication, so a port that works well is good news.
          If anything about it worries you, ask your care team.`,
        es: `Una demanda depende de una complicación médica, así que un puerto que funciona bien es buena noticia.
          Si algo le preocupa, pregunte a su equipo médico.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: "If you already have a lawyer, ask them first, before you fill in another form.",
        es: "Si ya tiene abogado o abogada, pregúntele primero, antes de llenar otro formulario.",
      },
    },
  ],
  urgent: {
    title: { en: "Signs that need care now", es: "Señales que piden atención ya" },
    text: {
      en: "For chest pain or trouble breathing, call 911. For fever, chills, a swollen arm or neck, or pain when the port is flushed, call your care team right away.",
      es: "Si tiene dolor de pecho o falta de aire, llame al 911. Si tiene fiebre, escalofríos, un brazo o el cuello hinchado, o dolor al enjuagar el puerto, llame ya a su equipo médico.",
    },
  },
  related: ["hernia-mesh", "oxbryta", "depo-provera"],
  reviewedOn: "2026-11-26",
};
