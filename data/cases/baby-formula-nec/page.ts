import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Baby Formula and NEC", es: "Fórmula infantil y NEC" },
  documentTitle: {
    en: "Baby Formula and NEC lawsuits: who may qualify",
    es: "Demandas por fórmula infantil y NEC: quién podría calificar",
  },
  description: {
    en: `What families should know about NEC, formula for premature babies, and the lawsuits against the makers of Similac and Enfamil.
      Both sides, in plain words.`,
    es: `Lo que las familias deben saber sobre la NEC, la fórmula para bebés prematuros y las demandas por Similac y Enfamil.
      Lo que dice cada lado, con claridad.`,
  },
  summary: {
    en: `For families of a premature baby who had NEC, a bowel illness, after Similac or Enfamil.
        The makers deny the claims.`,
    es: `Para familias de un bebé prematuro que tuvo NEC, una enfermedad del intestino, tras Similac o Enfamil.
        Los fabricantes lo niegan.`,
  },
  highlights: [
    { en: "Premature babies", es: "Bebés prematuros" },
    { en: "Similac or Enfamil", es: "Similac o Enfamil" },
    { en: "NEC diagnosis", es: "Diagnóstico de NEC" },
  ],
  card: {
    title: { en: "Baby Formula and NEC", es: "Fórmula infantil y NEC" },
    sub: { en: "Premature babies and feeding", es: "Bebés prematuros y su alimento" },
    desc: {
      en: "For families of a premature baby who had NEC after Similac or Enfamil.",
      es: "Para familias de un bebé prematuro que tuvo NEC después de recibir Similac o Enfamil.",
    },
  },
  searchWords: {
    en: "similac, enfamil, abbott, mead johnson, preemie, premature baby, nicu, necrotizing enterocolitis, milk, newborn, bowel",
    es: "leche polvo biberon prematuro recien nacido bebe intestino enterocolitis",
  },
  drawing: {
    en: "Line drawing of a feeding bottle beside the round window of a hospital incubator.",
    es: "Dibujo de línea: un biberón junto a la ventana redonda de una incubadora de hospital.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "Your baby was born before 37 weeks, or was very small at birth.",
        es: "Su bebé nació antes de las 37 semanas, o era muy pequeño al nacer.",
      },
      short: { en: "Your baby was early or small", es: "Su bebé fue prematuro o pequeño" },
    },
    {
      text: {
        en: "In the hospital, your baby was fed a cow's-milk formula or fortifier of the Similac or Enfamil lines.",
        es: "En el hospital, su bebé recibió fórmula a base de leche de vaca o fortificador de las líneas Similac o Enfamil.",
      },
      short: { en: "Similac or Enfamil in the hospital", es: "Similac o Enfamil en el hospital" },
    },
    {
      text: {
        en: "After that feeding began, a doctor found that your baby had NEC.",
        es: "Después de empezar ese alimento, un médico halló que su bebé tenía NEC.",
      },
      short: { en: "A doctor found NEC afterwards", es: "Un médico halló NEC después" },
    },
    {
      text: {
        en: "Hospital records show the product, or could show it.",
        es: "El expediente del hospital muestra el producto, o podría mostrarlo.",
      },
      short: { en: "The hospital has feeding records", es: "El hospital tiene los registros" },
    },
    {
      text: {
        en: "You are a mother, father or legal guardian, or you act for the estate of a baby who died.",
        es: "Usted es madre, padre, tutor o tutora legal, o actúa por la sucesión de un bebé que murió.",
      },
      short: { en: "You are a parent or guardian", es: "Es madre, padre, tutor o tutora" },
    },
    {
      text: {
        en: "You have not signed a paper that settles or gives up this claim.",
        es: "Usted no ha firmado ningún papel que resuelva este reclamo o renuncie a él.",
      },
      short: { en: "You have not settled this claim", es: "No ha llegado a un acuerdo" },
    },
  ],
  overview: [
    {
      heading: {
        en: "NEC (necrotizing enterocolitis) and feeding in the NICU",
        es: "La NEC (enterocolitis necrosante) y el alimento en cuidados neonatales",
      },
      paragraphs: [
        {
          en: `NEC is a serious illness of the bowel, mostly in babies who come early or are very small.
            Part of the bowel becomes inflamed and can die, and some babies need surgery.[^departmentHealth2024]
            If this happened in your family, we are sorry.
            Nothing here says that a parent or a nurse did anything wrong.`,
          es: `La NEC es una enfermedad grave del intestino, sobre todo en bebés que nacen antes de tiempo o muy pequeños.
            Una parte del intestino se inflama y puede morir, y algunos bebés necesitan cirugía.[^departmentHealth2024]
            Si le pasó a su familia, lo sentimos.
            Nada aquí dice que una madre, un padre o alguien de enfermería hizo algo mal.`,
        },
        {
          en: `In newborn intensive care (the NICU), human milk comes first if there is enough of it.
            If not, formula for premature babies is part of normal care.[^departmentHealth2024]
            The makers sued are Abbott (Similac) and Mead Johnson (Enfamil), which belongs to Reckitt.[^judicialPanel2022][^meadJohnson2026]`,
          es: `En la unidad de cuidados intensivos neonatales (NICU), la leche humana va primero cuando hay suficiente.
            Si no la hay, la fórmula para prematuros es parte de la atención normal.[^departmentHealth2024]
            Los fabricantes demandados son Abbott (Similac) y Mead Johnson (Enfamil), que es de Reckitt.[^judicialPanel2022][^meadJohnson2026]`,
        },
      ],
    },
    {
      heading: { en: "The claims and the studies", es: "Los alegatos y los estudios" },
      paragraphs: [
        {
          en: `Lawsuits allege that formulas based on cow's milk carry a higher chance of NEC for premature babies than safer choices do.[^judicialPanel2022]
            Families also say that nobody warned them or the hospital clearly enough.
            Abbott and Mead Johnson deny these claims.[^meadJohnson2026]`,
          es: `Las demandas alegan que, para los bebés prematuros, las fórmulas a base de leche de vaca traen más riesgo de NEC que otras opciones más seguras.[^judicialPanel2022]
            Las familias dicen también que nadie les advirtió con claridad a ellas ni al hospital.
            Abbott y Mead Johnson niegan estos reclamos.[^meadJohnson2026]`,
        },
        {
          en: `A 1990 British study found confirmed NEC 6 to 10 times more often in premature babies fed only formula than in those fed only breast milk.[^theLancet1990]
            In September 2024 a group of experts handed its report and 17 recommendations to the National Institutes of Health.[^nih2024]`,
          es: `Un estudio británico de 1990 halló NEC confirmada de 6 a 10 veces más a menudo en prematuros alimentados solo con fórmula que en los que tomaron solo leche materna.[^theLancet1990]
            En septiembre de 2024, un grupo de expertos entregó su informe y 17 recomendaciones a los Institutos Nacionales de la Salud (NIH).[^nih2024]`,
        },
        {
          en: `A few weeks later the FDA, CDC and NIH made a joint statement.
            They see no conclusive evidence that formula for premature babies causes NEC.
            They do see strong evidence that human milk protects against it.[^departmentHealth2024]
            AAP News, which pediatricians read, summed it up: the evidence points to the lack of human milk and not to the formula.[^aap2024]`,
          es: `Pocas semanas después, la FDA, los CDC y los NIH hablaron juntos.
            No ven pruebas concluyentes de que la fórmula para prematuros cause la NEC.
            Sí ven pruebas sólidas de que la leche humana protege.[^departmentHealth2024]
            AAP News, que leen los pediatras, lo resumió: las pruebas apuntan a la falta de leche humana y no a la fórmula.[^aap2024]`,
        },
      ],
    },
    {
      heading: {
        en: "What federal and state courts decided",
        es: "Lo que decidieron los tribunales federales y estatales",
      },
      paragraphs: [
        {
          en: `The federal cases are before Judge Rebecca Pallmeyer in Chicago as an MDL: many similar federal cases before one judge.
        In 2025 she ended the first three test cases in Abbott's favor, but let the families' main experts on cause testify.[^verus2025][^verus2025b]
        She ended the first one because that hospital had no other food for the baby.[^verus2025b]`,
          es: `Los casos federales están ante la jueza Rebecca Pallmeyer, en Chicago, como litigio multidistrital (MDL): muchos casos federales parecidos ante un mismo tribunal.
        En 2025 cerró los tres primeros casos de prueba a favor de Abbott, pero permitió declarar a los peritos principales de las familias sobre la causa.[^verus2025][^verus2025b]
        Cerró el primero porque ese hospital no tenía otro alimento para el bebé.[^verus2025b]`,
        },
        {
          en: "State juries have decided both ways, and one Missouri case must be tried again.[^harrismartin2025]",
          es: "Los jurados estatales han dado la razón a uno y otro lado, y un caso de Misuri debe juzgarse de nuevo.[^harrismartin2025]",
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "Your baby was born at full term with a normal weight.",
      es: "Su bebé nació a término y con un peso normal al nacer.",
    },
    { en: "Doctors did not find NEC.", es: "Los médicos no encontraron NEC en su bebé." },
    {
      en: "Human milk was the only food before NEC began.",
      es: "La leche humana fue el único alimento antes de que empezara la NEC.",
    },
    {
      en: "The formula and the fortifier were neither Similac nor Enfamil.",
      es: "Ni la fórmula ni el fortificador eran de las marcas Similac o Enfamil.",
    },
    {
      en: "A claim about your baby's NEC was settled before.",
      es: "Un reclamo por la NEC de su bebé ya se resolvió con un acuerdo.",
    },
    {
      en: "The time to sue has passed, both for your child's claim and for your own.",
      es: "Ya venció el plazo para el reclamo de su hijo o hija, y para el de usted.",
    },
  ],
  faqs: [
    {
      question: {
        en: "Did the formula cause my baby's NEC?",
        es: "¿Causó la fórmula la NEC de mi bebé?",
      },
      answer: {
        en: `No website can tell you.
          Being born early is itself a major risk.
          Doctors and courts look at how early the baby came, what was fed and when the illness began.`,
        es: `Ningún sitio web puede decirlo.
          Nacer antes de tiempo ya es un gran riesgo.
          Los médicos y los tribunales miran cuánto se adelantó el bebé, qué recibió y cuándo empezó la enfermedad.`,
      },
    },
    {
      question: { en: "What if I do not know the brand?", es: "¿Y si no sé la marca?" },
      answer: {
        en: `Many parents were never told, because the hospital chose.
          Daily feeding sheets usually name it.
          For now, "Other / Not sure" is a good answer.`,
        es: `A muchos padres y madres nunca se les dijo, porque la eligió el hospital.
          Las hojas diarias de alimentación suelen nombrarla.
          Por ahora, "Otra / No lo sé" es una buena respuesta.`,
      },
    },
    {
      question: {
        en: "My baby is on formula now. Should I change that?",
        es: "Mi bebé toma fórmula ahora. ¿Debo cambiársela?",
      },
      answer: {
        en: `Please do not change feeding because of a page about lawsuits.
          Your baby's doctor is the one to ask.`,
        es: `Por favor, no cambie el alimento por una página sobre demandas.
          A quien hay que preguntar es al médico de su bebé.`,
      },
    },
    {
      question: {
        en: "Why does it matter whether donor milk was on hand?",
        es: "¿Por qué importa si el hospital tenía leche donada?",
      },
      answer: {
        en: `Because courts ask what else the baby could have had.
        A company that follows such cases says that two of the federal test cases failed because of that.[^verus2025][^verus2025b]`,
        es: `Porque los tribunales preguntan qué otra cosa pudo recibir el bebé.
        Una empresa que sigue estos casos dice que dos de los casos de prueba federales no prosperaron por eso.[^verus2025][^verus2025b]`,
      },
    },
    {
      question: {
        en: "We live in a different state from the hospital. Where could we sue?",
        es: "Vivimos en un estado y el hospital está en otro. ¿Dónde podríamos demandar?",
      },
      answer: {
        en: "Ask a lawyer: courts disagree about it, even inside Illinois.[^law2025][^stClair]",
        es: "Pregunte a un abogado o abogada: los tribunales no coinciden, ni siquiera dentro de Illinois.[^law2025][^stClair]",
      },
    },
    {
      question: {
        en: "My child lives with the effects. Is there help without a lawsuit?",
        es: "Mi hijo o hija vive con las secuelas. ¿Hay ayuda sin una demanda?",
      },
      answer: {
        en: `There may be.
          SSI (Supplemental Security Income), Medicaid and early help programs look at what your child needs today, not at the cause.
          You can apply whether or not you sue.`,
        es: `Puede haberla.
          SSI (Seguridad de Ingreso Suplementario), Medicaid y los programas de ayuda temprana miran lo que su niño o niña necesita hoy, no qué lo causó.
          Puede solicitarlos aunque no demande.`,
      },
    },
  ],
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
        You can go on if you have a different question.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
        Puede seguir aquí si tiene una pregunta distinta.`,
      },
    },
    {
      question: "premature",
      answers: ["no"],
      note: {
        en: `Formula cases center on babies born early or very small, so yours may not fit.
          Legal aid or your state bar can refer you to lawyers for other worries about a birth.`,
        es: `Los casos de fórmula son sobre todo de bebés prematuros o muy pequeños, así que el suyo podría quedar fuera.
          La ayuda legal gratuita o la barra de abogados de su estado puede indicarle abogados para otras dudas sobre un parto.`,
      },
    },
    {
      question: "nec_dx",
      answers: ["no"],
      note: {
        en: `Without NEC, this kind of case does not fit.
          If you are unsure what was found, the discharge summary or your baby's doctor can tell you.`,
        es: `Sin NEC, este tipo de caso no es para usted.
          Si no sabe bien qué se halló, puede decírselo el resumen del alta o el médico de su bebé.`,
      },
    },
    {
      question: "formula_brand",
      answers: ["Other / Not sure"],
      note: {
        en: `It is common not to know.
          If the feeding sheets name another maker, the case may not fit, but a lawyer can look before you rule it out.`,
        es: `Es común no saberlo.
          Si las hojas de alimentación nombran a otro fabricante, el caso podría quedar fuera.
          Aun así, un abogado o abogada puede mirarlo antes de que usted lo descarte.`,
      },
    },
  ],
  helplines: {
    place: "end",
    lines: ["maternal", "crisis"],
  },
  related: ["birth-injury", "hair-relaxer-cancer"],
  reviewedOn: "2026-11-26",
};
