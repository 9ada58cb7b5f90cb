import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Federal MDL, individual suits",
      es: "Litigio multidistrital (MDL) federal, demandas individuales",
    },
    court: {
      en: "U.S. District Court, District of South Carolina (Charleston)",
      es: "Tribunal Federal de Distrito, Distrito de Carolina del Sur (Charleston)",
    },
    docket: { en: "MDL No. 2873 (2:18-mn-02873-RMG)", es: "MDL núm. 2873 (2:18-mn-02873-RMG)" },
    judge: "Richard M. Gergel",
    since: [{ date: "2018-12-07" }],
    stage: {
      en: `As of September 2026, we found no injury trial that was held or had a date.
          The first one planned, on kidney cancer, was called off in 2025.
          Reportedly, both sides have until January 2027 to file papers about the experts on liver and thyroid cancer.[^digest][^bloombergLaw2025]`,
      es: `En septiembre de 2026 no hallamos ningún juicio por lesiones ya celebrado ni con fecha.
          El primero que se planeó, sobre cáncer de riñón, se canceló en 2025.
          Se informa que hasta enero de 2027 las dos partes presentan escritos sobre los peritos de cáncer de hígado y de tiroides.[^digest][^bloombergLaw2025]`,
    },
    next: {
      en: `A law-marketing site gives January 22, 2027, for the last papers about the experts on liver and thyroid cancer.[^digest]
          We found no date for an injury trial, and no decision of the EPA on its proposals.[^pfas2026]`,
      es: `Un sitio de publicidad legal da el 22 de enero de 2027 para los últimos escritos sobre los peritos de cáncer de hígado y de tiroides.[^digest]
          No hallamos fecha para ningún juicio por lesiones ni una decisión de la EPA sobre sus propuestas.[^pfas2026]`,
    },
    settlement: {
      en: `We found none for people who are ill.
          A law-marketing site found none in September 2026 either.[^digest]
          Public water systems have official ones, to pay for treatment.`,
      es: `No encontramos ninguno para personas enfermas.
          Un sitio de publicidad legal tampoco halló ninguno en septiembre de 2026.[^digest]
          Los sistemas públicos de agua tienen acuerdos oficiales, para pagar el tratamiento.`,
    },
    classAction: {
      en: "No for injuries. The class settlements here are for water systems.",
      es: "No por lesiones. Aquí los acuerdos colectivos son para los sistemas de agua.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-09-14", source: "digest" },
  soonest: {
    date: "2027-04-26",
    ends: false,
    text: {
      en: `By this day, public water systems must finish their first PFAS tests.
          Ask yours for the results.
          Private wells are not covered.`,
      es: `Para entonces, los sistemas públicos de agua tienen que terminar sus primeros análisis de PFAS.
        Pida los resultados al suyo.
        Los pozos privados no están cubiertos.`,
    },
    whom: {
      en: "people on a public water system",
      es: "las personas con agua de un sistema público",
    },
    certainty: "official",
    source: "epaGuide",
  },
  otherDates: [
    {
      date: "2027-01-22",
      ends: false,
      text: {
        en: `The last papers about the experts on liver and thyroid cancer are due, says a law-marketing site that cites the order.
          That sets no trial.`,
        es: `Vence el plazo de los últimos escritos sobre los peritos de cáncer de hígado y de tiroides, según un sitio de publicidad legal que cita la orden.
          Eso no fija ningún juicio.`,
      },
      whom: {
        en: "people with a federal case about liver or thyroid cancer",
        es: "las personas con un caso federal por uno de esos cánceres",
      },
      certainty: "reported",
      source: "digest",
    },
  ],
  figures: [
    {
      value: { en: "4.0 parts per trillion", es: "4.0 partes por billón (ppt)" },
      what: {
        en: "The federal rule of April 26, 2024, sets this limit in drinking water for PFOA, and the same limit for PFOS.",
        es: "La regla federal del 26 de abril de 2024 fija este límite en el agua potable para el PFOA, y el mismo límite para el PFOS.",
      },
      date: "2024-04-26",
      source: "epa2024",
    },
    {
      value: {
        en: "April 26, 2027; April 26, 2029",
        es: "26 de abril de 2027; 26 de abril de 2029",
      },
      what: {
        en: "The rule of April 26, 2024, gives water systems until the first day for their first tests, and until the second day to meet the limits.",
        es: "La regla del 26 de abril de 2024 da a los sistemas de agua hasta el primer día para los primeros análisis, y hasta el segundo para cumplir los límites.",
      },
      date: "2024-04-26",
      source: "epaGuide",
    },
  ],
  events: [
    {
      date: "2026-08-31",
      text: {
        en: `An order (No. 33F) gave both sides until November 20, 2026, and January 22, 2027, to file papers about the experts on liver and thyroid cancer.
          It sets no trial.`,
        es: `Una orden (núm. 33F) dio a las dos partes dos fechas, el 20 de noviembre de 2026 y el 22 de enero de 2027.
          Son para los escritos sobre los peritos de cáncer de hígado y de tiroides.
          No fija ningún juicio.`,
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-07-30",
      text: {
        en: "An order (No. 26O) gave the lawyers until November 20, 2026, to propose which injury cases to prepare next.",
        es: "Una orden (núm. 26O) dio a los abogados hasta el 20 de noviembre de 2026 para proponer qué casos por lesiones se preparan después.",
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-05-18",
      text: {
        en: "The EPA proposed letting water systems ask for two more years, to April 2031, for PFOA and PFOS, and dropping four other limits.",
        es: "La EPA propuso que los sistemas de agua puedan pedir dos años más, hasta abril de 2031, para PFOA y PFOS, y quitar otros cuatro límites.",
      },
      source: "pfas2026",
      isReported: true,
    },
    {
      date: "2026-01-21",
      text: {
        en: "A federal appeals court refused the EPA's request to drop four PFAS limits while a case goes on, so all six stayed in place.",
        es: "Un tribunal federal de apelaciones rechazó la petición de la EPA de quitar cuatro límites de PFAS mientras sigue un caso, así que los seis siguieron en pie.",
      },
      source: "limits2026",
      isReported: true,
    },
    {
      date: "2025-08-26",
      text: {
        en: "A law firm wrote that the court's filing window ran to September 10, 2025, and that later cases need stricter proof.",
        es: "Un bufete escribió que la ventana del tribunal para presentar casos iba hasta el 10 de septiembre de 2025, y que a los casos posteriores se les piden pruebas más estrictas.",
      },
      source: "joy",
      isReported: true,
    },
    {
      date: "2025-08-15",
      text: {
        en: "Judge Gergel called off the first injury trial and gave lawyers 21 days to file the claims they held.",
        es: "El juez Gergel canceló el primer juicio por lesiones y dio a los abogados 21 días para presentar los reclamos que tenían.",
      },
      source: "bloombergLaw2025",
      isReported: true,
    },
    {
      date: "2025-05-09",
      text: {
        en: "Judge Gergel limited the first injury trial to kidney cancer, with up to three people from two Pennsylvania towns.",
        es: "El juez Gergel limitó el primer juicio por lesiones al cáncer de riñón, con un máximo de tres personas de dos pueblos de Pensilvania.",
      },
      source: "kidneyTrial2025",
      isReported: true,
    },
    {
      date: "2024-09",
      text: {
        en: `The VA announced a review of whether veterans exposed to PFAS should get benefits for kidney cancer without proving the link to their service.
          We did not find its result.`,
        es: `El Departamento de Asuntos de los Veteranos (VA) anunció una revisión: si los veteranos expuestos a PFAS deben recibir beneficios por cáncer de riñón sin probar el vínculo con su servicio.
          No hallamos el resultado.`,
      },
      source: "departmentVeterans2024",
    },
    {
      date: "2024-04-26",
      text: {
        en: "The EPA published national limits for six PFAS in drinking water.",
        es: "La EPA publicó límites nacionales para seis PFAS en el agua potable.",
      },
      source: "epa2024",
    },
    {
      date: "2023-11-30",
      text: {
        en: `The World Health Organization's cancer agency named PFOA a cause of cancer in people and PFOS a possible one.
          It called the evidence in people on kidney and testicular cancer limited.`,
        es: `La agencia del cáncer de la Organización Mundial de la Salud clasificó el PFOA como causa de cáncer en las personas y el PFOS como posible causa.
          Llamó limitadas las pruebas en personas sobre el cáncer de riñón y de testículo.`,
      },
      source: "iarc2023",
    },
    {
      date: "2022-12-23",
      text: {
        en: "Congress decided that some cancers of federal fire crews count as caused by the job unless shown otherwise.",
        es: "El Congreso decidió que algunos cánceres de bomberos federales cuentan como causados por el trabajo, salvo prueba en contra.",
      },
      source: "forestService2023",
    },
    {
      date: "2022-07-28",
      text: {
        en: `The National Academies reported sufficient evidence of a link between PFAS and kidney cancer, raised cholesterol, weaker antibody response, and lower birth weight.
          For several other conditions the evidence was weaker.`,
        es: `Las Academias Nacionales informaron de pruebas suficientes de un vínculo entre los PFAS y el cáncer de riñón, el colesterol alto, una respuesta de anticuerpos más débil y un menor peso al nacer.
          Para otros problemas de salud, las pruebas eran más débiles.`,
      },
      source: "nationalAcademies2022",
    },
    {
      date: "2018-12-07",
      text: {
        en: `A federal panel sent the suits over firefighting foam to South Carolina as MDL No. 2873, many similar federal cases before one judge.
          It is about foam, and not about every source of PFAS.`,
        es: `Un panel federal envió las demandas por espuma contra incendios a Carolina del Sur como MDL núm. 2873, muchos casos federales parecidos ante un mismo tribunal.
          Trata de la espuma y no de toda fuente de PFAS.`,
      },
      source: "judicialPanel2018",
    },
  ],
  ways: [
    {
      id: "federal-suit-mdl",
      way: {
        en: "Federal suit with many similar ones (MDL 2873)",
        es: "Demanda federal en el litigio multidistrital (MDL) 2873",
      },
      last: { en: "Your state's limit; ask now", es: "Plazo de su estado; pregunte ya" },
      whom: {
        en: "People with a listed illness, exposed to foam or water it polluted",
        es: "Personas con enfermedad de la lista, expuestas a espuma o agua con espuma",
      },
      who: {
        en: "People whose water was polluted by firefighting foam, or who used the foam, and who have cancer of the kidney, testicle, liver, or thyroid, thyroid disease, or ulcerative colitis.",
        es: "Personas cuya agua se contaminó con espuma contra incendios, o que usaron la espuma, y que tienen cáncer de riñón, testículo, hígado o tiroides, enfermedad de la tiroides o colitis ulcerosa.",
      },
      clock: {
        en: `Your state sets the limit, so ask now.
          A federal law, 42 U.S.C. 9658, may start that time later.[^code2026]
          The court's own filing window in 2025 was not a state time limit.
          In 2025 a law firm said that later cases can be filed, with stricter proof and shorter deadlines.[^joy]`,
        es: `Su estado fija el plazo, así que pregunte ya.
          Una ley federal, 42 U.S.C. 9658, puede hacer que empiece más tarde.[^code2026]
          La ventana del tribunal de 2025 para presentar casos no era el plazo de un estado.
          Un bufete dijo en 2025 que se aceptan casos posteriores, con pruebas más estrictas y plazos más cortos.[^joy]`,
      },
      check: {
        text: {
          en: "The Charleston court's page with all its orders",
          es: "Página del tribunal de Charleston con sus órdenes (en inglés)",
        },
        href: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
      },
    },
    {
      id: "suit-factory-landfill",
      way: {
        en: "Suit over a factory, landfill or product",
        es: "Demanda por una fábrica, un vertedero o un producto",
      },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "People whose PFAS did not come from foam",
        es: "Personas cuyos PFAS no vinieron de la espuma",
      },
      who: {
        en: "People whose PFAS did not come from foam.",
        es: "Personas cuyos PFAS no vinieron de la espuma.",
      },
      clock: {
        en: "The limit depends on the state where it happened.",
        es: "El plazo depende del estado donde ocurrió.",
      },
      check: {
        text: {
          en: "The state court's site, and the state environment agency for site records",
          es: "El sitio del tribunal estatal, y la agencia ambiental del estado para datos del lugar",
        },
      },
    },
    {
      id: "va-disability-claim",
      way: { en: "VA disability claim", es: "Reclamo de incapacidad al VA" },
      last: { en: "No deadline; apply early", es: "Sin fecha límite; solicite pronto" },
      whom: { en: "Veterans exposed in service", es: "Veteranos expuestos en el servicio" },
      who: { en: "Veterans exposed in service.", es: "Veteranos con exposición en el servicio." },
      clock: {
        en: `There is no deadline, but payment counts from the day you apply.
          In 2024 the VA told veterans not to wait for its review.[^departmentVeterans2024]`,
        es: `No hay fecha límite, pero el pago cuenta desde el día en que lo solicita.
          En 2024, el VA dijo a los veteranos que no esperaran a que acabara su revisión.[^departmentVeterans2024]`,
      },
      check: {
        text: {
          en: "The VA's disability pages",
          es: "Las páginas de incapacidad del VA (en inglés)",
        },
        href: "https://www.va.gov/disability/",
      },
    },
    {
      id: "workers-compensation-firefighters",
      way: {
        en: "Workers' compensation for firefighters",
        es: "Compensación para trabajadores: bomberos",
      },
      last: { en: "Differs by program", es: "Depende del programa" },
      whom: {
        en: "Federal firefighters with a listed cancer; others under state law",
        es: "Bomberos federales con un cáncer de la lista; otros, según su estado",
      },
      who: {
        en: "Federal firefighters with a listed cancer and enough service; others under their state's law.",
        es: "Bomberos federales con un cáncer de la lista y servicio suficiente; otros, según la ley de su estado.",
      },
      clock: {
        en: "Each program has its own rules. Ask the agency.",
        es: "Cada programa tiene sus propias reglas. Pregunte a la agencia.",
      },
      check: {
        text: {
          en: "The Forest Service on the federal rule",
          es: "El Servicio Forestal sobre la regla federal (en inglés)",
        },
        href: "https://fs.usda.gov/inside-fs/out-and-about/2023-national-defense-authorization-act-and-cancer-what-firefighters-need",
      },
    },
    {
      id: "water-system-settlements",
      way: { en: "Water system settlements", es: "Acuerdos con sistemas de agua" },
      last: { en: "Not open to individuals", es: "No es para personas" },
      whom: { en: "Public water systems only", es: "Solo sistemas públicos de agua" },
      who: { en: "Public water systems only.", es: "Solo sistemas públicos de agua." },
      clock: {
        en: "This money goes to water systems only, so a person cannot claim any of it.",
        es: "Este dinero es solo para sistemas de agua, así que una persona no puede reclamar nada de él.",
      },
      check: {
        text: {
          en: "Settlement orders on the court's page",
          es: "Órdenes de los acuerdos en la página del tribunal (en inglés)",
        },
        href: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
      },
    },
  ],
  documents: [
    {
      name: { en: "Pathology or specialist report", es: "Informe de patología o del especialista" },
      holder: {
        en: "Hospital or specialist's office",
        es: "Hospital o consultorio del especialista",
      },
      how: {
        en: "Ask for the page with the diagnosis and its date",
        es: "Pida la página donde está el diagnóstico y su fecha",
      },
    },
    {
      name: { en: "Address history", es: "Historial de direcciones" },
      holder: {
        en: "Landlords, county, schools, base housing office",
        es: "Arrendadores, condado, escuelas, oficina de vivienda de la base",
      },
      how: {
        en: "Put leases, bills and tax records in order of years",
        es: "Ordene por años contratos de alquiler, facturas y papeles de impuestos",
      },
    },
    {
      name: { en: "Water reports", es: "Informes del agua" },
      holder: { en: "Your water utility", es: "Su servicio de agua" },
      how: {
        en: "Request the Consumer Confidence Reports and UCMR 5 results",
        es: "Pida los Consumer Confidence Reports y los resultados de UCMR 5",
      },
    },
    {
      name: { en: "Well tests", es: "Análisis de pozo" },
      holder: {
        en: "Laboratory, county health department, the military",
        es: "Laboratorio, departamento de salud del condado, las fuerzas armadas",
      },
      how: {
        en: "Ask whoever took the sample for the report",
        es: "Pida el informe a la persona que tomó la muestra",
      },
    },
    {
      name: {
        en: "Service or fire department papers",
        es: "Papeles del servicio militar o de los bomberos",
      },
      holder: {
        en: "National Archives; the department",
        es: "Archivos Nacionales; el departamento",
      },
      how: {
        en: "Form SF-180 for the DD-214; public records request for foam logs",
        es: "Formulario SF-180 para el DD-214; petición de registros públicos para datos de la espuma",
      },
    },
    {
      name: {
        en: "Reports on the nearby base, airport or plant",
        es: "Informes sobre la base, el aeropuerto o la planta cercana",
      },
      holder: {
        en: "State environment agency or the military",
        es: "Agencia ambiental del estado o las fuerzas armadas",
      },
      how: {
        en: "Send a public records request that names the site",
        es: "Envíe una petición de registros públicos que nombre el lugar",
      },
    },
    {
      name: {
        en: "PFAS blood test, if one was done",
        es: "Análisis de PFAS en la sangre, si se hizo",
      },
      holder: {
        en: "Laboratory or state health study",
        es: "Laboratorio o estudio de salud del estado",
      },
      how: {
        en: "You do not need a new test. Only look for an old result",
        es: "No necesita uno nuevo. Solo busque un resultado viejo",
      },
    },
  ],
  questions: [
    {
      en: "Did my exposure come from foam, and if not, which court would you use?",
      es: "¿Vino mi exposición de la espuma? Y si no, ¿qué tribunal usarían ustedes?",
    },
    {
      en: "What early proof does the judge now want for my illness?",
      es: "¿Qué pruebas tempranas quiere ahora el tribunal para mi enfermedad?",
    },
    {
      en: "Does 42 U.S.C. 9658 help me under my state's law?",
      es: "¿Me ayuda 42 U.S.C. 9658 según la ley de mi estado?",
    },
    {
      en: "What did the August 2025 order change for people who had not filed?",
      es: "¿Qué cambió la orden de agosto de 2025 para quienes no habían demandado?",
    },
    {
      en: "How would you show how much PFAS I drank, and for how long?",
      es: "¿Cómo mostrarían qué cantidad de PFAS bebí, y durante cuánto tiempo?",
    },
    {
      en: "Could a VA or compensation claim be affected by a suit?",
      es: "¿Podría una demanda afectar un reclamo al VA o de compensación?",
    },
    {
      en: "Have I signed anything about my land or water that gave up my own claim?",
      es: "¿He firmado algo sobre mi terreno o mi agua con lo que renuncié a mi propio reclamo?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Science and water rules moved on; we found no injury trial.[^nationalAcademies2022][^bloombergLaw2025]",
        es: "La ciencia y las reglas del agua avanzaron; no hallamos ningún juicio por lesiones.[^nationalAcademies2022][^bloombergLaw2025]",
      },
      points: [
        { date: "2018-12", text: { en: "Foam cases grouped", es: "Agrupan casos de espuma" } },
        { date: "2022-07", text: { en: "National Academies report", es: "Informe de Academias" } },
        { date: "2023-11", text: { en: "IARC ratings", es: "IARC clasifica PFAS" } },
        { date: "2024-04", text: { en: "National water limits", es: "Límites nacionales" } },
        { date: "2025-08", text: { en: "Trial called off", es: "Cancelan el juicio" } },
        { date: "2026-05", text: { en: "EPA proposes changes", es: "EPA propone cambios" } },
      ],
    },
  ],
  sources: {
    districtCourt2019: {
      publisher: "U.S. District Court, D. South Carolina",
      title: "Aqueous Film-Forming Foams (AFFF) Products Liability Litigation, MDL No. 2873",
      date: "2019",
      url: "https://www.scd.uscourts.gov/mdl-2873/index.asp",
    },
    judicialPanel2018: {
      publisher: "U.S. Judicial Panel on Multidistrict Litigation",
      title: {
        en: "357 F. Supp. 3d 1391, Transfer Order [copied by the Caselaw Access Project]",
        es: "357 F. Supp. 3d 1391, Transfer Order [copia en Caselaw Access Project]",
      },
      date: "2018",
      url: "https://cite.case.law/f-supp-3d/357/1391",
    },
    nationalAcademies2022: {
      publisher: "National Academies",
      title: "Guidance on PFAS Exposure, Testing, and Clinical Follow-Up",
      date: "2022",
      url: "https://doi.org/10.17226/26156",
    },
    iarc2023: {
      publisher: "IARC Monographs (WHO)",
      title: "Volume 135: PFOA and PFOS",
      date: "2023",
      url: "https://monographs.iarc.who.int/news-events/volume-135-perfluorooctanoic-acid-and-perfluorooctanesulfonic-acid",
    },
    epa2024: {
      publisher: "U.S. EPA, in the Federal Register",
      title: {
        en: "PFAS National Primary Drinking Water Regulation; Final Rule, 89 FR 32532 [copied by Justia]",
        es: "PFAS National Primary Drinking Water Regulation; Final Rule, 89 FR 32532 [copia en Justia]",
      },
      date: "2024",
      url: "https://regulations.justia.com/regulations/fedreg/2024/04/26/2024-07773.html",
    },
    jJ2026: {
      publisher: "J.J. Keller",
      title: "EPA floats major changes to current PFAS drinking water rules",
      date: "2026",
      url: "https://www.jjkeller.com/news/article/EPA-floats-major-changes-to-current-PFAS-drinking-water-rules_id-cd0330cb-aae8-4642-9289-261269c4d9d8",
    },
    code2026: {
      publisher: "U.S. Code",
      title: {
        en: `42 U.S.C.
          9658, Actions under State law for damages from exposure to hazardous substances [copied by LawServer]`,
        es: `42 U.S.C.
          9658, Actions under State law for damages from exposure to hazardous substances [copia en LawServer]`,
      },
      date: "2026",
      url: "https://www.lawserver.com/law/country/us/code/42_usc_9658",
    },
    forestService2023: {
      publisher: "U.S. Forest Service",
      title: "2023 National Defense Authorization Act and Cancer: What firefighters need to know",
      date: "2023",
      url: "https://fs.usda.gov/inside-fs/out-and-about/2023-national-defense-authorization-act-and-cancer-what-firefighters-need",
    },
    epa2026: {
      publisher: "U.S. EPA",
      title: "PFAS home page",
      date: "2026",
      url: "https://www.epa.gov/pfas",
    },
    pfas2026: {
      publisher: "PFAS Central",
      title: {
        en: "Proposed PFOA and PFOS compliance extension rule [quoting EPA]",
        es: "Proposed PFOA and PFOS compliance extension rule [cita EPA]",
      },
      date: "2026-06-23",
      url: "https://pfascentral.org/policy/proposed-pfoa-and-pfos-compliance-extension-rule",
    },
    bloombergLaw2025: {
      publisher: "Bloomberg Law",
      title: "Report that the first PFAS foam trial is on hold",
      date: "2025-08",
      url: "https://news.bloomberglaw.com/health-law-and-business/first-us-trial-in-pfas-foam-lawsuit-on-hold-to-vet-case-load",
    },
    departmentVeterans2024: {
      publisher: "U.S. Department of Veterans Affairs",
      title: "VA to review possible service connection between PFAS exposure and kidney cancer",
      date: "2024-09",
      url: "https://news.va.gov/press-room/va-to-review-possible-service-connection-between-pfas-exposure-and-kidney-cancer",
    },
    digest: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "AFFF firefighting foam (PFAS) case data, checked September 14, 2026",
      date: "2026-10-06",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/afff-firefighting-foam.json",
    },
    epaGuide: {
      publisher: "U.S. EPA",
      title: "PFAS Notifications to Consumers: A Quick Reference Guide (89 FR 32532)",
      date: null,
      url: "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P101DTXV.txt",
    },
    joy: {
      publisher: "Jason Joy Law",
      title: "AFFF Lawsuits Advance",
      date: "2025-08-26",
      url: "https://www.jasonjoylaw.com/afff-lawsuits-advance-bellwether-trials-on-the-horizon-as-settlement-talks-intensify",
    },
    limits2026: {
      publisher: "Earth & Water Law",
      title: "Note on American Water Works Association v. EPA, No. 24-1188",
      date: "2026-01",
      url: "https://www.earthandwatergroup.com/?p=11132",
    },
    kidneyTrial2025: {
      publisher: "Bloomberg Law",
      title: "First US Trial Over PFAS Injuries to Focus on Kidney Cancer",
      date: "2025-05-11",
      url: "https://news.bloomberglaw.com/environment-and-energy/first-us-trial-over-pfas-injuries-to-focus-on-kidney-cancer",
    },
  },
};
