import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Federal MDL and class settlement",
      es: "Litigio multidistrital (MDL) federal y acuerdo colectivo",
    },
    court: {
      en: "U.S. District Court, Northern District of California (MDL); Circuit Court of the City of St. Louis, Missouri (class settlement)",
      es: "Tribunal Federal de Distrito, Distrito Norte de California (MDL); Tribunal de Circuito de la Ciudad de St. Louis, Misuri (acuerdo colectivo)",
    },
    docket: {
      en: "MDL No. 2741 (3:16-md-02741-VC); King v. Monsanto Company; U.S. Supreme Court No. 24-1068",
      es: "MDL núm. 2741 (3:16-md-02741-VC); King v. Monsanto Company; Corte Suprema de EE. UU., núm. 24-1068",
    },
    judge: "Vince Chhabria (MDL)",
    since: [
      { date: "2016-10", of: { en: "the federal MDL", es: "el MDL federal" } },
      { date: "2026-02-17", of: { en: "the proposed settlement", es: "la propuesta de acuerdo" } },
    ],
    stage: {
      en: `As of September 2026, the Supreme Court had barred state claims over a cancer warning the EPA never required.
        The proposed class settlement awaited a decision after its hearing in St. Louis.[^opinion][^digest]`,
      es: `En septiembre de 2026, la Corte Suprema había cerrado el paso a reclamos estatales por una advertencia de cáncer que la EPA no exigió.
        La propuesta de acuerdo colectivo esperaba una decisión después de su audiencia en St. Louis.[^opinion][^digest]`,
    },
    next: {
      en: `The judge's decision on final approval.
        The hearing was listed for September 14, 2026, and we found no approval in any source.[^digest]`,
      es: `La decisión del juez sobre la aprobación final.
        La audiencia figuraba para el 14 de septiembre de 2026, y no encontramos la aprobación en ninguna fuente.[^digest]`,
    },
    settlement: {
      en: `Official: a proposed class settlement with preliminary approval on March 4, 2026.
        Check weedkillerclass.com today instead of waiting for news of final approval.`,
      es: `Oficial: una propuesta de acuerdo colectivo con aprobación preliminar del 4 de marzo de 2026.
        Consulte hoy weedkillerclass.com en lugar de esperar noticias de la aprobación final.`,
    },
    classAction: {
      en: `Yes, the proposed settlement.[^bayerAnswers2026]
        Cases in the MDL and most state cases are individual suits.`,
      es: `Sí, la propuesta de acuerdo.[^bayerAnswers2026]
        Los casos en el MDL y la mayoría de los estatales son demandas individuales.`,
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-09-15", source: "digest" },
  soonest: null,
  figures: [
    {
      value: { en: "up to $7.25 billion", es: "hasta $7,250 millones" },
      what: {
        en: `In February 2026 Monsanto proposed to pay at most this much into the class settlement, over up to 21 years.
          Each share would depend on a payment table, and we found no final approval.`,
        es: `En febrero de 2026, Monsanto propuso pagar como máximo esto en el acuerdo colectivo, durante un máximo de 21 años.
          El pago dependería de una tabla de pagos, y no hallamos la aprobación final.`,
      },
      date: "2026-02",
      way: "official-class-settlement",
      source: "bayerAg2026",
    },
    {
      value: { en: "$6,000 to $165,000+", es: "de $6,000 a $165,000+" },
      what: {
        en: `In February 2026 the official site printed this range for people with non-Hodgkin lymphoma.
          Payment depends on the payment table, approval was not final, and the range does not say what one person gets.`,
        es: `En febrero de 2026, el sitio oficial publicó este rango para personas con linfoma no Hodgkin.
          El pago depende de la tabla de pagos, y la aprobación no era final.
          El rango no dice cuánto recibe una persona.`,
      },
      date: "2026-02",
      way: "official-class-settlement",
      source: "settlementAdministrator2026",
    },
  ],
  events: [
    {
      date: "2026-09-14",
      text: {
        en: `The hearing on whether the class settlement is fair was listed for this day.
          A law-marketing site looked at the official site the next day and saw no approval.`,
        es: `La audiencia para evaluar si el acuerdo colectivo es justo figuraba para ese día.
          Un sitio de publicidad legal miró el sitio oficial al día siguiente y no vio la aprobación.`,
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-06-25",
      text: {
        en: "By seven votes to two, the Supreme Court held that federal pesticide law overrides a state claim for a label warning the EPA never required.",
        es: "Por siete votos contra dos, la Corte Suprema decidió que la ley federal de pesticidas prevalece sobre un reclamo estatal por una advertencia que la EPA nunca exigió.",
      },
      source: "opinion",
    },
    {
      date: "2026-03-04",
      text: {
        en: "The St. Louis court gave the settlement preliminary approval; people were given until June 4, 2026, to opt out or object.",
        es: `El tribunal de St. Louis dio la aprobación preliminar al acuerdo.
          Se dio plazo hasta el 4 de junio de 2026 para excluirse o presentar una objeción.`,
      },
      source: "voz2026",
      isReported: true,
    },
    {
      date: "2026-02-26",
      text: {
        en: "Law firms with many clients asked the St. Louis judge to delay the settlement, saying that speed would hurt sick people's rights; Bayer called the deal fair.",
        es: `Bufetes con muchos clientes pidieron al juez de St. Louis que retrasara el acuerdo y dijeron que la prisa dañaría los derechos de los enfermos.
          Bayer dijo que el acuerdo es justo.`,
      },
      source: "devdiscourse2026",
      isReported: true,
    },
    {
      date: "2026-02-17",
      text: {
        en: `Monsanto announced a nationwide settlement plan for NHL claims, present and future.
          It admits no fault, and the court must approve the plan.`,
        es: `Monsanto anunció un plan de acuerdo nacional para reclamos por NHL, de ahora y del futuro.
          No admite culpa, y el tribunal debe aprobar el plan.`,
      },
      source: "bayerAg2026",
    },
    {
      date: "2024-06-18",
      text: {
        en: "Judge Chhabria found that a case about Hodgkin lymphoma does not belong in the federal group.",
        es: "El juez Chhabria halló que un caso sobre el linfoma de Hodgkin no corresponde al grupo federal.",
      },
      source: "districtCourt2024",
    },
    {
      date: "2022-09-23",
      text: {
        en: "The EPA withdrew what was left of its interim decision and planned to finish its review in 2026; we looked for the outcome and found none.",
        es: `La EPA retiró lo que quedaba de su decisión provisional y pensaba terminar su revisión en 2026.
          Buscamos el resultado y no lo encontramos.`,
      },
      source: "agriPulse2022",
      isReported: true,
    },
    {
      date: "2022-06-17",
      text: {
        en: "An appeals court set aside the health part of the EPA's 2020 glyphosate decision, but did not rule on cancer.",
        es: "Un tribunal de apelaciones anuló la parte de salud de la decisión de la EPA de 2020 sobre el glifosato, sin decidir si causa cáncer.",
      },
      source: "courtAppeals2022",
    },
    {
      date: "2017-11-09",
      text: {
        en: "A large federal study of people who work with pesticides reported, in its main analyses, no statistically significant link between glyphosate and any cancer, NHL included.",
        es: "Un gran estudio federal de personas que trabajan con pesticidas no halló, en sus análisis principales, un vínculo estadísticamente significativo entre el glifosato y ningún cáncer, incluido el NHL.",
      },
      source: "jnci2018",
    },
    {
      date: "2016-10",
      text: {
        en: "Federal suits over Roundup and NHL were sent to one judge in San Francisco as MDL No. 2741: many similar federal cases before one judge.",
        es: "Las demandas federales por Roundup y NHL se enviaron a San Francisco como MDL núm. 2741: muchos casos federales parecidos ante un mismo tribunal.",
      },
      source: "courtPage2016",
    },
    {
      date: "2015-07-29",
      text: {
        en: `IARC, the World Health Organization's cancer agency, called glyphosate probably carcinogenic.
          It called the evidence in people limited and noted a link with NHL.`,
        es: `La IARC, la agencia del cáncer de la Organización Mundial de la Salud, llamó al glifosato probablemente cancerígeno.
          Llamó limitadas las pruebas en personas y señaló un vínculo con el NHL.`,
      },
      source: "internationalAgency2015",
    },
  ],
  ways: [
    {
      id: "official-class-settlement",
      way: {
        en: "Official class settlement (King v. Monsanto)",
        es: "Acuerdo colectivo oficial (King v. Monsanto)",
      },
      last: {
        en: "Unknown; check the official site today",
        es: "Se desconoce; vea hoy el sitio oficial",
      },
      whom: {
        en: "Exposed in the US before February 17, 2026; NHL now or later",
        es: "Exposición en EE. UU. antes del 17 de febrero de 2026; NHL ahora o después",
      },
      who: {
        en: `People exposed in the US before February 17, 2026, to Roundup or another covered glyphosate product.
          They must have NHL now or be diagnosed within a set period (16 years, the company said), and must not have opted out.`,
        es: `Personas expuestas en EE. UU., antes del 17 de febrero de 2026, a Roundup u otro producto cubierto con glifosato.
          Deben tener NHL ahora o recibir el diagnóstico dentro de un período fijo (16 años, dijo la empresa), y no haberse excluido.`,
      },
      clock: {
        en: `No registration deadline is known.
          Check the official site today, because registration may already be open.
          An early copy of that site gave 180 days to register after final approval, then 180 to file after appeals end.
          After a later diagnosis, it gave up to six years to file.[^settlementAdministrator2026]
          Counted from a hearing on September 14, 2026, the first 180 could not end before March 13, 2027.
          That is the earliest possible end by that one copy, not a deadline.
          The time to opt out reportedly ended on June 4, 2026.[^voz2026]
          Monsanto may cancel the deal if too many people opted out.[^farms2026]
          The site says the settlement pays the class lawyers.
          Your state's time limit for a lawsuit runs separately.`,
        es: `No se conoce ningún plazo de inscripción.
          Consulte hoy el sitio oficial, porque la inscripción podría estar abierta.
          Una copia previa del sitio daba 180 días para inscribirse tras la aprobación final y 180 para reclamar tras las apelaciones.
          Tras un diagnóstico posterior, daba hasta seis años.[^settlementAdministrator2026]
          Desde una audiencia el 14 de septiembre de 2026, los primeros 180 no acabarían antes del 13 de marzo de 2027.
          Es lo más temprano posible según esa sola copia, no un plazo.
          Se informó que el plazo para excluirse venció el 4 de junio de 2026.[^voz2026]
          Monsanto puede cancelar el acuerdo si se excluyeron demasiadas personas.[^farms2026]
          El sitio dice que el acuerdo paga a los abogados del grupo.
          El plazo de su estado para demandar corre aparte.`,
      },
      check: {
        text: {
          en: "The official settlement site, free to use",
          es: "El sitio oficial del acuerdo, de uso gratis (en inglés)",
        },
        href: "https://www.weedkillerclass.com/",
      },
    },
    {
      id: "individual-suit-state",
      way: {
        en: "Individual suit in state or federal court",
        es: "Demanda individual en un tribunal estatal o federal",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "People outside the class whose claim isn't about the label",
        es: "Personas fuera del grupo cuyo reclamo no es por la etiqueta",
      },
      who: {
        en: `People who are outside the class or left in time.
          The claim must rest on something other than the label warning.`,
        es: `Personas fuera del grupo, o que salieron a tiempo.
          El reclamo debe basarse en algo distinto de la advertencia en la etiqueta.`,
      },
      clock: {
        en: "Your state sets the time limit. Courts are still deciding which of these claims survive.",
        es: `Su estado fija el plazo.
          Los tribunales aún deciden cuáles de estos reclamos pueden seguir.`,
      },
      check: {
        text: {
          en: "The federal panel's list of open MDLs (groups of similar cases)",
          es: "Lista de litigios multidistritales (MDL) abiertos del panel federal (en inglés)",
        },
        href: "https://www.jpml.uscourts.gov/",
      },
    },
    {
      id: "benefits-without-lawsuit",
      way: { en: "Benefits without a lawsuit", es: "Beneficios sin demanda" },
      last: { en: "Each agency's own rules", es: "Las reglas de cada agencia" },
      whom: {
        en: "People too ill to work, or exposed on the job",
        es: "Personas que no pueden trabajar o expuestas en el trabajo",
      },
      who: {
        en: `People too ill to work can ask Social Security.
          People exposed on the job can ask for workers' compensation.`,
        es: `Quienes no pueden trabajar por su salud pueden acudir al Seguro Social.
          Quienes se expusieron en el trabajo pueden pedir compensación para trabajadores.`,
      },
      clock: {
        en: `Each state sets the limits for workers' compensation, and they can be short.
          Social Security has its own rules.`,
        es: `Cada estado fija los plazos de la compensación para trabajadores, y pueden ser cortos.
          El Seguro Social tiene sus propias reglas.`,
      },
      check: {
        text: {
          en: "Social Security, and your state's office for workers' compensation",
          es: "El Seguro Social y la oficina de compensación para trabajadores de su estado (en inglés)",
        },
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: {
        en: "Pathology report with the NHL type",
        es: "Informe de patología con el tipo de NHL",
      },
      holder: { en: "Hospital or pathology lab", es: "Hospital o laboratorio de patología" },
      how: {
        en: "Ask for the complete report, with flow cytometry, not the summary",
        es: "Pida el informe completo, con citometría de flujo, no el resumen",
      },
    },
    {
      name: { en: "Cancer treatment records", es: "Expediente del tratamiento del cáncer" },
      holder: {
        en: "Cancer center, health information office",
        es: "Centro de cáncer, oficina de información médica",
      },
      how: {
        en: "Ask under HIPAA for first visit, staging and treatment dates",
        es: "HIPAA le da derecho: pida primera visita, etapa y fechas de tratamiento",
      },
    },
    {
      name: { en: "Proof of the product", es: "Prueba del producto" },
      holder: {
        en: "You, your bank, the store's loyalty program",
        es: "Usted, su banco, el programa de lealtad de la tienda",
      },
      how: {
        en: "Look for receipts and statements; photograph bottles, shed and sprayer",
        es: "Busque recibos y estados de cuenta; tome fotos de botellas, cobertizo y rociador",
      },
    },
    {
      name: { en: "Proof of the work", es: "Prueba del trabajo" },
      holder: {
        en: "Social Security, employers, state agriculture department",
        es: "Seguro Social, empleadores, departamento estatal de agricultura",
      },
      how: {
        en: "Form SSA-7050 for earnings by employer; ask for your applicator license",
        es: "Formulario SSA-7050 con los ingresos por empleador; pida su licencia de aplicador",
      },
    },
    {
      name: {
        en: "Statements of people who saw the use",
        es: "Declaraciones de personas que vieron el uso",
      },
      holder: {
        en: "Family, neighbors, co-workers",
        es: "Familia, vecinos, compañeros de trabajo",
      },
      how: {
        en: "Have them sign what product, where, how often and which years",
        es: "Que firmen qué producto, dónde, con qué frecuencia y en qué años",
      },
    },
    {
      name: {
        en: "Earlier Roundup papers and settlement notice",
        es: "Papeles anteriores de Roundup y aviso del acuerdo",
      },
      holder: {
        en: "The firm that handled it; your mail",
        es: "El bufete que llevó el caso; su correo",
      },
      how: {
        en: "Look for a retainer, a release, an opt-out or an ID number",
        es: "Busque contrato de honorarios, renuncia a reclamar (release), exclusión o número (ID)",
      },
    },
    {
      name: { en: "Papers of a person who died", es: "Papeles de una persona que falleció" },
      holder: {
        en: "State vital records; probate court",
        es: "Registro civil del estado; tribunal de sucesiones",
      },
      how: {
        en: "Order the death certificate and the court paper that names who acts for the estate",
        es: "Pida el acta de defunción y el documento del tribunal que nombra a quien representa la herencia",
      },
    },
  ],
  questions: [
    {
      en: "Am I in the King v. Monsanto class, and did anyone ask in time for me to be left out?",
      es: "¿Estoy en el grupo de King v. Monsanto, y alguien pidió a tiempo que me excluyeran?",
    },
    {
      en: "If I am in the class, what would you add to the free claim process, and what would you charge for it?",
      es: "Si estoy en el grupo, ¿qué aportarían ustedes al trámite gratis del reclamo, y cuánto cobrarían?",
    },
    {
      en: "After Monsanto v. Durnell, which kind of claim would my own case rest on?",
      es: "Después de Monsanto v. Durnell, ¿en qué tipo de reclamo se basaría mi propio caso?",
    },
    {
      en: "Does the settlement, or the MDL, count my exact diagnosis as NHL?",
      es: "¿Cuenta mi diagnóstico exacto como NHL en el acuerdo o en el litigio multidistrital (MDL)?",
    },
    {
      en: "Has final approval been given or appealed, and what should I do this month?",
      es: "¿Ya se dio la aprobación final, o hubo apelación, y qué debo hacer yo este mes?",
    },
    {
      en: "Which state's time limit applies to my exposure, and when did the time start?",
      es: "¿Qué estado fija el plazo para mi exposición, y desde qué día corre ese plazo?",
    },
    {
      en: "What if I signed with another firm before, or took part in an earlier settlement?",
      es: "¿Qué pasa si antes firmé con otro bufete, o si participé en un acuerdo anterior?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Courts and agencies still do not agree on glyphosate.[^nationalAgricultural2022][^internationalAgency2015][^bayerAg2026][^opinion]",
        es: "Los tribunales y las agencias aún no coinciden sobre el glifosato.[^nationalAgricultural2022][^internationalAgency2015][^bayerAg2026][^opinion]",
      },
      points: [
        { date: "1974", text: { en: "First US registration", es: "Primer registro EE. UU." } },
        {
          date: "2015",
          text: { en: "IARC: probably carcinogenic", es: "IARC: cancerígeno probable" },
        },
        { date: "2020", text: { en: "EPA interim decision", es: "Decisión provisional EPA" } },
        { date: "2022", text: { en: "Court rejects part", es: "Tribunal rechaza parte" } },
        {
          date: "2026-02",
          text: { en: "Class settlement proposed", es: "Proponen acuerdo colectivo" },
        },
        { date: "2026-06", text: { en: "Label ruling", es: "Decisión sobre etiqueta" } },
      ],
    },
    {
      kind: "sides",
      caption: {
        en: "The two sides differ on cause and on the label.[^hollandLaw2026][^opinion]",
        es: "Los dos lados difieren sobre la causa y la etiqueta.[^hollandLaw2026][^opinion]",
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "Breathing the spray, or getting it on the skin again and again, raised the risk of lymphoma",
              es: "Respirar el rocío del producto, o tenerlo en la piel una y otra vez, aumentó el riesgo de linfoma",
            },
            {
              en: "The label should have warned of cancer",
              es: "La etiqueta debía advertir del cáncer",
            },
          ],
        },
        {
          title: { en: "What the company answers", es: "Lo que responde la empresa" },
          points: [
            {
              en: "No wrongdoing, and no admission by settling",
              es: "No hizo nada malo, y con un acuerdo no lo admite",
            },
            {
              en: "Federal law governs what the label says",
              es: "La ley federal rige lo que dice la etiqueta",
            },
          ],
        },
      ],
    },
  ],
  sources: {
    settlementAdministrator2026: {
      publisher: {
        en: "Settlement administrator (court-authorized site)",
        es: "Settlement administrator [sitio autorizado por el tribunal]",
      },
      title: "Weed killer class settlement: dates, documents, your options",
      date: "2026",
      url: "https://www.weedkillerclass.com/home/signup",
    },
    internationalAgency2015: {
      publisher: "International Agency for Research on Cancer",
      title: "Glyphosate Monograph now available",
      date: "2015",
      url: "https://www.iarc.who.int/news-events/glyphosate-monograph-now-available/",
    },
    courtAppeals2022: {
      publisher: "U.S. Court of Appeals, Ninth Circuit",
      title: {
        en: "NRDC v. USEPA, No. 20-70787 [copied by Docket Alarm]",
        es: "NRDC v. USEPA, No. 20-70787 [copia en Docket Alarm]",
      },
      date: "2022",
      url: "https://www.docketalarm.com/cases/US_Court_of_Appeals_Ninth_Circuit/20-70787/NRDC_et_al_v._USEPA/Order-06-17-22/",
    },
    nationalAgricultural2022: {
      publisher: "National Agricultural Law Center",
      title:
        'Ninth Circuit Orders EPA to Revisit Conclusion that Glyphosate is "Not Likely" to Cause Cancer',
      date: "2022",
      url: "https://nationalaglawcenter.org/ninth-circuit-orders-epa-to-revisit-conclusion-that-glyphosate-is-not-likely-to-cause-cancer/",
    },
    jnci2018: {
      publisher: "JNCI (Andreotti et al.)",
      title: "Glyphosate Use and Cancer Incidence in the Agricultural Health Study",
      date: "2018",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6279255",
    },
    mutationResearch2019: {
      publisher: "Mutation Research/Reviews (Zhang et al.)",
      title: {
        en: "Meta-analysis of high glyphosate-herbicide exposure and non-Hodgkin lymphoma [copy at PMC]",
        es: "Meta-analysis of high glyphosate-herbicide exposure and non-Hodgkin lymphoma [copia en PMC]",
      },
      date: "2019",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6706269",
    },
    hollandLaw2026: {
      publisher: {
        en: "Holland Law Firm (class counsel)",
        es: "Holland Law Firm [abogados del grupo]",
      },
      title: {
        en: "Court Authorizes Notice of Proposed Class Action Settlement for Farmers, Landscapers and Others Exposed to Weed Killers [copied by finanznachrichten.de]",
        es: "Court Authorizes Notice of Proposed Class Action Settlement for Farmers, Landscapers and Others Exposed to Weed Killers [copia en finanznachrichten.de]",
      },
      date: "2026",
      url: "https://www.finanznachrichten.de/nachrichten-2026-03/67890052-holland-law-firm-court-authorizes-notice-of-proposed-class-action-settlement-for-farmers-landscapers-and-others-exposed-to-weed-killers-008.htm",
    },
    voz2026: {
      publisher: "Voz",
      title: "Report that a judge gave Bayer's Roundup settlement preliminary approval",
      date: "2026-03-04",
      url: "https://voz.us/en/society/260304/33845/judge-grants-preliminary-approval-to-bayer-s-million-dollar-settlement-over-roundup-herbicide.html",
    },
    bayerAg2026: {
      publisher: "Bayer AG",
      title: {
        en: "Monsanto announces Roundup class settlement agreement to resolve current and future claims [ad hoc release, copied by Webdisclosure]",
        es: "Monsanto announces Roundup class settlement agreement to resolve current and future claims [comunicado ad hoc, copia en Webdisclosure]",
      },
      date: "2026-02-17",
      url: "https://www.webdisclosure.fr/press-release/bayer-aktiengesellschaft-etr-bayn-eqs-adhoc-bayer-aktiengesellschaft-monsanto-announces-roundup-class-settlement-agreement-to-resolve-current-and-future-claims-nhdGzHCuza4",
    },
    districtCourt2024: {
      publisher: "U.S. District Court, N.D. California",
      title: {
        en: "Order granting motion for suggestion of remand (Kanaga v. Monsanto), MDL 2741 [copied by Casetext]",
        es: "Order granting motion for suggestion of remand (Kanaga v. Monsanto), MDL 2741 [copia en Casetext]",
      },
      date: "2024-06-18",
      url: "https://print.casetext.com/case/in-re-roundup-prods-liab-litig-53",
    },
    agriPulse2022: {
      publisher: "Agri-Pulse",
      title: "Glyphosate interim decision withdrawn; EPA anticipates final registration in 2026",
      date: "2022-09",
      url: "https://www.agri-pulse.com/articles/18285-glyphosate-interim-decision-withdrawn-epa-anticipates-final-registration-in-2026",
    },
    devdiscourse2026: {
      publisher: "Devdiscourse",
      title: "Legal battle over Bayer's Roundup settlement",
      date: "2026-02-26",
      url: "https://www.devdiscourse.com/article/health/3817909-legal-battle-over-bayers-725-billion-roundup-settlement",
    },
    opinion: {
      publisher: "Supreme Court of the United States",
      title: "Monsanto Co. v. Durnell, No. 24-1068 (opinion)",
      date: "2026-06-25",
      url: "https://www.supremecourt.gov/opinions/25pdf/24-1068_n7ip.pdf",
    },
    digest: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "Roundup case data, checked September 15, 2026",
      date: "2026-09-15",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/7b4e36c5c3e1641696bf165cd4653b35a94c7f4d/src/data/cases/roundup.json",
    },
    farms2026: {
      publisher: "Farms.com",
      title: "Report on the Roundup settlement plan",
      date: "2026-02",
      url: "https://www.farms.com/ag-industry-news/bayer-proposes-725-billion-roundup-settlement-plan-667.aspx",
    },
    bayerAnswers2026: {
      publisher: "Bayer AG",
      title: "Roundup class settlement agreement: questions and answers",
      date: "2026",
      url: "https://www.bayer.com/en/roundup-class-settlement-agreement-qa",
    },
    courtPage2016: {
      publisher: "U.S. District Court, N.D. California",
      title: "In re: Roundup Products Liability Litigation (MDL No. 2741)",
      date: "2016-10",
      url: "https://www.cand.uscourts.gov/judges/chhabria-vince-vc/in-re-roundup-products-liability-litigation-mdl-no-2741/",
    },
  },
};
