import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Asbestos and Lung Cancer", es: "Asbesto y cáncer de pulmón" },
  documentTitle: {
    en: "Asbestos and Lung Cancer claims: who may qualify",
    es: "Reclamos por asbesto y cáncer de pulmón: quién podría calificar",
  },
  description: {
    en: "Lung cancer after asbestos at work, in the military or at home: how claims and trusts work, what smoking means for a claim, and which records help.",
    es: "Cáncer de pulmón tras el asbesto en el trabajo, el servicio militar o la casa: cómo son los reclamos y los fondos, qué cambia fumar y qué documentos ayudan.",
  },
  summary: {
    en: "For people who breathed asbestos dust and later had lung cancer, and for their families.",
    es: "Para quienes respiraron polvo de asbesto y después tuvieron cáncer de pulmón, y para sus familias.",
  },
  highlights: [
    { en: "Work or household exposure", es: "Trabajo o casa" },
    { en: "Trusts and courts", es: "Fondos y tribunales" },
  ],
  card: {
    title: { en: "Asbestos and Lung Cancer", es: "Asbesto y cáncer de pulmón" },
    sub: { en: "Dust at work or home", es: "Polvo en trabajo o casa" },
    desc: {
      en: "For people with lung cancer who breathed asbestos dust at work, in the military or at home.",
      es: "Para personas con cáncer de pulmón que respiraron polvo de asbesto en el trabajo, en el servicio militar o en casa.",
    },
  },
  searchWords: {
    en: "mesothelioma, shipyard, insulation, navy, dust, smoker, brakes, pipefitter, construction, factory",
    es: "asbesto amianto mesotelioma pulmon cancer polvo fabrica astillero aislante construccion frenos",
  },
  drawing: {
    en: "Line drawing of a wrapped pipe with a valve, and a hard hat below it.",
    es: "Dibujo de línea: una tubería envuelta con una válvula, y debajo un casco de trabajo.",
  },
  gallery: [
    {
      src: "/images/cases/asbestos-lung-cancer-explained.svg",
      alt: {
        en: "Drawing of a head and chest, with the nose, the airway and an enlarged air sac of the lung numbered 1 to 3.",
        es: "Dibujo de cabeza y pecho, con la nariz, las vías respiratorias y un saco de aire del pulmón ampliado, numerados del 1 al 3.",
      },
      caption: {
        en: `How a fiber may lodge: it is breathed in (1) and travels through the airway (2) to a tiny air sac deep in the lung (3).
          Many years can pass before an illness is found.`,
        es: `Cómo puede quedarse una fibra: se respira (1), pasa por las vías respiratorias (2) y llega a un pequeño saco de aire en lo hondo del pulmón (3).
          Pueden pasar muchos años hasta que se halla una enfermedad.`,
      },
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: {
        en: "The cancer began in the lung, which doctors call primary lung cancer.",
        es: "El cáncer empezó en el pulmón; los médicos lo llaman cáncer primario de pulmón.",
      },
      short: { en: "Cancer that began in the lung", es: "Cáncer que empezó en el pulmón" },
    },
    {
      text: {
        en: "You breathed asbestos dust at a job, in the military, during a renovation, or from a relative's work clothes.",
        es: "Respiró polvo de asbesto en un empleo, en el servicio militar, en una obra de renovación o de la ropa de trabajo de un familiar.",
      },
      short: { en: "Dust at work or home", es: "Polvo en trabajo o casa" },
    },
    {
      text: {
        en: "You can name workplaces, trades, ships, products or co-workers.",
        es: "Puede nombrar lugares de trabajo, oficios, barcos, productos o compañeros.",
      },
      short: { en: "You know the job or product", es: "Puede nombrar empleos o productos" },
    },
    {
      text: {
        en: "At least about ten years passed between the first dust and the cancer.",
        es: "Entre el primer polvo de asbesto y el cáncer pasaron al menos unos diez años.",
      },
      short: { en: "About ten or more years passed", es: "Pasaron unos diez años o más" },
    },
    {
      text: {
        en: "The cancer, or a death from it, is fairly recent.",
        es: "El cáncer, o una muerte por su causa, es bastante reciente.",
      },
      short: { en: "The diagnosis is fairly recent", es: "El diagnóstico es bastante reciente" },
    },
    {
      text: {
        en: "You may ask whether or not you smoked, because smoking alone does not rule out a claim.",
        es: "Puede preguntar tanto si fumó como si no, porque fumar por sí solo no excluye un reclamo.",
      },
      short: { en: "Smokers may ask too", es: "Puede preguntar aunque fumara" },
    },
    {
      text: {
        en: "A husband, wife, child or estate may ask for somebody who has died.",
        es: "Por alguien que falleció puede preguntar el esposo, la esposa, un hijo, una hija o la sucesión.",
      },
    },
  ],
  overview: [
    {
      heading: {
        en: "About asbestos and lung cancer",
        es: "Sobre el asbesto y el cáncer de pulmón",
      },
      paragraphs: [
        {
          en: `Asbestos is a group of minerals with fine fibers.
            It was used in insulation, shipyards, brakes, roofs and cement.
            Workers often carried the dust home on their clothes.[^nationalCancer2007]
            A federal science program lists it as a known cause of cancer in humans, lung cancer among them.[^nationalToxicology2004]
            So the general question is settled.
            What caused one person's cancer still has to be shown from work and medical records.`,
          es: `El asbesto (llamado también amianto) es un grupo de minerales de fibras finas.
            Se usó en aislamiento, astilleros, frenos, techos y cemento.
            Los trabajadores llevaban muchas veces el polvo a casa en la ropa.[^nationalCancer2007]
            Un programa científico federal lo nombra como causa conocida de cáncer en humanos, también del de pulmón.[^nationalToxicology2004]
            Así que la pregunta general está resuelta.
            Qué causó el cáncer de una persona aún hay que mostrarlo con datos médicos y de trabajo.`,
        },
        {
          en: `Mesothelioma and asbestosis, a scarring of the lungs, are separate illnesses with claims of their own.
            This page is about cancer that starts in the lung itself, which the EPA also names among the harms of asbestos.[^epa2024]`,
          es: `El mesotelioma y la asbestosis, que deja cicatrices en los pulmones, son otras enfermedades con sus propios reclamos.
            Esta página es sobre el cáncer que empieza en el pulmón mismo.
            La EPA también lo nombra entre los daños del asbesto.[^epa2024]`,
        },
      ],
    },
    {
      heading: { en: "Smoking and asbestos together", es: "Fumar y respirar asbesto" },
      paragraphs: [
        {
          en: `For people who breathed asbestos dust and also smoked, medical studies find a risk that is higher than the two risks added together.[^one2015]
            Reviews differ on how much higher.
            One finds that asbestos can play a part even if the lungs are not scarred.[^intJ2020]
            Having smoked can make a claim harder in some places, but alone does not end it.`,
          es: `En personas que respiraron polvo de asbesto y además fumaron, los estudios médicos hallan un riesgo conjunto más alto que la suma de los dos riesgos.[^one2015]
            Las revisiones de estudios difieren sobre cuánto más alto.
            Una halla que el asbesto puede influir incluso sin cicatrices en los pulmones.[^intJ2020]
            Haber fumado puede hacer más difícil un reclamo en algunos lugares, pero no le pone fin por sí solo.`,
        },
      ],
    },
    {
      heading: { en: "Who pays claims: companies and trusts", es: "Quién paga: empresas y fondos" },
      paragraphs: [
        {
          en: `Lawsuits allege that the makers and users of asbestos products did not warn of the dust.
        A company may deny that its own product played a part, so you need proof of the product.
        Federal cases once went to one court in Philadelphia, but it stopped taking new ones in December 2011, with few exceptions.[^judicialPanel2011]`,
          es: `Las demandas alegan que quienes hacían y usaban productos de asbesto no advirtieron del polvo.
        Una empresa puede negar que su producto tuviera que ver, así que usted necesita una prueba del producto.
        Los casos federales iban antes a un solo tribunal en Filadelfia, que dejó de recibir nuevos en diciembre de 2011, con pocas excepciones.[^judicialPanel2011]`,
        },
        {
          en: `Many of these companies went bankrupt and set up trusts.
            Each trust has written rules on the illness, the product and the proof it wants.[^governmentAccountability2011]
            A trust decides claims without a trial, and one person can often file with several trusts.`,
          es: `Muchas de estas empresas cayeron en bancarrota y crearon fondos fiduciarios para víctimas.
            Cada fondo tiene reglas escritas sobre la enfermedad, el producto y las pruebas que exige.[^governmentAccountability2011]
            Un reclamo a un fondo se decide sin juicio, y la misma persona muchas veces puede reclamar a varios.`,
        },
      ],
    },
    {
      heading: { en: "The federal rule on asbestos", es: "La regla federal sobre el asbesto" },
      paragraphs: [
        {
          en: `In March 2024 the EPA published a rule to phase out the uses of chrysotile, the kind of asbestos still in use.[^epa2024]
        Companies challenged it in a federal appeals court.
        In July 2025 the EPA said that it did not plan to rewrite the rule for now.[^ehs2025]
        A court struck down most of an older ban in 1991.[^mesowatch2026]
        None of this decides the claim of a person who is already ill.`,
          es: `En marzo de 2024, la EPA publicó una regla para ir eliminando los usos del crisotilo, el tipo de asbesto que aún se usa.[^epa2024]
        Varias empresas la impugnaron ante un tribunal federal de apelaciones.
        En julio de 2025, la EPA dijo que por ahora no pensaba cambiar la regla.[^ehs2025]
        Un tribunal anuló en 1991 la mayor parte de una prohibición anterior.[^mesowatch2026]
        Nada de esto decide el reclamo de una persona que ya está enferma.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "The cancer spread to the lung from another part of the body.",
      es: "El cáncer pasó al pulmón desde alguna otra parte del cuerpo.",
    },
    {
      en: "You cannot name any job, product or person that links you to asbestos dust.",
      es: "Usted no puede nombrar ningún empleo, producto o persona que le relacione con el polvo de asbesto.",
    },
    {
      en: "The cancer was found, or the death occurred, too long ago for the state's limit.",
      es: "El cáncer se halló, o la muerte ocurrió, hace demasiado tiempo para el plazo del estado.",
    },
    {
      en: `You were already paid for the same claim, or gave it up.
        A payment from one trust may leave others open.`,
      es: `Ya le pagaron por el mismo reclamo, o renunció a él.
        El pago de un fondo puede dejar abiertos otros fondos.`,
    },
    {
      en: "There is asbestos in your building, but nobody has been diagnosed with an illness.",
      es: "Hay asbesto en su edificio, pero a nadie se le ha diagnosticado una enfermedad.",
    },
  ],
  faqs: [
    {
      question: {
        en: "I smoked for years. Is it worth asking?",
        es: "Fumé durante años. ¿Vale la pena preguntar?",
      },
      answer: {
        en: `Yes.
          Asbestos and tobacco together raise the risk more than either alone.[^nationalCancer2007]
          Some trusts may ask smokers for more proof, such as scarring on a scan.
          So it helps to know what your medical records say about smoking.`,
        es: `Sí.
          El asbesto y el tabaco juntos aumentan el riesgo más que cada uno solo.[^nationalCancer2007]
          Algunos fondos pueden exigir más pruebas a quien fumó, como cicatrices en una imagen.
          Por eso ayuda saber qué dice su expediente médico sobre el tabaco.`,
      },
    },
    {
      question: {
        en: "The company I worked for is bankrupt. What now?",
        es: "La empresa donde trabajé está en bancarrota. ¿Y ahora?",
      },
      answer: {
        en: `There may be a trust from that bankruptcy.
          It publishes its own rules and forms, and it decides each claim on written proof.[^governmentAccountability2011]
          A lawyer who handles asbestos cases can tell which trusts cover the products you worked with.`,
        es: `Puede haber un fondo de esa bancarrota.
          Publica sus propias reglas y formularios, y juzga cada reclamo con pruebas escritas.[^governmentAccountability2011]
          Un abogado o abogada que lleva casos de asbesto puede ver qué fondos cubren los productos con los que trabajó.`,
      },
    },
    {
      question: {
        en: "I never worked with asbestos, but my husband did. Can I ask?",
        es: "Nunca trabajé con asbesto, pero mi esposo sí. ¿Puedo preguntar?",
      },
      answer: {
        en: `You can.
          Dust brought home on work clothes is a recognized way to be exposed.[^nationalCancer2007]
          Proof of his job and a signed statement about the dusty laundry usually help most.`,
        es: `Sí puede.
          El polvo que llega a casa en la ropa de trabajo es una forma reconocida de exposición.[^nationalCancer2007]
          Lo que más suele ayudar son pruebas de su empleo y una declaración firmada sobre la ropa con polvo.`,
      },
    },
    {
      question: {
        en: "I am a veteran. Do I have to sue the military?",
        es: "Soy veterano o veterana. ¿Tengo que demandar a las fuerzas armadas?",
      },
      answer: {
        en: `No. You can ask the VA, the Department of Veterans Affairs, for disability benefits.
          Filing is free, and you need no lawsuit.[^departmentVeterans2026]
          Lawsuits are against the companies that made the products.
          You may do both.`,
        es: `No. Puede pedir beneficios por incapacidad al VA, el Departamento de Asuntos de Veteranos.
          Presentar la solicitud es gratis y no exige una demanda.[^departmentVeterans2026]
          Las demandas son contra las empresas que fabricaron los productos.
          Puede hacer las dos cosas.`,
      },
    },
    {
      question: {
        en: "I worked at a nuclear site. Is there any other help?",
        es: "Trabajé en una planta nuclear. ¿Hay otra ayuda para mí?",
      },
      answer: {
        en: `Perhaps.
          The Department of Labor runs a federal program for people who worked at certain nuclear sites, and applying costs nothing.[^departmentLabor2026]`,
        es: `Quizá.
          El Departamento de Trabajo tiene un programa federal para personas que trabajaron en ciertas plantas nucleares.
          Solicitarlo no cuesta nada.[^departmentLabor2026]`,
      },
    },
    {
      question: {
        en: "I have found asbestos in my house. Is that a case?",
        es: "Encontré asbesto en mi casa. ¿Eso ya es un caso?",
      },
      answer: {
        en: `Not a cancer case.
          Don't touch the material, and keep other people away.
          Before any work on the house, have an accredited contractor look at it.`,
        es: `No es un caso de cáncer.
          No toque el material y mantenga lejos a otras personas.
          Antes de cualquier obra, pida que un contratista acreditado lo examine.`,
      },
    },
  ],
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
        Trust claims and lawsuits affect each other, so your lawyer should know about every step.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
        Los reclamos a fondos y las demandas se afectan entre sí, así que debe saber de cada paso.`,
      },
    },
    {
      question: "lung_cancer_dx",
      answers: ["no"],
      note: {
        en: `Exposure without an illness is not a cancer case.
          Still, tell your doctor about it, so that you get the right exams.`,
        es: `Una exposición sin una enfermedad no es un caso de cáncer.
          Aun así conviene que se lo diga a su médico, para que le puedan hacer los exámenes adecuados.`,
      },
    },
    {
      question: "lung_cancer_dx",
      answers: ["not_sure"],
      note: {
        en: `What matters is where the cancer began.
          The pathology report should say it, and your doctor can explain that report to you.`,
        es: `Lo que importa es dónde empezó el cáncer.
          Lo debe decir el informe de patología, y su médico puede explicarle ese informe.`,
      },
    },
    {
      question: "lung_cancer_dx",
      answers: ["mesothelioma"],
      note: {
        en: `Mesothelioma has claims of its own that this page does not cover in full.
          Go on if you like, or ask your state bar for a lawyer who handles asbestos.`,
        es: `El mesotelioma tiene sus propios reclamos, que esta página no cubre del todo.
          Siga si quiere, o pida a la barra de abogados de su estado un abogado o abogada que lleve casos de asbesto.`,
      },
    },
  ],
  related: ["roundup-cancer", "pfas-water", "ssdi-applications"],
  reviewedOn: "2026-11-26",
};
