import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: {
      en: "Federal MDL and state suits",
      es: "Litigio multidistrital (MDL) federal y demandas estatales",
    },
    court: {
      en: "U.S. District Court, Northern District of Florida (Pensacola)",
      es: "Tribunal Federal de Distrito, Distrito Norte de Florida (Pensacola)",
    },
    docket: { en: "MDL No. 3140 (3:25md3140)", es: "MDL núm. 3140 (3:25md3140)" },
    judge: "M. Casey Rodgers",
    since: [{ date: "2025-02-07" }],
    stage: {
      en: `As of October 2026, a private settlement program was running under court orders, says a law-marketing site.
          The judge had canceled the December trial, and cases outside the program went on.[^digest]`,
      es: `En octubre de 2026 había un programa privado de acuerdo, dirigido por órdenes del tribunal, informa un sitio de publicidad legal.
          El juicio de diciembre se había cancelado, y los casos fuera del programa siguieron.[^digest]`,
    },
    next: {
      en: `We found no new trial date, no ruling on which experts may testify, and none on whether federal law blocks the warning claims.
          The court's orders page lists the latest.[^orders]`,
      es: `No encontramos una fecha nueva de juicio, ni una decisión sobre qué peritos pueden declarar, ni una sobre si la ley federal impide los reclamos por la advertencia.
          Lo más reciente está en la página de órdenes del tribunal.[^orders]`,
    },
    settlement: {
      en: `A law-marketing site reports a private, confidential program that was made in July 2026; a company, BrownGreer, runs it.
        It is not a class settlement, its terms are not public, and no one is in it automatically.[^digest]`,
      es: `Un sitio de publicidad legal informa de un programa privado y confidencial, hecho en julio de 2026; lo administra una empresa, BrownGreer.
        No es un acuerdo colectivo, sus términos no son públicos y nadie queda incluido automáticamente.[^digest]`,
    },
    classAction: {
      en: "No. Each injury claim is a suit of its own; separate class complaints, which ask for medical checks, were also reported.",
      es: `No. Cada reclamo por lesiones es una demanda propia.
        También se informó de demandas colectivas aparte, que piden controles médicos.`,
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-10-06", source: "digest" },
  soonest: {
    date: "2026-11-30",
    ends: true,
    way: "private-settlement-program",
    text: {
      en: `A law-marketing site reports this day as the last one to register for the private settlement program.
        It is not a time limit for a lawsuit.
        Call your lawyer, or read the court's orders page, today.`,
      es: `Un sitio de publicidad legal informa que es el último día para inscribirse en el programa privado de acuerdo.
        No es un plazo para presentar una demanda.
        Llame hoy a su abogado o abogada, o lea la página de órdenes del tribunal.`,
    },
    whom: {
      en: "women with a meningioma claim that may fit the program's confidential terms",
      es: "las mujeres con un reclamo por meningioma que pueda cumplir los términos confidenciales del programa",
    },
    certainty: "reported",
    source: "digest",
  },
  figures: [],
  events: [
    {
      date: "2026-09-18",
      text: {
        en: `A hearing on the experts in the remaining cases was on the court's calendar.
          A law-marketing site found no outcome on October 6.`,
        es: `En el calendario del tribunal había una audiencia sobre los peritos en los casos restantes.
          El 6 de octubre, un sitio de publicidad legal no halló el resultado.`,
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-09-04",
      text: {
        en: "Court orders named people to divide an extra fund, keep the settlement's accounts, and clear others' claims on the money (liens).",
        es: "Órdenes del tribunal nombraron a quienes repartirán un fondo adicional, llevarán las cuentas del acuerdo y resolverán los derechos de cobro de otros (liens).",
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-08-10",
      text: {
        en: "A court order set November 30, 2026, as the last day to register for the settlement program, and set steps for the claims that stay in court.",
        es: "Una orden del tribunal fijó el 30 de noviembre de 2026 como último día para inscribirse en el programa de acuerdo, y pasos para los reclamos que siguen en el tribunal.",
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-08-05",
      text: {
        en: "A court order named a company, BrownGreer, to run the settlement, read the records and decide who qualifies.",
        es: "Una orden del tribunal nombró a una empresa, BrownGreer, para administrar el acuerdo, revisar los expedientes y decidir quién califica.",
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-07",
      text: {
        en: "The parties made a private settlement; the judge then dropped the schedule for the pilot cases and canceled the trial set for December.",
        es: `Las partes hicieron un acuerdo privado.
          Después la jueza dejó sin efecto el calendario de los casos piloto y canceló el juicio previsto para diciembre.`,
      },
      source: "digest",
      isReported: true,
    },
    {
      date: "2026-06-24",
      text: {
        en: "A joint hearing on the experts was listed for June 24 to 26; we did not find whether it was held, or any ruling.",
        es: `Había una audiencia conjunta sobre los peritos prevista del 24 al 26 de junio.
          No encontramos si se celebró, ni una decisión.`,
      },
      source: "digestJune",
      isReported: true,
    },
    {
      date: "2026-03-06",
      text: {
        en: "Federal, New York and Delaware judges held one conference; Delaware had the largest state group, and each court keeps its own cases.",
        es: `Tribunales federales, de Nueva York y de Delaware celebraron una audiencia conjunta.
          Delaware tenía el mayor grupo estatal, y cada tribunal conserva sus casos.`,
      },
      source: "digestDelaware",
      isReported: true,
    },
    {
      date: "2026-02-04",
      text: {
        en: "The makers filed a new brief after the label change and said they could not have added the warning without the agency's approval.",
        es: `Los fabricantes presentaron un nuevo escrito tras el cambio de la etiqueta.
          Dijeron que no podían agregar la advertencia sin la aprobación de la agencia.`,
      },
      source: "mealeys",
      isReported: true,
    },
    {
      date: "2026-01-27",
      text: {
        en: "A court order said that the rulings on federal law and on the experts would reach every case in the MDL, not only the five pilot cases, which were picked to be tried first.",
        es: `Una orden del tribunal dijo que las decisiones sobre la ley federal y los peritos alcanzarían a todos los casos del litigio (MDL), no solo a los cinco casos piloto.
          Esos se eligieron para ir primero a juicio.`,
      },
      source: "digestJune",
      isReported: true,
    },
    {
      date: "2025-12-19",
      text: {
        en: "The judge set the first pilot trial for December 7, 2026, and hearings on the experts for late May 2026; both dates were changed later.",
        es: `La jueza fijó para el 7 de diciembre de 2026 el juicio del primer caso piloto, y para fines de mayo de 2026 las audiencias sobre los peritos.
        Las dos fechas cambiaron después.`,
      },
      source: "pope",
      isReported: true,
    },
    {
      date: "2025-12-12",
      text: {
        en: "The FDA approved a warning of meningioma for Depo-Provera CI and Depo-SubQ Provera 104; it asks doctors to look for signs and to end this treatment if one is found.",
        es: `La FDA aprobó una advertencia de meningioma para Depo-Provera CI y Depo-SubQ Provera 104.
        Pide a los médicos que busquen señales y terminen este tratamiento si se halla uno.`,
      },
      source: "fda",
    },
    {
      date: "2025-09",
      text: {
        en: "In late September, the judge heard Pfizer's argument that federal drug law blocks the claims about the warning; we did not find a ruling.",
        es: `A fines de septiembre, la jueza oyó el argumento de Pfizer de que la ley federal impide los reclamos por la advertencia.
          No encontramos una decisión.`,
      },
      source: "preemption",
      isReported: true,
    },
    {
      date: "2025-09-11",
      text: {
        en: "A court order made an exception to the rule on proof, for women who got the shot only before June 2005 and asked every provider for records in vain.",
        es: `Una orden del tribunal hizo una excepción a la regla sobre las pruebas.
          Es para mujeres que recibieron la inyección solo antes de junio de 2005 y pidieron sin éxito sus expedientes a cada proveedor.`,
      },
      source: "pope",
      isReported: true,
    },
    {
      date: "2025-09-02",
      text: {
        en: "A US study of health records found that users of the shot were diagnosed with a meningioma more than twice as often as other women: about 7 against 3 a year in every 100,000.",
        es: "Un estudio de expedientes médicos de Estados Unidos halló meningioma más del doble de veces en usuarias de la inyección que en otras mujeres: unas 7 frente a 3 al año por cada 100,000.",
      },
      source: "jama",
    },
    {
      date: "2025-08-22",
      text: {
        en: "Pfizer asked the judge to end the five pilot cases and argued that the FDA's refusal kept it from warning; plaintiffs say that it ignored evidence since the 1980s.",
        es: `Pfizer pidió a la jueza cerrar los cinco casos piloto y argumentó que el rechazo de la FDA le impidió advertir.
        La parte demandante dice que pasó por alto pruebas desde la década de 1980.`,
      },
      source: "financetom",
      isReported: true,
    },
    {
      date: "2025-03-14",
      text: {
        en: "Judge Rodgers ordered each woman to hand over papers that prove her shots and her diagnosis.",
        es: "La jueza Rodgers ordenó a cada mujer entregar documentos que prueben sus inyecciones y su diagnóstico.",
      },
      source: "proof",
      isReported: true,
    },
    {
      date: "2025-02-07",
      text: {
        en: `A federal panel sent the suits over the shot and meningioma to Pensacola, Florida, as MDL No. 3140: many similar federal cases before one judge.
          It covers only tumors inside the skull.`,
        es: `Un panel federal envió a Pensacola, Florida, las demandas por la inyección y el meningioma como MDL núm. 3140: muchos casos federales parecidos ante un mismo tribunal.
          Cubre solo tumores dentro del cráneo.`,
      },
      source: "court",
    },
    {
      date: "2024-03-27",
      text: {
        en: "A French study found the shot more often among women who had meningioma surgery than among others (9 of 18,061, against 11 of 90,305); the link was with use for a year or more.",
        es: `Un estudio francés halló la inyección con más frecuencia en mujeres operadas de meningioma que en otras (9 de 18,061, frente a 11 de 90,305).
          El vínculo era con un uso de un año o más.`,
      },
      source: "bmj",
    },
    {
      date: "2024",
      text: {
        en: "The FDA turned down Pfizer's first request to add a warning of meningioma; Pfizer sent a changed request in June 2025.",
        es: `La FDA rechazó el primer pedido de Pfizer de agregar una advertencia de meningioma.
          Pfizer envió un pedido modificado en junio de 2025.`,
      },
      source: "becker",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "private-settlement-program",
      way: {
        en: "Private settlement program in MDL 3140",
        es: "Programa privado de acuerdo en el litigio multidistrital (MDL) 3140",
      },
      last: { en: "The reported day has passed", es: "La fecha que se informó ya pasó" },
      whom: {
        en: "Women whose meningioma claim fits the program's confidential terms",
        es: "Mujeres cuyo reclamo por meningioma cumple los términos confidenciales del programa",
      },
      who: {
        en: `Women whose claim fits the program's own terms, which are not public.
        A company, BrownGreer, reads the records and decides, and taking part is reported to be a choice.[^digest]`,
        es: `Mujeres cuyo reclamo cumple los términos del programa, que no son públicos.
        Una empresa, BrownGreer, revisa los expedientes y decide, y se informa que participar es voluntario.[^digest]`,
      },
      clock: {
        en: `One site gives November 30, 2026, as the last day, citing an order that we have not read.[^digest]
        We could not find out whether a person without a filed case can still join.
        If you register, you may give up a lawsuit, so ask what you would sign.
        A claim that is left out goes on in court.`,
        es: `Se informa que el 30 de noviembre de 2026 es el último día para inscribirse, según una orden del tribunal que no hemos leído.[^digest]
        No pudimos averiguar si una persona sin caso presentado todavía puede entrar.
        Si se inscribe, puede renunciar a una demanda, así que pregunte qué firmaría.
        Un reclamo que queda fuera sigue en el tribunal.`,
      },
      ends: "2026-11-30",
      lastDay: {
        scope: {
          en: "Last day to join the settlement",
          es: "Último día para el acuerdo",
        },
        says: {
          en: "Only a law-marketing site says so. It is no limit to sue.",
          es: "Solo lo dice un sitio de publicidad legal; no es plazo de demanda.",
        },
        said: {
          en: `A law-marketing site reported this day as the last one to register for the program.
          We have not read whether the court gave more time.`,
          es: `Un sitio de publicidad legal informó que fue el último día para inscribirse en el programa.
          No hemos leído si el tribunal dio más tiempo.`,
        },
        act: {
          en: "Call a lawyer, or write to yours. Ask if you can join or are in.",
          es: "Vea si entra o ya entró: llame a un bufete de abogados o escriba al suyo.",
        },
      },
      check: {
        text: {
          en: "The court's list of orders in this MDL",
          es: "La lista de órdenes en este litigio multidistrital (MDL) (en inglés)",
        },
        href: "https://www.flnd.uscourts.gov/mdl3140-orders-by-date",
      },
    },
    {
      id: "federal-suit-mdl",
      way: {
        en: "Federal suit with many similar ones (MDL 3140)",
        es: "Demanda federal en el litigio multidistrital (MDL) 3140",
      },
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "Women with a meningioma in the skull and proof of shots",
        es: "Mujeres con un meningioma en el cráneo y prueba de las inyecciones",
      },
      who: {
        en: `Women with a meningioma inside the skull that was found after they got Depo-Provera or a covered generic shot.
          They must be able to prove both.
          One plaintiffs' firm says that Prasco, Greenstone and Viatris were dropped before a judge decided who is right, so find out whose shot you got.[^pope]`,
        es: `Mujeres con un meningioma dentro del cráneo, hallado después de recibir una inyección de Depo-Provera o de un genérico cubierto.
        Deben poder probar las dos cosas.
        Un bufete de demandantes dice que Prasco, Greenstone y Viatris salieron del caso sin decisión de fondo.
        Averigüe de qué empresa era su inyección.[^pope]`,
      },
      clock: {
        en: `Your state sets the limit.
        Some states count from the diagnosis, some from when you could know of the possible link, and some set an outer limit, which ends all claims after some years.
        Once you sue, the court sets dates for papers.`,
        es: `El plazo lo fija su estado.
        Algunos cuentan desde el diagnóstico, otros desde que pudo saber del posible vínculo, y otros fijan un plazo máximo, que pone fin a todo reclamo tras unos años.
        Las fechas del tribunal para entregar documentos corren desde que se presenta la demanda.`,
      },
      check: {
        text: {
          en: "The court's Depo-Provera page",
          es: "La página del tribunal sobre Depo-Provera (en inglés)",
        },
        href: "https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140",
      },
    },
    {
      id: "state-suit-such",
      way: {
        en: "State suit, such as New York or Delaware",
        es: "Demanda estatal, como en Nueva York o Delaware",
      },
      last: { en: "Each state's own limit", es: "El plazo de cada estado" },
      whom: {
        en: "Women who can file in New York, Delaware or another state",
        es: "Mujeres que pueden demandar en Nueva York, Delaware u otro estado",
      },
      who: {
        en: `Women who can sue in a state court.
          New York and Delaware have groups of their own, whose judges sometimes sit with the federal judge.[^states]`,
        es: `Mujeres que pueden demandar en un tribunal estatal.
          Nueva York y Delaware tienen sus propios grupos, y a veces sus tribunales sesionan junto con la jueza federal.[^states]`,
      },
      clock: {
        en: `Each state has its own limit for drug injuries, and its own rule for people who learned of the link late.
        Ask a lawyer in that state.`,
        es: `Cada estado tiene su propio plazo por daños de medicamentos, y su propia regla para quien supo tarde del vínculo.
        Pregunte a un abogado o abogada de ese estado.`,
      },
      check: {
        text: {
          en: "The website of that state's courts",
          es: "El sitio web de los tribunales de ese estado",
        },
      },
    },
    {
      id: "side-effect-report",
      way: {
        en: "Side-effect report to FDA MedWatch (no money)",
        es: "Informe de un efecto secundario a FDA MedWatch (no da dinero)",
      },
      last: { en: "No deadline", es: "Sin fecha límite" },
      whom: {
        en: "Patients, relatives, nurses and doctors",
        es: "Pacientes, familiares, personal de enfermería y médicos",
      },
      who: {
        en: "A patient, a relative or a nurse or doctor.",
        es: "Una paciente, un familiar, o personal de enfermería o médico.",
      },
      clock: {
        en: "There is no deadline, and a report is free.",
        es: "No hay fecha límite, e informar es gratis.",
      },
      check: {
        text: { en: "MedWatch at the FDA", es: "MedWatch en la FDA (en inglés)" },
        href: "https://www.fda.gov/medwatch",
      },
    },
    {
      id: "social-security-disability",
      way: {
        en: "Social Security disability benefits",
        es: "Beneficios del Seguro Social por incapacidad",
      },
      last: { en: "No fixed day; apply early", es: "Sin día fijo; solicite pronto" },
      whom: {
        en: "Women whose tumor or surgery keeps them from work",
        es: "Mujeres a quienes el tumor o la operación impide trabajar",
      },
      who: {
        en: "Women who cannot work because of the tumor or its surgery.",
        es: "Mujeres que no pueden trabajar por el tumor o su cirugía.",
      },
      clock: {
        en: "Apply as soon as you cannot work; the agency sets the rules.",
        es: "Solicítelos en cuanto no pueda trabajar; la agencia fija las reglas.",
      },
      check: {
        text: {
          en: "Disability pages of Social Security",
          es: "Páginas de incapacidad del Seguro Social (en inglés)",
        },
        href: "https://www.ssa.gov/disability",
      },
    },
  ],
  documents: [
    {
      name: {
        en: "Shot record with dates, dose and product",
        es: "Registro de inyecciones con fechas, dosis y producto",
      },
      holder: {
        en: "Clinic, family planning program, school or military clinic",
        es: "Clínica, programa de planificación familiar, clínica escolar o militar",
      },
      how: {
        en: "Ask for every injection entry, with the NDC number if it was noted.",
        es: "Pida cada registro de inyección, con el número NDC si es que se anotó.",
      },
    },
    {
      name: {
        en: "Claims for medroxyprogesterone 150 mg or 104 mg",
        es: "Lo facturado al seguro por medroxiprogesterona de 150 mg o 104 mg",
      },
      holder: {
        en: "Pharmacy chain, insurer or Medicaid agency",
        es: "Cadena de farmacias, aseguradora o agencia de Medicaid",
      },
      how: {
        en: "Ask for a printout of the claims for all the years you can name.",
        es: "Pida una lista de lo facturado al seguro en los años que recuerde.",
      },
    },
    {
      name: { en: "MRI or CT images and reports", es: "Imágenes e informes de MRI o CT" },
      holder: {
        en: "Imaging department of the hospital",
        es: "Departamento de imágenes del hospital",
      },
      how: {
        en: "Request the images on disc and each written report.",
        es: "Pida las imágenes en disco y cada informe escrito.",
      },
    },
    {
      name: {
        en: "Surgery, pathology and radiation reports",
        es: "Informes de cirugía, patología y radiación",
      },
      holder: { en: "Hospital records office", es: "Oficina de expedientes del hospital" },
      how: { en: "Name the operation and its month.", es: "Nombre la operación y el mes." },
    },
    {
      name: { en: "Nerve, eye and hearing notes", es: "Notas de neurología, vista y oído" },
      holder: {
        en: "Neurologist, eye doctor or hearing clinic",
        es: "Neurología, médico de los ojos o clínica del oído",
      },
      how: {
        en: "Ask for the visits that show symptoms and when they began.",
        es: "Pida las visitas que muestran síntomas y cuándo empezaron.",
      },
    },
    {
      name: {
        en: "Refusals from clinics that have no records",
        es: "Respuestas de clínicas que no tienen expedientes",
      },
      holder: { en: "You, once you have written to them", es: "Usted, cuando les haya escrito" },
      how: {
        en: `Keep your letter and the answer.
          As one law firm reports, the court asks for both if all shots were before June 2005.`,
        es: `Guarde su carta y la respuesta.
          Según un bufete, el tribunal pide las dos si solo hubo inyecciones antes de junio de 2005.`,
      },
    },
    {
      name: {
        en: "History of NF2 or radiation to the head",
        es: "Historial de NF2 o de radiación en la cabeza",
      },
      holder: {
        en: "Your main doctor or a genetics clinic",
        es: "Su médico principal o una clínica de genética",
      },
      how: {
        en: "The other side will ask, so have it ready.",
        es: "La otra parte lo preguntará, así que téngalo listo.",
      },
    },
  ],
  questions: [
    {
      en: "Am I registered for the settlement program, by when must I register, and what would I give up by taking part?",
      es: "¿Estoy inscrita en el programa de acuerdo, hasta cuándo puedo inscribirme y a qué renunciaría si participo?",
    },
    {
      en: "Are the rulings on preemption and on the experts out, and what do they mean for a suit filed now?",
      es: "¿Ya salieron las decisiones sobre la ley federal (preemption) y los peritos, y qué significan para una demanda que se presenta ahora?",
    },
    {
      en: "Did my shots come from Pfizer, from an authorized generic or from another company, and can that company be sued?",
      es: "¿Vinieron mis inyecciones de Pfizer, de un genérico autorizado o de otra empresa, y se puede demandar a esa empresa?",
    },
    {
      en: "Did the new December 2025 warning change the time I have?",
      es: "¿Cambió la nueva advertencia de diciembre de 2025 el tiempo que tengo?",
    },
    {
      en: "What proof will the court take if my clinic has closed?",
      es: "¿Qué prueba aceptará el tribunal si mi clínica cerró?",
    },
    {
      en: "Would you file in Pensacola or in a state court, and why there?",
      es: "¿Demandarían en Pensacola o en un tribunal estatal, y por qué allí?",
    },
    {
      en: "The December 2026 trial was reported canceled: what comes next for a case outside the settlement?",
      es: "Se informó que se canceló el juicio de diciembre de 2026: ¿qué sigue para un caso fuera del acuerdo?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "Two large studies came out before the label changed.[^court][^bmj][^jama][^fda]",
        es: "Dos estudios grandes salieron antes de que cambiara la etiqueta.[^court][^bmj][^jama][^fda]",
      },
      points: [
        { date: "1992", text: { en: "Approved in US", es: "Aprobada en EE. UU." } },
        { date: "2024-03-27", text: { en: "French study", es: "Estudio francés" } },
        {
          date: "2025-02-07",
          text: { en: "Federal cases grouped", es: "Agrupan casos federales" },
        },
        { date: "2025-09-02", text: { en: "US study", es: "Estudio de EE. UU." } },
        {
          date: "2025-12-12",
          text: { en: "Label warning approved", es: "Aprueban la advertencia" },
        },
      ],
    },
    {
      kind: "sides",
      caption: {
        en: "Both sides point to the FDA, which first said no and later said yes to a warning.[^becker][^mealeys]",
        es: "Los dos lados señalan a la FDA, que primero dijo que no y luego que sí a una advertencia.[^becker][^mealeys]",
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "Signs of a link were there to see",
              es: "Había señales de un vínculo a la vista",
            },
            {
              en: "Doctors and patients were told too late",
              es: "Se avisó demasiado tarde a médicos y pacientes",
            },
            { en: "A smaller dose was possible", es: "Era posible una dosis menor" },
          ],
        },
        {
          title: { en: "What the companies answer", es: "Lo que responden las empresas" },
          points: [
            {
              en: "The product is safe and works well",
              es: "El producto es seguro y funciona bien",
            },
            {
              en: "Only the FDA could allow new label words",
              es: "Solo la FDA podía permitir palabras nuevas en la etiqueta",
            },
          ],
        },
      ],
    },
  ],
  sources: {
    court: {
      publisher: "U.S. District Court, N.D. Florida",
      title: "Depo-Provera Products Liability Litigation, MDL No. 3140",
      date: "2025",
      url: "https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140",
    },
    fda: {
      publisher: "U.S. FDA",
      title: "Drug Safety-related Labeling Changes: Depo-Provera (NDA-020246)",
      date: "2025-12-12",
      url: "https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/index.cfm?DrugNameID=621&event=searchdetail.page",
    },
    letter: {
      publisher: "U.S. FDA",
      title: "Approval letter NDA 020246/S-074 and NDA 021583/S-045",
      date: "2025-12-12",
      url: "https://www.accessdata.fda.gov/drugsatfda_docs/appletter/2025/020246Orig1s074,021583Orig1s045ltr.pdf",
    },
    bmj: {
      publisher: "BMJ (Roland et al.)",
      title:
        "Use of progestogens and the risk of intracranial meningioma: national case-control study",
      date: "2024-03-27",
      url: "https://www.bmj.com/content/384/bmj-2023-078078",
    },
    jama: {
      publisher: "JAMA Neurology (Xiao et al.)",
      title: "Depot Medroxyprogesterone Acetate and Risk of Meningioma in the US",
      date: "2025-09-02",
      url: "https://doi.org/10.1001/jamaneurol.2025.3011",
    },
    panel: {
      publisher: "HarrisMartin",
      title: "JPML Centralizes Depo-Provera Brain Tumor Actions",
      date: "2025",
      url: "https://www.harrismartin.com/publications/4/drugs/articles/52574/jpml-centralizes-depo-provera-brain-tumor-actions/",
    },
    proof: {
      publisher: "HarrisMartin",
      title: "Depo-Provera Brain Tumor MDL Judge Orders Documentary Proof of Injuries",
      date: "2025-04-02",
      url: "https://www.harrismartin.com/publications/27/MDL/articles/58182/depo-provera-brain-tumor-mdl-judge-orders-documentary-proof-of-injuries/",
    },
    states: {
      publisher: "AboutLawsuits",
      title:
        "Lawsuits Over Depo-Provera and Meningioma To Be Coordinated Between Federal and State Courts",
      date: "2025",
      url: "https://www.aboutlawsuits.com/depo-provera-lawsuit/lawsuits-depo-provera-meningioma-coordinated-federal-state-courts",
    },
    pope: {
      publisher: {
        en: "Pope McGlamry (a law firm for plaintiffs)",
        es: "Pope McGlamry [bufete de demandantes]",
      },
      title: "Depo-Provera MDL Litigation Updates",
      date: "2025-12-19",
      url: "https://www.pmkm.com/depo-provera-mdl-litigation-updates",
    },
    mealeys: {
      publisher: "Mealey's",
      title: "Drugmakers Argue Claims In Depo-Provera MDL Are Preempted By Federal Law",
      date: "2026-02-04",
      url: "https://www.mealeys.com/mealeys/articles/2438019/drugmakers-argue-claims-in-depo-provera-mdl-are-preempted-by-federal-law",
    },
    digest: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "Depo-Provera case data, checked October 6, 2026",
      date: "2026-10-06",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/5ee0d44f41a58229f0091df0e40fdae7983f9942/src/data/cases/depo-provera.json",
    },
    orders: {
      publisher: "U.S. District Court, N.D. Florida",
      title: "MDL 3140 orders by date",
      date: "2026",
      url: "https://www.flnd.uscourts.gov/mdl3140-orders-by-date",
    },
    becker: {
      publisher: "Becker's Hospital Review",
      title: "FDA adds brain tumor warning to Depo-Provera label",
      date: "2025-12",
      url: "https://www.beckershospitalreview.com/pharmacy/fda-adds-brain-tumor-warning-to-depo-provera-label",
    },
    financetom: {
      publisher: "Reuters",
      title: {
        en: "Pfizer says it couldn't have warned about tumor risk in Depo-Provera lawsuits [copy at Financetom]",
        es: "Pfizer says it couldn't have warned about tumor risk in Depo-Provera lawsuits [copia en Financetom]",
      },
      date: "2025-08-25",
      url: "https://www.financetom.com/business/pfizer-says-it-couldnt-have-warned-about-tumor-risk-in-depoprovera-lawsuits-423592.htm",
    },
    preemption: {
      publisher: "AboutLawsuits",
      title: "Judge To Hear Depo-Provera Lawsuit Preemption Arguments on Monday",
      date: "2025-09",
      url: "https://www.aboutlawsuits.com/depo-provera-lawsuit/depo-provera-lawsuit-preemption-arguments-monday",
    },
    digestJune: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "Depo-Provera case data, June 11, 2026 (cites Pretrial Order 30)",
      date: "2026-06-11",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/05bc67e403dd0c4fc8bb86a83ce92d7348b78893/src/data/cases/depo-provera.json",
    },
    digestDelaware: {
      publisher: {
        en: "Lawsuit Status Guide (a law-marketing site's data file)",
        es: "Lawsuit Status Guide [datos de un sitio de publicidad]",
      },
      title: "Depo-Provera Lawsuit in Delaware (cites order No. 11)",
      date: "2026-08-16",
      url: "https://github.com/marketingapex7/Lawsuitinfo/blob/802bc917e821fd95671b8f6b76e459894776ae37/src/content/state-guides/depo-provera-delaware.md",
    },
  },
};
