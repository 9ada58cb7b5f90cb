import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Federal MDL and state court suits",
      es: "Litigio multidistrital (MDL) federal y demandas en tribunales estatales",
    },
    court: {
      en: "U.S. District Court, Northern District of Illinois (Chicago)",
      es: "Tribunal Federal de Distrito, Distrito Norte de Illinois (Chicago)",
    },
    docket: { en: "MDL No. 3026 (22 C 71)", es: "MDL núm. 3026 (22 C 71)" },
    judge: "Rebecca R. Pallmeyer",
    since: [{ date: "2022-04-08" }],
    stage: {
      en: `As of September 2026, results were split: the federal judge had ended three test cases for Abbott, and state juries had decided for each side.
          A law-marketing site says that an appeals court upheld one ruling, about a warning.[^verus2025][^digest][^meadJohnson2026]`,
      es: `En septiembre de 2026 los resultados estaban divididos: la jueza federal había cerrado tres casos de prueba a favor de Abbott, y los jurados estatales dieron la razón a cada lado.
          Un sitio de publicidad legal dice que un tribunal de apelaciones confirmó una decisión, sobre la advertencia.[^verus2025][^digest][^meadJohnson2026]`,
    },
    next: {
      en: `We found no confirmed trial date.
        One undated page named August and November 2026 for two test trials.
        A law-marketing site that checked in September lists neither, and we found no result.[^trials][^digest]`,
      es: `No hallamos una fecha de juicio confirmada.
        Una página sin fecha nombraba agosto y noviembre de 2026 para los juicios de dos casos de prueba.
        Un sitio de publicidad legal que lo revisó en septiembre no menciona ninguno, y no hallamos un resultado.[^trials][^digest]`,
    },
    settlement: {
      en: "We found no settlement, and a law-marketing site that checked on September 22, 2026, found no general program.[^digest]",
      es: "No encontramos ningún acuerdo, y un sitio de publicidad legal que lo revisó el 22 de septiembre de 2026 no halló un programa general.[^digest]",
    },
    classAction: {
      en: "No. Each family has its own case.",
      es: "No. Cada familia tiene su propio caso.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-09-22", source: "digest" },
  soonest: {
    date: "2027-02",
    ends: false,
    text: {
      en: `One undated page, which nothing confirms, names this month for a third federal test trial.
        Families have nothing to file for it, and it does not change your deadline: ask now about your own state's limit.`,
      es: `Una página sin fecha, que nada confirma, nombra este mes para el juicio de un tercer caso de prueba federal.
        Las familias no tienen que presentar nada para eso, y no cambia su plazo.
        Pregunte ya por el plazo de su propio estado.`,
    },
    whom: {
      en: "families with a federal case; it decides no one else's claim",
      es: "las familias con un caso federal; no resuelve el reclamo de nadie más",
    },
    certainty: "reported",
    source: "trials",
  },
  figures: [
    {
      value: { en: "$495 million", es: "$495 millones" },
      what: {
        en: `On July 26, 2024, a Missouri jury set this sum in the Gill case, Reuters reported.
          Abbott said that it would fight the verdict.
          It is no guide to other cases.`,
        es: `El 26 de julio de 2024, un jurado de Misuri fijó esta suma en el caso Gill, según Reuters.
          Abbott dijo que combatiría el veredicto.
          No es una guía para otros casos.`,
      },
      date: "2024-07-26",
      source: "gill",
    },
    {
      value: { en: "$60 million", es: "$60 millones" },
      what: {
        en: `In March 2024 an Illinois jury set this sum in the Watson case, a local paper reported.
          One unreliable page says that the verdict was thrown out.`,
        es: `En marzo de 2024, un jurado de Illinois fijó esta suma en el caso Watson, según un periódico local.
          Una página poco confiable dice que el veredicto se anuló.`,
      },
      date: "2024-03",
      source: "watson",
    },
  ],
  events: [
    {
      date: "2026-07-28",
      text: {
        en: "A federal appeals court (the Seventh Circuit) sent five Mead Johnson cases back because the judge had used the wrong test for which court may hear them; it decided nothing about the product.",
        es: `Un tribunal federal de apelaciones (el Séptimo Circuito) devolvió cinco casos contra Mead Johnson, porque la jueza había usado un criterio equivocado para decidir qué tribunal puede oírlos.
        No decidió nada sobre el producto.`,
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-07-24",
      text: {
        en: `The Seventh Circuit upheld a ruling that ended one test case (Mar v. Abbott): the family had not shown that a warning would have prevented the death.
          It did not decide whether formula can cause NEC.`,
        es: `El Séptimo Circuito confirmó el cierre de un caso de prueba (Mar v. Abbott): la familia no demostró que una advertencia habría evitado la muerte.
          No decidió si la fórmula puede causar NEC.`,
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-07-02",
      text: {
        en: "Mead Johnson announced that a Missouri jury sided with it in the Collins case.",
        es: "Mead Johnson anunció que un jurado de Misuri le dio la razón en el caso Collins.",
      },
      source: "meadJohnson2026",
      isReported: true,
    },
    {
      date: "2026-03-09",
      text: {
        en: "A Cook County jury began to hear the claims for four premature babies against Abbott; we looked for its result in a reliable source and found none.",
        es: `Un jurado del condado de Cook empezó a oír los reclamos por cuatro bebés prematuros contra Abbott.
          Buscamos el resultado en una fuente confiable y no lo hallamos.`,
      },
      source: "law2026",
      isReported: true,
    },
    {
      date: "2025-12-12",
      text: {
        en: "An Illinois appeals court sent the suits of families from other states away from Cook County, but let families from other Illinois counties stay there.",
        es: `Un tribunal de apelaciones de Illinois sacó del condado de Cook las demandas de familias de otros estados.
          Dejó allí las de familias de otros condados de Illinois.`,
      },
      source: "depp",
      isReported: true,
    },
    {
      date: "2025-10-24",
      text: {
        en: "The federal judge ended the third test case, because no other workable product could have been made in the amounts needed.",
        es: "La jueza federal cerró el tercer caso de prueba, porque no se habría podido hacer otro producto viable en las cantidades necesarias.",
      },
      source: "verus2025",
      isReported: true,
    },
    {
      date: "2025-07-28",
      text: {
        en: "The federal judge ended the second test case for Abbott, but said that it could be revived and tried.",
        es: "La jueza federal cerró el segundo caso de prueba a favor de Abbott, pero dijo que podría reabrirse e ir a juicio.",
      },
      source: "secondTest",
      isReported: true,
    },
    {
      date: "2025-05-02",
      text: {
        en: "The federal judge ended the first test case because that hospital had no other feeding, but let the families' main experts on cause testify.",
        es: `La jueza federal cerró el primer caso de prueba porque ese hospital no tenía otro alimento.
          Permitió que declararan los principales peritos de las familias sobre la causa.`,
      },
      source: "verus2025b",
      isReported: true,
    },
    {
      date: "2025-03-13",
      text: {
        en: "A judge in Missouri threw out a jury's verdict of 2024 for both companies and ordered a new trial.",
        es: "Un tribunal de Misuri anuló el veredicto de 2024 de un jurado a favor de las dos empresas y ordenó un nuevo juicio.",
      },
      source: "harrismartin2025",
      isReported: true,
    },
    {
      date: "2025",
      text: {
        en: "One undated news page, which nothing else confirms, said that the federal judge chose three Similac cases for trials in August and November 2026 and in February 2027.",
        es: "Una página de noticias sin fecha, que nada más confirma, dijo que la jueza federal escogió tres casos de Similac para juicios en agosto y noviembre de 2026 y en febrero de 2027.",
      },
      source: "trials",
      isReported: true,
    },
    {
      date: "2024-10-03",
      text: {
        en: "The FDA, CDC and NIH said that there is no conclusive evidence that formula for preterm babies causes NEC, and strong evidence that human milk protects against it.",
        es: "La FDA, los CDC y los NIH dijeron que no hay pruebas concluyentes de que la fórmula para prematuros cause NEC, y que hay pruebas sólidas de que la leche humana protege contra ella.",
      },
      source: "departmentHealth2024",
    },
    {
      date: "2024-07-26",
      text: {
        en: `A Missouri jury found against Abbott in the Gill case.
          Abbott said it would fight; we found no outcome.`,
        es: `Un jurado de Misuri falló contra Abbott en el caso Gill.
          Abbott dijo que lo combatiría; no hallamos qué pasó.`,
      },
      source: "gill",
      isReported: true,
    },
    {
      date: "2024-03",
      text: {
        en: "An Illinois jury found against Mead Johnson in the Watson case; one unreliable page later said that the verdict was thrown out.",
        es: `Un jurado de Illinois falló contra Mead Johnson en el caso Watson.
          Una página poco confiable dijo luego que ese veredicto se anuló.`,
      },
      source: "watson",
      isReported: true,
    },
    {
      date: "2022-04-08",
      text: {
        en: `A federal panel sent the suits to Chicago as MDL No. 3026: many similar federal cases before one judge.
          They allege that cow's-milk formula for premature babies carries a higher chance of NEC than safer choices.`,
        es: `Un panel federal envió las demandas a Chicago como MDL núm. 3026: muchos casos federales parecidos ante un mismo tribunal.
          Alegan que la fórmula de leche de vaca para prematuros trae más riesgo de NEC que otras opciones más seguras.`,
      },
      source: "judicialPanel2022",
    },
    {
      date: "1990-12-22",
      text: {
        en: "A British study of 926 preterm babies found confirmed NEC 6 to 10 times as often in babies fed only formula as in babies fed only breast milk.",
        es: "Un estudio británico de 926 bebés prematuros halló NEC confirmada de 6 a 10 veces más a menudo en los alimentados solo con fórmula que en los alimentados solo con leche materna.",
      },
      source: "theLancet1990",
    },
  ],
  ways: [
    {
      id: "federal-suit-mdl",
      way: {
        en: "Federal suit with many similar ones (MDL 3026)",
        es: "Demanda federal en el litigio multidistrital (MDL) 3026",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "Families of premature babies with NEC after Similac or Enfamil",
        es: "Familias de bebés prematuros con NEC después de Similac o Enfamil",
      },
      who: {
        en: `Families of a premature or very small baby who had NEC after Similac or Enfamil in the hospital.
          The records must name the product.`,
        es: `Familias de un bebé prematuro o muy pequeño que tuvo NEC después de Similac o Enfamil en el hospital.
          El expediente debe nombrar el producto.`,
      },
      clock: {
        en: `Your state sets the limit.
          Many states give a child more time, but a parent's own claim and a claim about a death can run out much sooner.
          The first three test cases failed for different reasons, a company that follows them says.
          Ask a lawyer which reasons your records can answer.[^verus2025b]
          One family lost on appeal because it could not show that a warning would have changed what the hospital did.
          Ask what your baby's doctors would say.[^mar]`,
        es: `El plazo lo fija su estado.
          Muchos estados dan más tiempo a un niño.
          Pero el reclamo propio de los padres y el reclamo por una muerte pueden vencer mucho antes.
          Los tres primeros casos de prueba fracasaron por razones distintas, dice una empresa que los sigue.
          Pregunte a un abogado o abogada cuáles de esas razones supera su expediente.[^verus2025b]
          Una familia perdió en la apelación porque no pudo demostrar que una advertencia habría cambiado lo que hizo el hospital.
          Pregunte qué dirían los médicos de su bebé.[^mar]`,
      },
      check: {
        text: {
          en: "The Chicago court's page on MDL 3026",
          es: "La página del tribunal de Chicago sobre el MDL 3026 (en inglés)",
        },
        href: "https://www.ilnd.uscourts.gov/mdl-details.aspx?Lbz1nwUsE4JWF/IQJN6GpA==",
      },
    },
    {
      id: "state-suit",
      way: { en: "State suit", es: "Demanda estatal" },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "Families whose baby was born or treated in the state",
        es: "Familias cuyo bebé nació o recibió atención en el estado",
      },
      who: {
        en: "Families whose baby was born or treated in the state, such as Illinois, Missouri or Pennsylvania.",
        es: "Familias cuyo bebé nació o recibió atención en el estado, por ejemplo Illinois, Misuri o Pensilvania.",
      },
      clock: {
        en: `Each state sets its own limit.
        In Illinois, two appeals courts reportedly ruled in opposite ways about families from other states.[^depp][^stClair]`,
        es: `Cada estado fija su propio plazo.
        En Illinois, según se informa, dos tribunales de apelaciones decidieron en sentidos opuestos sobre las familias de otros estados.[^depp][^stClair]`,
      },
      check: {
        text: {
          en: "The web page of that state's courts",
          es: "La página web de los tribunales de ese estado",
        },
      },
    },
    {
      id: "benefits-child-lasting",
      way: {
        en: "Benefits for a child with lasting problems",
        es: "Beneficios para un niño con secuelas duraderas",
      },
      last: { en: "No fixed day; apply early", es: "Sin día fijo; solicite pronto" },
      whom: {
        en: "Children with lasting problems, with or without a lawsuit",
        es: "Niños con problemas de salud duraderos, con demanda o sin ella",
      },
      who: {
        en: "Families of a child with a disability after NEC, with or without a lawsuit.",
        es: "Familias de un niño o niña con una discapacidad después de NEC, con demanda o sin ella.",
      },
      clock: {
        en: "The agency sets the rules; apply as soon as your child may be eligible.",
        es: "La agencia fija las reglas; solicite en cuanto su hijo o hija pueda tener derecho.",
      },
      check: {
        text: {
          en: "Supplemental Security Income for children, and your state's Medicaid agency",
          es: "Seguridad de Ingreso Suplementario para niños y la agencia Medicaid de su estado (en inglés)",
        },
        href: "https://www.ssa.gov/ssi",
      },
    },
    {
      id: "report-formula-problem",
      way: {
        en: "Report a formula problem (not a claim for money)",
        es: "Informar de un problema con la fórmula (no es un reclamo de dinero)",
      },
      last: { en: "No deadline", es: "Sin fecha límite" },
      whom: { en: "Families and medical staff", es: "Familias y personal médico" },
      who: {
        en: "Any parent, nurse or doctor.",
        es: "Padre, madre, personal médico o de enfermería.",
      },
      clock: {
        en: "There is no deadline, and a report is free.",
        es: "No hay fecha límite, e informar es gratis.",
      },
      check: {
        text: { en: "The FDA's MedWatch page", es: "La página MedWatch de la FDA (en inglés)" },
        href: "https://www.fda.gov/medwatch",
      },
    },
  ],
  documents: [
    {
      name: {
        en: "NICU feeding records, day by day",
        es: "Registros de alimentación de la NICU, día por día",
      },
      holder: {
        en: "Hospital health information office",
        es: "Oficina de información médica del hospital",
      },
      how: {
        en: "Ask for nursing flowsheets and dietitian notes, not only the summary",
        es: "Pida las hojas de enfermería y las notas de nutrición, no solo el resumen",
      },
    },
    {
      name: {
        en: "Formula room or milk room records",
        es: "Registros de la sala de fórmula o de leche",
      },
      holder: { en: "The same hospital", es: "El mismo hospital" },
      how: {
        en: "Write early and give the dates of the stay",
        es: "Escriba pronto y dé las fechas de la estadía",
      },
    },
    {
      name: { en: "Proof of the NEC diagnosis", es: "Prueba del diagnóstico de NEC" },
      holder: { en: "Radiology, surgery and pathology", es: "Radiología, cirugía y patología" },
      how: {
        en: "Request X-ray images and the reports of any operation",
        es: "Pida las radiografías y los informes de cualquier operación",
      },
    },
    {
      name: { en: "Birth records", es: "Expediente del parto" },
      holder: {
        en: "Each hospital, if the baby was moved",
        es: "Cada hospital, si trasladaron al bebé",
      },
      how: {
        en: "Look for weeks of pregnancy, birth weight and discharge papers",
        es: "Busque semanas de embarazo, peso al nacer y papeles del alta",
      },
    },
    {
      name: {
        en: "Consent and donor milk papers",
        es: "Papeles de consentimiento y de leche donada",
      },
      holder: { en: "You; the hospital chart", es: "Usted; el expediente del hospital" },
      how: {
        en: "Check what you were offered and what you signed",
        es: "Vea qué cosas le ofrecieron y qué papeles firmó",
      },
    },
    {
      name: { en: "Later care and school records", es: "Atención posterior y expediente escolar" },
      holder: { en: "Doctors, therapists, school", es: "Médicos, terapeutas, escuela" },
      how: {
        en: "Gather what shows lasting effects",
        es: "Reúna lo que muestra secuelas duraderas",
      },
    },
    {
      name: { en: "If your baby died", es: "Si su bebé murió" },
      holder: {
        en: "The hospital, vital records and probate court",
        es: "El hospital, el registro civil y el tribunal de sucesiones",
      },
      how: {
        en: "Get the death certificate, the autopsy report and the court papers for the estate",
        es: "Pida el acta de defunción, el informe de autopsia y los papeles judiciales de la sucesión",
      },
    },
  ],
  questions: [
    {
      en: "Do the records show which product my baby got, and when, before the diagnosis?",
      es: "¿Muestra el expediente qué producto recibió mi bebé, y cuándo, antes del diagnóstico?",
    },
    {
      en: "Was donor milk or another choice on hand at that hospital then?",
      es: "¿Había leche donada u otra opción en ese hospital en ese momento?",
    },
    {
      en: "Which court would you use, and does our baby's birthplace decide it?",
      es: "¿Qué tribunal usarían, y lo decide el lugar donde nació nuestro bebé?",
    },
    {
      en: "How much time is left for my child's claim, for ours as parents, and for one about a death?",
      es: "¿Cuánto tiempo queda para el reclamo de mi hijo o hija, para el nuestro como padres y para uno por una muerte?",
    },
    {
      en: "How would you explain the agencies' 2024 statement to a jury?",
      es: "¿Cómo explicarían a un jurado la declaración de las agencias de 2024?",
    },
    {
      en: "What would the case ask of us, such as depositions or exams?",
      es: "¿Qué nos pediría el caso, como declaraciones bajo juramento o exámenes?",
    },
    {
      en: "If the case ends early, who pays the costs?",
      es: "Si el caso termina pronto, ¿quién paga los gastos?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Three decades lie between this study and the first federal rulings.[^theLancet1990][^verus2025]",
        es: "Hay tres décadas entre este estudio y las primeras decisiones federales.[^theLancet1990][^verus2025]",
      },
      points: [
        { date: "1990", text: { en: "British feeding study", es: "Estudio británico" } },
        {
          date: "2022-04",
          text: { en: "Federal cases grouped", es: "Agrupan casos federales" },
        },
        { date: "2024-10", text: { en: "Three agencies speak", es: "Hablan tres agencias" } },
        { date: "2025", text: { en: "Test cases end", es: "Fin de casos de prueba" } },
        { date: "2026-07", text: { en: "Missouri defense verdict", es: "Misuri: gana defensa" } },
      ],
    },
    {
      kind: "sides",
      caption: {
        en: "Lawsuits and agencies read the research in different ways.[^judicialPanel2022][^departmentHealth2024]",
        es: "Las demandas y las agencias leen los estudios de manera distinta.[^judicialPanel2022][^departmentHealth2024]",
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "Cow's-milk products raised the chance of NEC",
              es: "Los productos con leche de vaca aumentaron el riesgo de NEC",
            },
            { en: "Safer choices existed", es: "Había opciones más seguras" },
            {
              en: "Warnings did not reach families",
              es: "Las advertencias no llegaron a las familias",
            },
          ],
        },
        {
          title: { en: "What federal agencies say", es: "Lo que dicen las agencias" },
          points: [
            {
              en: "No conclusive evidence against formula",
              es: "No hay pruebas concluyentes contra la fórmula",
            },
            {
              en: "Formula is needed when milk runs short",
              es: "La fórmula hace falta cuando no alcanza la leche humana",
            },
          ],
        },
      ],
    },
  ],
  sources: {
    departmentHealth2024: {
      publisher: "U.S. Department of Health and Human Services",
      title:
        "FDA, CDC, NIH Consensus Statement on Recent Advisory Council Report on Premature Infants and Necrotizing Enterocolitis",
      date: "2024",
      url: "https://hhs.gov/about/news/2024/10/03/fda-cdc-nih-consensus-statement-recent-advisory-council-report-premature-infants-necrotizing-enterocolitis.html",
    },
    nih2024: {
      publisher: "National Institutes of Health (NICHD)",
      title: "NIH report on necrotizing enterocolitis (news release)",
      date: "2024-09",
      url: "https://nichd.nih.gov/newsroom/news/091924-NIH-report-necrotizing-enterocolitis",
    },
    theLancet1990: {
      publisher: { en: "The Lancet (Lucas and Cole)", es: "The Lancet [Lucas y Cole]" },
      title: "Breast milk and neonatal necrotising enterocolitis",
      date: "1990",
      url: "https://doi.org/10.1016/0140-6736(90)93304-8",
    },
    judicialPanel2022: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: {
        en: "Transfer Order, MDL No. 3026 [copy at Midpage]",
        es: "Transfer Order, MDL No. 3026 [copia en Midpage]",
      },
      date: "2022",
      url: "https://app.midpage.ai/document/hall-v-abbott-laboratories-1000198555488",
    },
    verus2025: {
      publisher: "Verus",
      title: "Infant Formula NEC MDL update",
      date: "2025",
      url: "https://verusllc.com/articles/case-management/infant-formula-nec-mdl-update",
    },
    law2025: {
      publisher: "Law360",
      title: "Formula Suits An 'Undue Burden' On Cook County, Panel Says",
      date: "2025",
      url: "https://www.law360.com/articles/2422233/formula-suits-an-undue-burden-on-cook-county-panel-says",
    },
    meadJohnson2026: {
      publisher: "Mead Johnson / Reckitt",
      title: {
        en: "Mead Johnson Welcomes Defense Verdict in Collins Case [on Business Wire]",
        es: "Mead Johnson Welcomes Defense Verdict in Collins Case [en Business Wire]",
      },
      date: "2026-07-02",
      url: "https://www.businesswire.com/news/home/20260702519912/en/",
    },
    aap2024: {
      publisher: "AAP News",
      title:
        "FDA, CDC, NIH: Evidence points to lack of human milk, not specialty formulas, as increasing risk of NEC",
      date: "2024",
      url: "https://publications.aap.org/aapnews/news/30429/FDA-CDC-NIH-Evidence-points-to-lack-of-human-milk",
    },
    law2026: {
      publisher: "Law360",
      title: "Abbott Formula Linked To 'Horrible' Gut Disease, Ill. Jury Told",
      date: "2026-03-09",
      url: "https://www.law360.com/articles/2450513/abbott-formula-linked-to-horrible-gut-disease-ill-jury-told",
    },
    verus2025b: {
      publisher: "Verus",
      title:
        "Judge Dismisses First Bellwether in NEC Formula MDL, Allows Key Expert Testimony to Stand",
      date: "2025-05",
      url: "https://verusllc.com/articles/case-management/judge-dismisses-first-bellwether-in-nec-formula-mdl-allows-key-expert-testimony-to-stand",
    },
    harrismartin2025: {
      publisher: "HarrisMartin",
      title: "Mo. Judge Orders New Trial for Mead Johnson, Abbott in Preterm Infant Formula Case",
      date: "2025-03-17",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/56334/mo-judge-orders-new-trial-for-mead-johnson-abbott-in-preterm-infant-formula-case/",
    },
    stClair: {
      publisher: "Etzler law firm",
      title: {
        en: "Report on baby formula suits in St. Clair County [copy of a local paper]",
        es: "Report on baby formula suits in St. Clair County [copia de un periódico local]",
      },
      date: null,
      url: "https://www.etzlerlawheadlegalgroup.com/baby-formula-makers-cant-escape-st-clair-county-lawsuits",
    },
    digest: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "NEC baby formula case data, checked September 22, 2026",
      date: "2026-10-06",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/nec-baby-formula.json",
    },
    mar: {
      publisher: "U.S. Court of Appeals, Seventh Circuit",
      title: "Mar v. Abbott Laboratories, No. 25-2587",
      date: "2026-07-24",
      url: "https://www.govinfo.gov/content/pkg/USCOURTS-ca7-25-02587/pdf/USCOURTS-ca7-25-02587-0.pdf",
    },
    gill: {
      publisher: "Reuters",
      title: {
        en: "Report on the first verdict against Abbott, in the Gill case [copy at XM]",
        es: "Report on the first verdict against Abbott, in the Gill case [copia en XM]",
      },
      date: "2024-07-26",
      url: "https://xm.com/research/markets/allNews/reuters/abbott-must-pay-495-million-in-premature-infant-formula-trial-jury-finds-53891112",
    },
    watson: {
      publisher: "Madison-St. Clair Record",
      title: "Report on the verdict in the Watson trial",
      date: "2024-03",
      url: "https://madisonrecord.com/stories/656848988-st-clair-county-jurors-reach-60-million-verdict-in-trial-against-mead-johnson-reckitt-stands-by-the-safety-of-its-formula-products",
    },
    trials: {
      publisher: "AboutLawsuits",
      title:
        "Similac Formula NEC Lawsuits Selected for Bellwether Trials in Aug. 2026, Nov. 2026 and Feb. 2027",
      date: null,
      url: "https://www.aboutlawsuits.com/similac-formula-nec-lawsuits-bellwether-trials-aug-2026-nov-2026-feb-2027",
    },
    depp: {
      publisher: "Illinois State Bar Association",
      title: {
        en: "Depp v. Abbott Laboratories, Inc. (summary of the opinion)",
        es: "Depp v. Abbott Laboratories, Inc. [resumen de la decisión]",
      },
      date: "2025-12-12",
      url: "https://www.isba.org/cases/illinois/appellate/2025/12/12/deppavabbottlaboratoriesinc",
    },
    secondTest: {
      publisher: "Law360",
      title: "2nd Abbott Baby Formula Bellwether Falls Before Trial",
      date: "2025-07-28",
      url: "https://www.law360.com/lifesciences/articles/2370209/2nd-abbott-baby-formula-bellwether-falls-before-trial?about=lifesciences",
    },
  },
};
