import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "PFAS in Water", es: "PFAS en el agua" },
  documentTitle: {
    en: "PFAS in Water lawsuits: who may qualify",
    es: "Demandas por PFAS en el agua: quién podría calificar",
  },
  description: {
    en: "PFAS chemicals in drinking water and firefighting foam: which illnesses the lawsuits cover, what the science says, and why city settlements are separate.",
    es: "PFAS en el agua potable y la espuma contra incendios: qué enfermedades cubren las demandas, qué dice la ciencia y por qué los acuerdos de ciudades van aparte.",
  },
  summary: {
    en: "For people with kidney, testicular, liver or thyroid cancer, thyroid disease or ulcerative colitis after PFAS in water or foam.",
    es: "Para quien tuvo cáncer de riñón, testículo, hígado o tiroides, mal de tiroides o colitis ulcerosa tras PFAS en agua o espuma.",
  },
  highlights: [
    { en: "Long-lasting chemicals", es: "Químicos que duran mucho" },
    { en: "Makers dispute the claims", es: "Los fabricantes lo niegan" },
    { en: "One judge, many cases", es: "Un tribunal, muchos casos" },
  ],
  card: {
    title: { en: "PFAS in Water", es: "PFAS en el agua" },
    sub: { en: "Drinking water and foam", es: "Agua potable y espuma" },
    desc: {
      en: "For people with certain illnesses after years of PFAS in drinking water or firefighting foam.",
      es: "Para personas con ciertas enfermedades tras años de PFAS en el agua potable o la espuma contra incendios.",
    },
  },
  searchWords: {
    en: "drinking water, tap water, well, firefighting foam, forever chemicals, afff, pfoa, teflon, kidney cancer, testicular cancer, thyroid, colitis, military base",
    es: "agua potable grifo llave pozo quimicos contaminada espuma bomberos rinon testiculo tiroides cancer",
  },
  drawing: {
    en: "Line drawing of a water tower and a water tap.",
    es: "Dibujo de línea: un tanque de agua elevado y una llave de agua.",
  },
  gallery: [
    {
      src: "/images/cases/pfas-water-explained.svg",
      alt: {
        en: "Drawing of a factory and foam above soil and groundwater, with a dotted way down to a well, up to a water tower and into a house.",
        es: "Dibujo de una fábrica y espuma sobre el suelo y el agua subterránea, con un camino de puntos que baja a un pozo, sube a un tanque de agua y entra en una casa.",
      },
      caption: {
        en: "How PFAS may travel: from foam or a factory into the soil and groundwater, and from there through a well or a water utility to the tap.",
        es: "Cómo pueden viajar los PFAS: de la espuma o de una fábrica al suelo y al agua subterránea, y de allí, por un pozo o un servicio de agua, hasta la llave.",
      },
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: {
        en: "You lived or worked for months or years where PFAS were found in the water, or you used firefighting foam (AFFF) yourself.",
        es: "Vivió o trabajó durante meses o años en un lugar donde se hallaron PFAS en el agua, o usó espuma contra incendios (AFFF).",
      },
      short: {
        en: "Your water or foam had PFAS",
        es: "Su agua o espuma tenía PFAS",
      },
    },
    {
      text: {
        en: `You have or had cancer of the kidney, testicle, liver or thyroid.
          Or you have a disease of the thyroid, or ulcerative colitis.`,
        es: `Tiene o tuvo cáncer de riñón, testículo, hígado o tiroides.
          O tiene una enfermedad de la tiroides o la llamada colitis ulcerosa.`,
      },
      short: { en: "You have an illness named above", es: "Tiene una enfermedad ya nombrada" },
    },
    {
      text: {
        en: "The illness was found after the exposure began.",
        es: "La enfermedad se halló después de empezar la exposición.",
      },
      short: { en: "The illness came later", es: "La enfermedad llegó después" },
    },
    {
      text: {
        en: "Records name the diagnosis and its date.",
        es: "Hay documentos que nombran el diagnóstico y su fecha.",
      },
      short: { en: "You have the diagnosis in writing", es: "Tiene el diagnóstico por escrito" },
    },
    {
      text: {
        en: "Leases, bills, service papers or school records show where you were, and when.",
        es: "Contratos de alquiler, facturas, papeles del servicio militar o registros escolares muestran dónde estuvo y cuándo.",
      },
      short: { en: "You can prove where and when", es: "Puede probar lugar y años" },
    },
    {
      text: {
        en: "A test, a utility report or a public agency has found PFAS at that place.",
        es: "Un análisis, un informe del servicio de agua o una agencia pública halló PFAS en ese lugar.",
      },
      short: { en: "PFAS were found at the place", es: "Se hallaron PFAS en el lugar" },
    },
    {
      text: {
        en: "Families of service members and firefighters who died may ask as well.",
        es: "También pueden preguntar las familias de militares y bomberos que murieron.",
      },
    },
  ],
  overview: [
    {
      heading: { en: "About PFAS in water and foam", es: "Sobre los PFAS en el agua y la espuma" },
      paragraphs: [
        {
          en: `PFAS are man-made chemicals that break down very slowly.
          Two of the oldest, PFOA and PFOS, were used in industry and in the foam that fire crews spray on burning fuel.
          The federal lawsuits are about that foam, and about water it reached near bases, airports and training sites.
          Suits over PFAS from a factory or a landfill usually go to other courts.[^judicialPanel2018]`,
          es: `Los PFAS ("químicos eternos") son químicos hechos por el ser humano que se descomponen muy despacio.
          Dos de los más antiguos, PFOA y PFOS, se usaron en la industria y en la espuma que los bomberos rocían sobre combustible en llamas.
          Las demandas federales son sobre esa espuma y sobre el agua a la que llegó, cerca de bases, aeropuertos y lugares de entrenamiento.
          Las demandas por PFAS de una fábrica o un vertedero suelen ir a otros tribunales.[^judicialPanel2018]`,
        },
      ],
    },
    {
      heading: {
        en: "What the lawsuits allege and the makers say",
        es: "Lo que alegan las demandas y dicen los fabricantes",
      },
      paragraphs: [
        {
          en: `Lawsuits allege that the chemicals built up in people who drank the water or handled the foam.
            They allege that this raised the risk of certain illnesses, and that the makers gave too little warning.[^districtCourt2019]
            The companies dispute these claims.`,
          es: `Las demandas alegan que los químicos se acumularon en personas que bebieron el agua o usaron la espuma.
            Alegan que eso aumentó el riesgo de ciertas enfermedades y que los fabricantes advirtieron muy poco.[^districtCourt2019]
            Las empresas niegan estos reclamos.`,
        },
      ],
    },
    {
      heading: { en: "How strong the evidence is", es: "Qué tan fuertes son las pruebas" },
      paragraphs: [
        {
          en: `It depends on the illness.
            In 2022 the National Academies found enough evidence to link PFAS with kidney cancer and high cholesterol.
            It found the same for lower birth weight and a weaker response to vaccines.
            Evidence was weaker for testicular and breast cancer, thyroid disease and ulcerative colitis.
            For other cancers, a summary says there is too little evidence to judge.[^nationalAcademies2022]`,
          es: `Depende de la enfermedad.
            En 2022, las Academias Nacionales hallaron pruebas suficientes de un vínculo de los PFAS con el cáncer de riñón y el colesterol alto.
            Lo mismo vale para un menor peso al nacer y una respuesta más débil a las vacunas.
            Las pruebas eran más débiles en cáncer de testículo y mama, enfermedad de la tiroides y colitis ulcerosa.
            Para otros cánceres, un resumen dice que son muy pocas para juzgar.[^nationalAcademies2022]`,
        },
        {
          en: `IARC, the cancer agency of the World Health Organization, put PFOA in its group for known causes of cancer in people.
            It put PFOS in the group for possible ones.
            It noted that studies of people with kidney or testicular cancer were limited.[^iarc2023]`,
          es: `La IARC, la agencia del cáncer de la Organización Mundial de la Salud, puso el PFOA entre las causas conocidas de cáncer humano.
            Puso el PFOS entre las posibles.
            Anotó que los estudios de personas con cáncer de riñón o de testículo eran limitados.[^iarc2023]`,
        },
      ],
    },
    {
      heading: { en: "The court and the water rules", es: "El tribunal y las reglas del agua" },
      paragraphs: [
        {
          en: `Judge Richard Gergel has all federal foam cases in Charleston.
          A first trial, about kidney cancer, was planned for October 2025.
          Two months before, the judge took it off the calendar so that unfiled claims could be counted and checked.[^bloombergLaw2025]
          The large settlements in the news are with public water systems.
          They pay for cleaning water, not for anyone's illness.[^districtCourt2019]`,
          es: `El juez Richard Gergel tiene todos los casos federales de espuma en Charleston.
            Un primer juicio, sobre cáncer de riñón, se planeaba para octubre de 2025.
            Dos meses antes lo quitó del calendario para contar y revisar los reclamos aún sin presentar.[^bloombergLaw2025]
            Los grandes acuerdos de las noticias son con sistemas públicos de agua.
            Pagan por limpiar el agua, no por la enfermedad de nadie.[^districtCourt2019]`,
        },
        {
          en: `In April 2024 the Environmental Protection Agency (EPA) set limits for six PFAS in drinking water.
            The limit is 4 parts per trillion each for PFOA and PFOS.[^epa2024]
            In May 2026 it proposed more time for water systems to meet those two.
            It reportedly also proposed to drop the limits for four others.[^jJ2026]
            We looked for a final rule and found none.`,
          es: `En abril de 2024, la Agencia de Protección Ambiental (EPA, por sus siglas en inglés) fijó límites para seis PFAS en el agua potable.
            El límite es de 4 partes por billón (ppt) para el PFOA y lo mismo para el PFOS.[^epa2024]
            En mayo de 2026 propuso dar más tiempo a los sistemas de agua para esos dos.
            Según se informó, también propuso quitar los límites de otros cuatro.[^jJ2026]
            Buscamos una regla final y no la hallamos.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "You were exposed but have no diagnosis.",
      es: "Hubo exposición, pero no tiene un diagnóstico.",
    },
    {
      en: "Your illness is not one that the court is working on, and no medical expert supports the link.",
      es: "Su enfermedad no está entre las que ve el tribunal, y ningún perito médico apoya el vínculo.",
    },
    {
      en: "You were near the water or foam only briefly.",
      es: "Estuvo muy poco tiempo cerca del agua o de la espuma.",
    },
    {
      en: "Nothing shows PFAS at the place where you lived, served or worked.",
      es: "Nada muestra que hubiera PFAS en el lugar donde vivió, sirvió o trabajó.",
    },
    {
      en: "The illness began before the exposure.",
      es: "La enfermedad empezó antes de la exposición.",
    },
  ],
  faqs: [
    {
      question: { en: "How do I find out about my water?", es: "¿Cómo averiguo sobre mi agua?" },
      answer: {
        en: `Your utility's yearly water report should give its PFAS results.
          The EPA posts national test data and links to state offices.[^epa2026]
          If you have a private well, you must have it tested yourself.`,
        es: `El informe anual de su servicio de agua debe dar los resultados de PFAS.
          La EPA publica datos nacionales y enlaces a oficinas de los estados.[^epa2026]
          Si tiene un pozo privado, debe mandarlo analizar usted.`,
      },
    },
    {
      question: { en: "Should I get a blood test?", es: "¿Debo hacerme un análisis de sangre?" },
      answer: {
        en: `Talk with your doctor.
          A test can show PFAS in your body, but not whether they made you ill.[^nationalAcademies2022]
          You do not need one to ask a lawyer.`,
        es: `Hable con su médico.
          Un análisis puede mostrar PFAS en su cuerpo, pero no si causaron su enfermedad.[^nationalAcademies2022]
          No lo necesita para preguntar a un abogado o abogada.`,
      },
    },
    {
      question: {
        en: "My town got settlement money. Is part of it mine?",
        es: "Mi ciudad recibió dinero de un acuerdo. ¿Me toca una parte?",
      },
      answer: {
        en: `No. It goes to the water system for treatment.[^districtCourt2019]
          If you signed anything about your property or your water, show it to a lawyer, because you may have given something up.`,
        es: `No. Ese dinero va al sistema de agua para el tratamiento.[^districtCourt2019]
          Si firmó algo sobre su propiedad o sobre su agua, muéstrelo a un abogado o abogada, porque quizá con eso renunció a algo.`,
      },
    },
    {
      question: {
        en: "I was a firefighter. Do I have other options?",
        es: "Fui bombero o bombera. ¿Tengo otras opciones?",
      },
      answer: {
        en: `Yes.
          For federal firefighters with certain cancers and enough years of service, the law presumes that the work made them ill.[^forestService2023]
          Many states have a similar rule for their own crews.`,
        es: `Sí.
          Para bomberos federales con ciertos cánceres y suficientes años de servicio, la ley presume que la enfermedad viene del trabajo.[^forestService2023]
          Muchos estados tienen una regla parecida para los suyos.`,
      },
    },
    {
      question: { en: "Does the VA recognize PFAS?", es: "¿Reconoce el VA los PFAS?" },
      answer: {
        en: `Claims are decided one at a time.
          In September 2024 the VA began to study whether it should presume that kidney cancer comes from PFAS in service.[^departmentVeterans2024]
          We found no result.`,
        es: `Los reclamos se deciden uno por uno.
          En septiembre de 2024, el VA empezó a estudiar si debe presumir que el cáncer de riñón viene de PFAS en el servicio militar.[^departmentVeterans2024]
          No encontramos el resultado.`,
      },
    },
    {
      question: {
        en: "The exposure was decades ago. Is it too late?",
        es: "La exposición fue hace décadas. ¿Es demasiado tarde?",
      },
      answer: {
        en: `Not always.
          A federal law can move the start of a state's limit to the day a person knew, or should have known, what caused the harm.[^code2026]
          Ask a lawyer whether it applies to you.`,
        es: `No siempre.
          Una ley federal puede mover el inicio del plazo estatal al día en que la persona supo, o debió saber, qué causó el daño.[^code2026]
          Pregunte a un abogado o abogada si se aplica a su caso.`,
      },
    },
  ],
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
          They know where your foam or water case stands.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
          Sabe en qué va su caso de espuma o de agua.`,
      },
    },
    {
      question: "diagnosis",
      answers: ["none"],
      note: {
        en: `Worry about your water is understandable, but an injury case needs an illness.
          Your doctor can say which checks make sense for you.`,
        es: `Es comprensible que le preocupe su agua, pero un caso por lesiones exige una enfermedad.
          Su médico puede decirle qué exámenes le convienen.`,
      },
    },
    {
      question: "diagnosis",
      answers: ["other"],
      note: {
        en: `For an illness outside its list, the court wants proof from a medical expert early on.
          That makes such a claim hard, though not impossible.`,
        es: `Para una enfermedad fuera de su lista, el tribunal quiere desde el comienzo la prueba de un perito médico.
          Eso hace difícil un reclamo así, pero no imposible.`,
      },
    },
    {
      question: "water_source",
      answers: ["not_sure"],
      note: {
        en: `A claim has to name a place where PFAS were found.
          Your utility's yearly report or the health department can help you find out.`,
        es: `Un reclamo debe nombrar un lugar donde se hallaron PFAS.
          El informe anual de su servicio de agua o el departamento de salud puede ayudarle a saberlo.`,
      },
    },
  ],
  related: ["roundup-cancer", "asbestos-lung-cancer", "paraquat-parkinsons"],
  reviewedOn: "2026-11-26",
};
