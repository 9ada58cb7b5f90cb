import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Roundup and Lymphoma", es: "Roundup y linfoma" },
  documentTitle: {
    en: "Roundup and lymphoma claims: where things stand",
    es: "Reclamos por Roundup y linfoma: en qué van las cosas",
  },
  description: {
    en: "Roundup weed killer and non-Hodgkin lymphoma: what the Supreme Court decided in 2026, the proposed class settlement, and who may still have options.",
    es: "El herbicida Roundup y el linfoma no Hodgkin: qué decidió la Corte Suprema en 2026, la propuesta de acuerdo colectivo y quién podría tener opciones.",
  },
  summary: {
    en: `For people with non-Hodgkin lymphoma after Roundup, and families.
      Its maker denies it.`,
    es: `Para personas con linfoma no Hodgkin tras usar Roundup, y sus familias.
      El fabricante lo niega.`,
  },
  highlights: [
    { en: "Glyphosate exposure", es: "Exposición al glifosato" },
    { en: "Lymphoma diagnosis", es: "Diagnóstico de linfoma" },
    { en: "Proposed class settlement", es: "Acuerdo colectivo propuesto" },
  ],
  card: {
    title: { en: "Roundup and Lymphoma", es: "Roundup y linfoma" },
    sub: { en: "Weed killer exposure", es: "Exposición a un herbicida" },
    desc: {
      en: `For people with non-Hodgkin lymphoma after using Roundup.
        A 2026 ruling and settlement plan matter.`,
      es: `Para personas con linfoma no Hodgkin tras usar Roundup.
        Importan una decisión y un plan de acuerdo de 2026.`,
    },
  },
  searchWords: {
    en: "weedkiller, weed killer, glyphosate, monsanto, bayer, non-hodgkin, nhl, blood cancer, yard, lawn, garden, spray, herbicide",
    es: "glifosato matamalezas maleza veneno zacate monte pesticida hierba yerba jardin cesped linfoma cancer sangre",
  },
  drawing: {
    en: "Line drawing of a garden sprayer's lance held over a row of plants in a field.",
    es: "Dibujo de línea: la boquilla de un rociador de jardín sobre una hilera de plantas en un campo.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "You used Roundup or worked around it, for example in a yard, on a farm or as a groundskeeper.",
        es: "Usó Roundup o trabajó cerca de él, por ejemplo en un patio, en una granja o en el cuidado de jardines.",
      },
      short: { en: "You used or worked around Roundup", es: "Usó Roundup o trabajó cerca" },
    },
    {
      text: {
        en: "The exposure went on for months or years, not just once or twice.",
        es: "La exposición duró meses o años; no fue algo de una o dos veces.",
      },
      short: { en: "It lasted months or years", es: "Duró meses o años" },
    },
    {
      text: {
        en: "A doctor later diagnosed non-Hodgkin lymphoma (NHL) or one of its types.",
        es: "Después le diagnosticaron linfoma no Hodgkin (NHL) o uno de sus tipos.",
      },
      short: {
        en: "A doctor diagnosed non-Hodgkin lymphoma",
        es: "Le diagnosticaron linfoma no Hodgkin",
      },
    },
    {
      text: {
        en: "You were exposed before you fell ill.",
        es: "La exposición fue antes de la enfermedad.",
      },
      short: { en: "The exposure came first", es: "La exposición fue antes" },
    },
    {
      text: {
        en: "You can give rough years for the use and for the diagnosis.",
        es: "Puede decir los años aproximados del uso y del diagnóstico.",
      },
      short: { en: "You remember rough dates", es: "Recuerda fechas aproximadas" },
    },
    {
      text: {
        en: "You have checked, or are willing to check, whether the proposed class settlement covers you.",
        es: "Ya revisó, o está de acuerdo en revisar, si la propuesta de acuerdo colectivo le incluye.",
      },
      short: { en: "You checked the class settlement", es: "Revisó el acuerdo colectivo" },
    },
    {
      text: {
        en: "You may also ask for a relative who is ill or has died.",
        es: "También puede preguntar por un familiar que tiene la enfermedad o que falleció.",
      },
    },
  ],
  overview: [
    {
      heading: { en: "About Roundup and lymphoma", es: "Sobre Roundup y el linfoma" },
      paragraphs: [
        {
          en: `Roundup is a weed killer used on farms, in parks and in home yards.
            Its best-known active ingredient is glyphosate, first registered in the United States in 1974.[^nationalAgricultural2022]
            Monsanto, which makes it, is part of Bayer.[^bayerAg2026]`,
          es: `Roundup es un herbicida (matamalezas) que se usa en granjas, parques y patios.
            Su ingrediente activo más conocido es el glifosato, registrado por primera vez en Estados Unidos en 1974.[^nationalAgricultural2022]
            Monsanto, que lo fabrica, es parte de Bayer.[^bayerAg2026]`,
        },
        {
          en: `The lawsuits are about non-Hodgkin lymphoma (NHL), a group of blood cancers.
            The federal judge has written that other illnesses fall outside his cases, and he sent a Hodgkin lymphoma case back to where it came from.[^districtCourt2024]
            Your pathology report, which says what the lab found in your tissue or blood, names the exact type.`,
          es: `Las demandas son sobre el linfoma no Hodgkin (NHL), un grupo de cánceres de la sangre.
            El juez federal escribió que otras enfermedades quedan fuera de sus casos y devolvió un caso de linfoma de Hodgkin al lugar de donde vino.[^districtCourt2024]
            Su informe de patología, que dice qué halló el laboratorio en su tejido o su sangre, nombra el tipo exacto.`,
        },
      ],
    },
    {
      heading: {
        en: "What science and agencies say",
        es: "Lo que dicen la ciencia y las agencias",
      },
      paragraphs: [
        {
          en: `In 2015 IARC, the cancer agency of the World Health Organization, looked at the studies.
            It listed glyphosate with other things that are "probably carcinogenic to humans".[^internationalAgency2015]
            The US Environmental Protection Agency (EPA) has called it "not likely" to cause cancer.
            In 2022 an appeals court found that view poorly supported and sent it back, but did not rule on cancer itself.[^nationalAgricultural2022]`,
          es: `En 2015, la IARC, la agencia del cáncer de la Organización Mundial de la Salud, revisó los estudios.
            Puso el glifosato en su lista junto con otras cosas que son "probablemente cancerígenas para los humanos".[^internationalAgency2015]
            La Agencia de Protección Ambiental (EPA, por sus siglas en inglés) dijo que "no es probable" que cause cáncer.
            En 2022 un tribunal de apelaciones halló mal sustentada esa opinión y la devolvió, sin decidir si el glifosato causa cáncer.[^nationalAgricultural2022]`,
        },
        {
          en: `Studies differ too.
          A large study of people who apply pesticides found no clear link between glyphosate and any cancer.[^jnci2018]
          A 2019 review pooled several studies, including that one.
          It found a higher rate of NHL in the people with the most exposure.[^mutationResearch2019]`,
          es: `Los estudios tampoco coinciden.
            Un estudio grande de personas que aplican pesticidas no halló un vínculo claro entre el glifosato y ningún cáncer.[^jnci2018]
            Una revisión de 2019 juntó varios estudios, entre ellos ese.
            Halló más casos de NHL entre las personas con más exposición.[^mutationResearch2019]`,
        },
      ],
    },
    {
      heading: {
        en: "The 2026 ruling and the class settlement",
        es: "La decisión de 2026 y el acuerdo colectivo",
      },
      paragraphs: [
        {
          en: `In Monsanto v. Durnell the Supreme Court ruled only on the label.
          If the EPA has not required a cancer warning, federal law blocks a state claim that the label should have had one.
          The court did not say whether glyphosate causes cancer.[^opinion]
          Courts still have to decide whether other kinds of claims can go on, so a new lawsuit may be limited.`,
          es: `En Monsanto v. Durnell, la Corte Suprema decidió solo sobre la etiqueta.
            Si la EPA no exigió una advertencia de cáncer, la ley federal impide un reclamo estatal de que la etiqueta debía llevarla.
            La Corte no dijo si el glifosato causa cáncer.[^opinion]
            Los tribunales aún deben decidir si otros tipos de reclamo pueden seguir, así que una demanda nueva podría tener límites.`,
        },
        {
          en: `King v. Monsanto is a class settlement: one agreement for a whole group of people.
            A judge has approved it at the first of two steps, and lawyers named by the court speak for the group.[^hollandLaw2026]
            If final approval has come since, you may already be able to register, but only for a limited time.
            Before you decide anything else, please look at the official site: weedkillerclass.com.
            If you did not ask to be left out, the settlement may bind you.[^settlementAdministrator2026]`,
          es: `King v. Monsanto es un acuerdo colectivo: un solo acuerdo para todo un grupo de personas.
            Un tribunal lo aprobó en el primero de dos pasos, y los abogados que nombró el tribunal hablan por el grupo.[^hollandLaw2026]
            Si ya se dio la aprobación final, quizá ya pueda inscribirse, pero solo por un tiempo limitado.
            Antes de decidir cualquier otra cosa, por favor vea el sitio oficial: weedkillerclass.com.
            Si usted no pidió excluirse, el acuerdo podría obligarle.[^settlementAdministrator2026]`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "No doctor has found NHL or one of its types.",
      es: "Ningún médico le ha hallado NHL ni uno de sus tipos.",
    },
    {
      en: "You were never really exposed to Roundup, or only very little.",
      es: "En realidad nunca hubo exposición a Roundup, o fue muy poca.",
    },
    {
      en: "The lymphoma was found before the first use.",
      es: "El linfoma se halló antes del primer uso de Roundup.",
    },
    {
      en: "An earlier Roundup settlement or a signed release already covers the claim.",
      es: "Un acuerdo anterior por Roundup o una renuncia a reclamar (release) firmada ya cubre el reclamo.",
    },
    {
      en: `The class settlement covers you, and you did not ask in time to be left out.
        You may still have rights inside it.`,
      es: `El acuerdo colectivo (class settlement) le incluye y usted no pidió a tiempo excluirse.
        Aun así podría tener derechos dentro de él.`,
    },
    {
      en: "The time limit for a Roundup claim in your state has run out.",
      es: "El plazo para un reclamo por Roundup en su estado ya venció.",
    },
  ],
  faqs: [
    {
      question: {
        en: "Is it too late after the Supreme Court ruling?",
        es: "¿Es demasiado tarde tras la decisión de la Corte Suprema?",
      },
      answer: {
        en: `That depends.
          The ruling closed one kind of claim, about the warning on the label, and left others to be argued.[^opinion]
          The proposed settlement is a separate path with its own rules.`,
        es: `Depende.
          La decisión cerró un tipo de reclamo, sobre la advertencia en la etiqueta, y dejó otros en discusión.[^opinion]
          La propuesta de acuerdo es un camino aparte, con sus propias reglas.`,
      },
    },
    {
      question: {
        en: "Is my type of lymphoma included?",
        es: "¿Está incluido mi tipo de linfoma?",
      },
      answer: {
        en: `Many types are, from diffuse large B-cell to follicular lymphoma.
          The settlement or the court goes by the name on your pathology report.
          Hodgkin lymphoma is not in the federal cases.[^districtCourt2024]
          If the report is hard to read, your cancer doctor can explain it.`,
        es: `Muchos tipos lo están, desde el linfoma difuso de células B grandes hasta el folicular.
          El acuerdo o el tribunal se guía por el nombre en su informe de patología.
          El linfoma de Hodgkin no está en los casos federales.[^districtCourt2024]
          Si el informe es difícil de leer, su oncólogo u oncóloga puede explicarlo.`,
      },
    },
    {
      question: {
        en: "I have no receipts for weed killer. Does that end it?",
        es: "No tengo recibos del herbicida. ¿Ya no puedo reclamar?",
      },
      answer: {
        en: `Not by itself, because few people keep them.
          Photos of the shed, a store card, work records and a signed note from somebody who saw you spray can all help.`,
        es: `Eso solo no lo impide, porque pocas personas los guardan.
          Pueden ayudar fotos del cobertizo, una tarjeta de la tienda, papeles del trabajo y una nota firmada de alguien que le vio rociar.`,
      },
    },
    {
      question: {
        en: "Do I need a lawyer to claim in the class settlement?",
        es: "¿Necesito un abogado o abogada para el acuerdo colectivo?",
      },
      answer: {
        en: `No, you do not have to hire anyone to use the official site.[^settlementAdministrator2026]
          Some people still want their own lawyer to look things over first.
          Ask that lawyer about the fee and costs before you sign.`,
        es: `No, no tiene que contratar a nadie para usar el sitio oficial.[^settlementAdministrator2026]
          Hay personas que de todos modos quieren que un abogado o abogada propio lo revise antes.
          Antes de firmar, pregúntele por sus honorarios y por los gastos.`,
      },
    },
    {
      question: {
        en: "I used Roundup but I am well. Is there anything for me?",
        es: "Usé Roundup, pero estoy bien de salud. ¿Hay algo para mí?",
      },
      answer: {
        en: `The proposed deal covers NHL found in a set period, if you used it before February 17, 2026.[^settlementAdministrator2026]
          Keep the notice if you got one, write down where you sprayed, and tell your doctor about it at your next visit.`,
        es: `La propuesta de acuerdo cubre NHL hallado en un período fijo, si lo usó antes del 17 de febrero de 2026.[^settlementAdministrator2026]
          Guarde el aviso si lo recibió, anote dónde roció y coménteselo a su médico en la próxima visita.`,
      },
    },
    {
      question: {
        en: "Is the refund for Roundup bottles the same thing?",
        es: "¿Es lo mismo el reembolso por botellas de Roundup?",
      },
      answer: {
        en: `No. Older class cases about the price of the product had nothing to do with illness.
          The one for lymphoma, its lawyers report, is King v. Monsanto in St. Louis.[^hollandLaw2026]`,
        es: `No. Los casos colectivos anteriores sobre el precio del producto no tenían que ver con enfermedades.
          El del linfoma, según informan sus abogados, es King v. Monsanto, en St. Louis.[^hollandLaw2026]`,
      },
    },
  ],
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
        Above all, ask whether you are in the class settlement.
          You can still get a second opinion.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
        Sobre todo, pregunte si usted está en el acuerdo colectivo.
          Aun así puede pedir una segunda opinión.`,
      },
    },
    {
      question: "diagnosis",
      answers: ["none"],
      note: {
        en: `Without a diagnosis a lawsuit is unlikely to fit.
          The official site, weedkillerclass.com, says what it plans for people who get NHL later.
          Please see your doctor if you have symptoms.`,
        es: `Sin diagnóstico, es poco probable que una demanda sea para usted.
          El sitio oficial, weedkillerclass.com, dice qué prevé para quienes tengan NHL después.
          Si tiene síntomas, vea a su médico.`,
      },
    },
    {
      question: "diagnosis",
      answers: ["hodgkin", "aml", "cml"],
      note: {
        en: `This illness is not non-Hodgkin lymphoma, so it usually falls outside Roundup cases.
          Check the exact name on your report before you give up.`,
        es: `Esta enfermedad no es linfoma no Hodgkin, así que por lo general queda fuera de los casos de Roundup.
          Antes de desistir, revise el nombre exacto en su informe.`,
      },
    },
    {
      question: "diagnosis",
      answers: ["other"],
      note: {
        en: `Roundup cases are about non-Hodgkin lymphoma, and another illness may not fit.
          Ask your doctor whether the report names a lymphoma, then go on if you like.`,
        es: `Los casos de Roundup son sobre el linfoma no Hodgkin, y otra enfermedad podría quedar fuera.
          Pregunte a su médico si el informe nombra un linfoma; después siga si quiere.`,
      },
    },
  ],
  related: ["paraquat-parkinsons", "pfas-water", "asbestos-lung-cancer"],
  reviewedOn: "2026-11-26",
};
