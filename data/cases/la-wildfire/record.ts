import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: { en: "State cases handled together", es: "Casos estatales que se llevan juntos" },
    court: {
      en: "Los Angeles County Superior Court, one judge for each fire",
      es: "Tribunal Superior del Condado de Los Ángeles, un juez o jueza por incendio",
    },
    docket: `Eaton: Gursey v. Southern California Edison, 25STCV00731.
      Palisades: Grigsby v. City of Los Angeles, 25STCV00832.`,
    judge: "Laura A. Seigle (Eaton); Samantha P. Jessner (Palisades)",
    since: [{ date: "2025-01" }],
    stage: {
      en: `As of June 2026, the court had set a first Eaton trial for January 2027, and most Palisades claims could go on.
        The arson trial over an earlier fire ended without a verdict, a news channel reported.[^scng2025][^claimsJournal2026][^nbc2026]`,
      es: `En junio de 2026, el tribunal había fijado un primer juicio de Eaton para enero de 2027, y la mayoría de los reclamos de Palisades podía seguir.
        El juicio por provocar un incendio anterior terminó sin veredicto, informó un canal de noticias.[^scng2025][^claimsJournal2026][^nbc2026]`,
    },
    next: {
      en: `In August 2025 the court set the first Eaton trial for January 25, 2027.[^scng2025]
        We have not seen that day confirmed since early 2026.
        A second arson trial was reported for October 2026; we found no result.[^nbc2026]`,
      es: `En agosto de 2025, el tribunal fijó el primer juicio de Eaton para el 25 de enero de 2027.[^scng2025]
        No hemos visto ese día confirmado desde principios de 2026.
        Se informó de un segundo juicio penal para octubre de 2026; no hallamos su resultado.[^nbc2026]`,
    },
    settlement: {
      en: `We found no settlement for residents as a group.
        Edison runs a voluntary program for the Eaton fire.
        The company's filings show a settlement with insurers.[^securitiesExchange2025]`,
      es: `No encontramos ningún acuerdo para los residentes como grupo.
        Edison tiene un programa voluntario por el incendio Eaton.
        Los informes de la empresa muestran un acuerdo con aseguradoras.[^securitiesExchange2025]`,
    },
    classAction: {
      en: "No. Every suit stands alone, with shared steps before trial.",
      es: "No. Cada demanda va por su cuenta, con pasos comunes antes del juicio.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-06-26", source: "nbc2026" },
  soonest: {
    date: "2026-11-30",
    ends: true,
    way: "edisons-program-not",
    text: {
      en: `Local news says that Edison's program for the Eaton fire stops taking claims on this day.
        If you want to use it, check sce.com/directclaims first and file by then.
        Applying may not stop your deadline to sue.`,
      es: `Según la prensa local, el programa de Edison por el incendio Eaton deja de recibir reclamos ese día.
        Si quiere usarlo, vea antes sce.com/directclaims y presente su reclamo a más tardar ese día.
        No cuente con que eso detenga su plazo para demandar.`,
    },
    whom: {
      en: "owners, renters, businesses, people who were hurt and families of people who died, for the Eaton fire only",
      es: "dueños, inquilinos, negocios, personas con lesiones y familias de personas que murieron, solo por el incendio Eaton",
    },
    certainty: "reported",
    source: "pasadenaNow2026c",
  },
  otherDates: [
    {
      date: "2027-01-25",
      ends: false,
      text: {
        en: `In August 2025 a judge set the first trial over the Eaton fire for this day.
          We have not seen it confirmed since early 2026.`,
        es: `En agosto de 2025 una jueza fijó para ese día el primer juicio por el incendio Eaton.
          No lo hemos visto confirmado desde principios de 2026.`,
      },
      whom: {
        en: "people with a lawsuit over the Eaton fire",
        es: "las personas con una demanda por el incendio Eaton",
      },
      certainty: "reported",
      source: "scng2025",
    },
  ],
  figures: [
    {
      value: {
        en: "24 months from the loss; up to 36 months with delays the owner cannot control; six-month extensions for good cause",
        es: "24 meses desde la pérdida; hasta 36 meses con retrasos ajenos al dueño; prórrogas de seis meses con causa justificada",
      },
      what: {
        en: "As California's Insurance Code stood in November 2026, an insurer must cover extra living costs for at least this long after a declared emergency, if the policy has that coverage.",
        es: "Según el Código de Seguros de California en noviembre de 2026, una aseguradora debe cubrir los gastos extra de vivienda al menos este tiempo tras una emergencia declarada, si la póliza los incluye.",
      },
      date: "2026-11",
      way: "insurance-claim-complaint",
      source: "code2060",
    },
    {
      value: {
        en: "36 months from the first actual-cash-value payment",
        es: "36 meses desde el primer pago por valor real en efectivo",
      },
      what: {
        en: `As the Insurance Code stood in January 2026, you have at least this long to collect the full cost of replacing what you lost.
          The first payment covers what your things were worth, used, before the loss.`,
        es: `Según el Código de Seguros en enero de 2026, tiene al menos este tiempo para cobrar todo el costo de reponer lo que perdió.
          El primer pago cubre lo que valían sus cosas, usadas, antes de la pérdida.`,
      },
      date: "2026-01",
      way: "insurance-claim-complaint",
      source: "code2051",
    },
    {
      value: { en: "two years from the loss", es: "dos años desde la pérdida" },
      what: {
        en: `You usually have this long to sue the insurer itself, a law firm wrote in December 2019, and one Eaton fire policy says the same.
          The time pauses while the insurer decides.`,
        es: `Por lo común tiene este tiempo para demandar a la propia aseguradora, escribió un bufete en diciembre de 2019, y una póliza del incendio Eaton dice lo mismo.
          Se detiene mientras la aseguradora decide.`,
      },
      date: "2019-12",
      way: "insurance-claim-complaint",
      source: "coverageLaw2019",
    },
    {
      value: { en: "20% of net damages", es: "20 por ciento de la indemnización neta" },
      what: {
        en: "In February 2026 a local paper reported that Edison's program adds this much for a lawyer's fees, if you had a lawyer when you filed.",
        es: "En febrero de 2026, un periódico local informó que el programa de Edison suma esto para honorarios de abogados, si usted ya tenía abogado o abogada al presentar el reclamo.",
      },
      date: "2026-02",
      way: "edisons-program-not",
      source: "pasadenaNow2026",
    },
    {
      value: { en: "90 days; up to nine months", es: "90 días; hasta nueve meses" },
      what: {
        en: `In October 2025 a local news site reported these limits that the program sets itself.
          The shorter one is for a Fast Pay offer after a nearly complete claim, the longer one for a Detailed Review.`,
        es: `En octubre de 2025, un sitio de noticias local informó estos plazos que el programa se pone.
          El más corto es para una oferta Fast Pay tras un reclamo casi completo.
          El más largo es para una revisión detallada (Detailed Review).`,
      },
      date: "2025-10",
      way: "edisons-program-not",
      source: "laist2025",
    },
  ],
  events: [
    {
      date: "2026-06-26",
      text: {
        en: `The jury could not agree in the federal arson trial over the Lachman fire, a small fire that prosecutors tie to the Palisades fire.
          A new trial was reported for October 2026; we found no result.`,
        es: `El jurado no se puso de acuerdo en el juicio federal por el incendio Lachman, uno pequeño que la fiscalía vincula al incendio Palisades.
          Se informó de un segundo juicio para octubre de 2026; no hallamos su resultado.`,
      },
      source: "nbc2026",
      isReported: true,
    },
    {
      date: "2026-02-19",
      text: {
        en: "Judge Jessner made her Palisades ruling final: most claims against the city, its utility and the state may go on.",
        es: "La jueza Jessner hizo definitiva su decisión: puede seguir la mayoría de reclamos de Palisades contra la ciudad, su empresa pública y el estado.",
      },
      source: "claimsJournal2026",
      isReported: true,
    },
    {
      date: "2026-02-18",
      text: {
        en: "Edison announced more help with lawyers' fees and with renters' housing, for earlier applicants too.",
        es: "Edison anunció más ayuda para honorarios de abogados y para la vivienda de inquilinos, también para solicitudes anteriores.",
      },
      source: "pasadenaNow2026",
      isReported: true,
    },
    {
      date: "2026-02-05",
      text: {
        en: "The City of Los Angeles asked the court to make the State share whatever it may owe to Palisades residents.",
        es: "La ciudad de Los Ángeles pidió al tribunal que el estado comparta lo que ella pueda deber a los residentes de Palisades.",
      },
      source: "circling2026",
      isReported: true,
    },
    {
      date: "2026-01-29",
      text: {
        en: "Edison's program for losses in the Eaton fire would accept claims through November 30, 2026, a local paper wrote.",
        es: "El programa de Edison para pérdidas del incendio Eaton aceptaría reclamos hasta el 30 de noviembre de 2026, escribió un periódico local.",
      },
      source: "pasadenaNow2026c",
      isReported: true,
    },
    {
      date: "2026-01-16",
      text: {
        en: `Edison brought the county, water agencies, a gas company and others into the Eaton case.
          The gas company rejects the claim.`,
        es: `Edison incluyó en el caso Eaton al condado, agencias de agua, una empresa de gas y otros.
          La empresa de gas rechaza el reclamo.`,
      },
      source: "pasadenaNow2026b",
      isReported: true,
    },
    {
      date: "2025-12-10",
      text: {
        en: "The judge in the Palisades cases moved up a hearing for people who missed the deadline of July 7, 2025, to give notice to a public body; we did not find how she ruled.",
        es: `La jueza de los casos Palisades adelantó una audiencia para quienes no avisaron a una entidad pública a más tardar el 7 de julio de 2025.
          No encontramos qué decidió.`,
      },
      source: "dailyJournal2025",
      isReported: true,
    },
    {
      date: "2025-11-12",
      text: {
        en: `Edison's chief executive said that its equipment was likely at fault in the Eaton fire.
          The official inquiry was still open.`,
        es: `El director ejecutivo de Edison dijo que su equipo probablemente causó el incendio Eaton.
          La investigación oficial seguía abierta.`,
      },
      source: "latimes2025",
      isReported: true,
    },
    {
      date: "2025-10-29",
      text: {
        en: "Edison opened its own program for owners, renters, businesses, injuries and deaths tied to the Eaton fire; taking part is a choice.",
        es: `Edison abrió su propio programa para dueños, inquilinos, negocios, lesiones y muertes ligados al incendio Eaton.
          Participar es voluntario.`,
      },
      source: "southernCalifornia2025",
      isReported: true,
    },
    {
      date: "2025-10-08",
      text: {
        en: "Federal prosecutors charged a man with setting the Lachman fire and said it flared up again as the Palisades fire; he pleaded not guilty.",
        es: `La fiscalía federal acusó a un hombre de prender el incendio Lachman y dijo que este se reavivó como el incendio Palisades.
          Él se declaró inocente.`,
      },
      source: "scng2025b",
      isReported: true,
    },
    {
      date: "2025-09-04",
      text: {
        en: "The United States sued Southern California Edison and alleged that its equipment started the Eaton fire on national forest land.",
        es: "Estados Unidos demandó a Southern California Edison y alegó que su equipo inició el incendio Eaton en tierras del bosque nacional.",
      },
      source: "dailyJournal2025b",
      isReported: true,
    },
    {
      date: "2025-08-19",
      text: {
        en: "The judge in the Eaton cases set the first test trial for January 25, 2027.",
        es: "El tribunal de los casos Eaton fijó el juicio del primer caso de prueba para el 25 de enero de 2027.",
      },
      source: "scng2025",
      isReported: true,
    },
    {
      date: "2025-08-01",
      text: {
        en: "California's insurance commissioner started legal action against the FAIR Plan, an insurer of last resort, and alleged that it wrongly limited claims for smoke damage.",
        es: `El comisionado de seguros de California inició una acción legal contra el FAIR Plan, una aseguradora de último recurso.
          Alegó que limitaba sin razón los reclamos por daños de humo.`,
      },
      source: "workcompacademy2025",
      isReported: true,
    },
    {
      date: "2025-01-07",
      text: {
        en: "Fires driven by wind burned Pacific Palisades and Malibu (the Palisades fire) and Altadena and Pasadena (the Eaton fire); people died and thousands of buildings were lost.",
        es: `Incendios empujados por el viento quemaron Pacific Palisades y Malibú (incendio Palisades) y Altadena y Pasadena (incendio Eaton).
          Hubo muertes y se perdieron miles de edificios.`,
      },
      source: "reutersGv2025",
      isReported: true,
    },
    {
      date: "2025-01-01",
      text: {
        en: "A small fire, the Lachman fire, burned near Pacific Palisades and was said to be out; prosecutors later said that it smoldered underground for six days.",
        es: `Un incendio pequeño, el Lachman, ardió cerca de Pacific Palisades y se dio por apagado.
          La fiscalía dijo después que siguió ardiendo bajo tierra seis días.`,
      },
      source: "scng2025b",
      isReported: true,
    },
  ],
  ways: [
    {
      id: "suit-eaton-fire",
      way: { en: "Lawsuit over the Eaton fire", es: "Demanda por el incendio Eaton" },
      last: { en: "Two or three years", es: "Dos o tres años" },
      whom: {
        en: "Anyone harmed by the Eaton fire",
        es: "Quien sufrió daños por el incendio Eaton",
      },
      who: {
        en: "Owners, renters, businesses, injured people and families of those who died.",
        es: "Dueños, inquilinos, negocios, personas con lesiones y familias de quienes murieron.",
      },
      clock: {
        en: `California usually gives two years to sue for injury, death and distress, and three for property.[^laistCopied2025]
        Counted from the first day of the fires, the two years end on January 7, 2027.
        One page gives two years for everything, so that day is the safe one until a lawyer says which rule is yours.`,
        es: `California suele dar dos años para demandar por lesión, muerte y angustia, y tres por bienes.[^laistCopied2025]
        Los dos años se cumplen el 7 de enero de 2027, si se cuenta desde el primer día de los incendios.
        Una página da dos años para todo, así que ese día es el seguro hasta que un abogado o abogada le diga qué regla es la suya.`,
      },
      ends: "2027-01-07",
      certainty: "counted",
      lastDay: {
        scope: {
          en: "Safe last day to sue over Eaton",
          es: "Último día seguro por Eaton",
        },
        says: {
          en: `This day is two years after the fires began.
          We worked it out from the law, so treat it as the safe date, for property too, until a lawyer says which rule is yours.`,
          es: `Ese día se cumplen dos años de los incendios.
          Lo contamos según la ley. También por bienes, tómelo como fecha segura hasta que un abogado o abogada le diga su regla.`,
        },
        said: {
          en: `This day was two years after the fires began.
          Property claims usually have three years in California, so ask a lawyer before you give up.`,
          es: `Ese día se cumplieron dos años del comienzo de los incendios.
          En California, los daños a la propiedad suelen tener tres años: pregunte a un abogado o abogada antes de desistir.`,
        },
        act: {
          en: "Call a lawyer or a referral service certified by the State Bar of California now and name this date first.",
          es: "Llame ya y dé esta fecha a un abogado, abogada o servicio de referencia certificado por la Barra de California.",
        },
      },
      check: {
        text: {
          en: "Los Angeles Superior Court, case 25STCV00731",
          es: "Tribunal Superior de Los Ángeles, caso 25STCV00731 (en inglés)",
        },
        href: "https://www.lacourt.ca.gov",
      },
    },
    {
      id: "edisons-program-not",
      way: { en: "Edison's program (not a court)", es: "Programa de Edison (no es un tribunal)" },
      last: { en: "Ask Edison", es: "Pregunte a Edison" },
      whom: {
        en: "Eaton fire only: owners, renters, businesses, injured people, families",
        es: "Solo el incendio Eaton: dueños, inquilinos, negocios, personas con lesiones, familias",
      },
      who: {
        en: `Owners, people who had rented for 30 days or more, and businesses at the places that the program covers.
        People who got medical care from January 7 to 15, 2025.
        The estates of people who died before January 31, 2025.[^southernCalifornia2025b]`,
        es: `Dueños, quienes alquilaban desde hacía 30 días o más, y negocios en los lugares que cubre el programa.
        Personas que recibieron atención médica del 7 al 15 de enero de 2025.
        Sucesiones de personas que murieron antes del 31 de enero de 2025.[^southernCalifornia2025b]`,
      },
      clock: {
        en: `A local paper reports that Edison takes claims until November 30, 2026, and another wrote "at least November." Only Edison's own page can confirm it.[^pasadenaNow2026c]
        An offer can come after January 7, 2027, and your time to sue can run out while you wait.
        You can apply and keep a lawsuit going, but if you sign an offer, you can no longer claim against Edison.[^laist2025]
        You can apply free of charge and without a lawyer.`,
        es: `Un periódico local informa que Edison recibe reclamos hasta el 30 de noviembre de 2026, y otro escribió "al menos noviembre". Solo la página de Edison puede confirmarlo.[^pasadenaNow2026c]
        Una oferta puede llegar después del 7 de enero de 2027, y su plazo para demandar puede vencer mientras espera.
        Puede presentar el reclamo y seguir con una demanda, pero si firma una oferta, ya no podrá reclamar contra Edison.[^laist2025]
        Presentarlo es gratis y no exige abogado ni abogada.`,
      },
      ends: "2026-11-30",
      lastDay: {
        scope: {
          en: "For Edison's program, last day to file",
          es: "Programa de Edison, último día",
        },
        says: {
          en: `Local news calls this the last day.
          A claim may not add time to sue.`,
          es: `Así lo informa la prensa local.
          Reclamar quizá no alargue su plazo.`,
        },
        said: {
          en: `Local news said that Edison's program for the Eaton fire stopped taking claims on this day.
          Ask Edison whether that has changed.`,
          es: `Según la prensa local, el programa de Edison por el incendio Eaton dejó de recibir reclamos ese día.
          Pregunte a Edison si eso cambió.`,
        },
        act: {
          en: `For Eaton, file at sce.com/directclaims by then.
          Edison's general line: 800-251-3311.
          For Palisades, call a law firm.`,
          es: "Por Eaton, vaya a sce.com/directclaims hasta ese día (línea general: 800-251-3311); por Palisades, a un bufete.",
        },
      },
      check: {
        text: {
          en: "Edison's own page, sce.com/directclaims",
          es: "La página de Edison, sce.com/directclaims",
        },
      },
    },
    {
      id: "palisades-fire-city",
      way: {
        en: "Palisades fire: city, utility and state",
        es: "Incendio Palisades: ciudad, empresa pública y estado",
      },
      last: { en: "For most, the time is over", es: "Para la mayoría, ya venció" },
      whom: { en: "People who gave notice in time", es: "Quienes dieron aviso a tiempo" },
      who: {
        en: `People who gave notice to the city, LADWP or the state in time, or have a court's permission.
          The city and the state say the fire was arson and that the law protects them.[^circling2026]`,
        es: `Personas que dieron aviso a tiempo a la ciudad, al LADWP o al estado, o que tienen permiso de un tribunal.
          La ciudad y el estado dicen que el fuego fue provocado y que la ley los protege.[^circling2026]`,
      },
      clock: {
        en: `You had to give notice of a claim within six months for injury and belongings (reported as July 7, 2025), or one year for land and buildings.
        You had one year to ask for more time.[^judicialCouncil][^dailyJournal2025]
        For most people these dates have passed.
        If you gave notice in time, you have six months to sue after a mailed denial.
        If no answer came, you generally have up to two years from the fire (January 7, 2027).
        An owner may have other rules for property taken for public use, so ask before you give up.`,
        es: `Había que avisar del reclamo en seis meses por lesiones y pertenencias (según se informó, el 7 de julio de 2025), o en un año por terrenos y edificios.
        Había un año para pedir más tiempo.[^judicialCouncil][^dailyJournal2025]
        Para la mayoría, esas fechas ya pasaron.
        Si avisó a tiempo, tiene seis meses para demandar tras una denegación por correo.
        Si no hubo respuesta, en general tiene hasta dos años desde el incendio (7 de enero de 2027).
        Para bienes tomados para uso público, un dueño puede tener otras reglas: pregunte antes de desistir.`,
      },
      ends: "2027-01-07",
      certainty: "counted",
      lastDay: {
        scope: {
          en: "Last day for some Palisades claims against the city, LADWP, or the state",
          es: "Último día para algunos reclamos de Palisades contra la ciudad, LADWP o el estado",
        },
        says: {
          en: `If you gave notice in time and got no answer, you generally have up to two years from the fire to sue.
          We counted this day from the law.
          After a mailed denial you have only six months.`,
          es: `Si dio aviso a tiempo y no recibió respuesta, por lo general tiene hasta dos años desde el incendio para demandar.
          Contamos este día según la ley.
          Tras una denegación por correo solo tiene seis meses.`,
        },
        said: {
          en: `Two years from the fire ended on this day.
          Owners' claims that property was taken for public use can follow other rules, so ask a lawyer before you give up.`,
          es: `Ese día se cumplieron dos años del incendio.
          Los reclamos de dueños por propiedad tomada para uso público pueden seguir otras reglas: pregunte a un abogado o abogada antes de desistir.`,
        },
        act: {
          en: "Ask a lawyer now whether your notice was in time, and name this date first.",
          es: "Pregunte ya a un abogado o abogada si su aviso llegó a tiempo y diga primero esta fecha.",
        },
      },
      check: {
        text: {
          en: "The California courts' guide to claims against a public body",
          es: "Guía de los tribunales de California sobre reclamos contra entes públicos (en inglés)",
        },
        href: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
      },
    },
    {
      id: "insurance-claim-complaint",
      way: { en: "Insurance claim or complaint", es: "Reclamo al seguro o queja" },
      last: { en: "See your policy", es: "Vea su póliza" },
      whom: { en: "Anyone with a policy", es: "Quien tenga una póliza" },
      who: {
        en: "Anyone with a policy for a home, a rental or a business, or from the FAIR Plan, an insurer of last resort.",
        es: "Quien tenga una póliza de dueño, de inquilino o de negocio, o del FAIR Plan, una aseguradora de último recurso.",
      },
      clock: {
        en: `Your coverage for living costs may end as early as January 7, 2027.
        It can last up to three years if delays are not your fault, and an insurer can give more time if you ask in writing.[^code2060]
        The words of your own policy decide how long you have to sue the insurer.`,
        es: `Su cobertura para gastos de vivienda puede acabarse el 7 de enero de 2027, como muy pronto.
        Puede durar hasta tres años si los retrasos no son culpa suya, y la aseguradora puede dar más tiempo si lo pide por escrito.[^code2060]
        Lo que dice su propia póliza decide cuánto tiempo tiene para demandarla.`,
      },
      ends: "2027-01-07",
      certainty: "counted",
      lastDay: {
        scope: {
          en: "When your insurance may stop paying living costs",
          es: "Cuándo su seguro puede dejar de pagar la vivienda",
        },
        says: {
          en: `An insurer must cover extra living costs for at least two years after the loss, if your policy has that cover.
          For the first day of the fires, those two years end on this day.
          Your time to sue the insurer may end on this day as well.`,
          es: `Una aseguradora debe cubrir los gastos extra de vivienda al menos dos años desde la pérdida, si su póliza los incluye.
          Para el primer día de los incendios, esos dos años terminan ese día.
          También puede vencer ese día el plazo para demandar al seguro.`,
        },
        said: {
          en: `Two years of extra living costs, the shortest time an insurer must cover, ended on this day for the first day of the fires.
          With delays you could not control, it can be up to three years.`,
          es: `Ese día terminaron, para el primer día de los incendios, los dos años de gastos extra de vivienda que una aseguradora debe cubrir como mínimo.
          Con retrasos ajenos a usted pueden ser hasta tres.`,
        },
        act: {
          en: `Ask your insurer in writing for more time before then.
          The California Department of Insurance helps free of charge at 800-927-4357.`,
          es: `Pida más tiempo por escrito a su aseguradora antes de ese día.
          El Departamento de Seguros de California ayuda gratis en el 800-927-4357.`,
        },
      },
      check: {
        text: {
          en: "California Department of Insurance, 800-927-4357",
          es: "Departamento de Seguros de California, 800-927-4357 (en inglés)",
        },
        href: "https://www.insurance.ca.gov/01-consumers/140-catastrophes/WildfireResources.cfm",
      },
    },
    {
      id: "disaster-aid-loans",
      way: { en: "Disaster aid and loans", es: "Ayuda por desastre y préstamos" },
      last: { en: "The dates to apply have passed", es: "Las fechas para solicitar ya pasaron" },
      whom: { en: "People with an open file", es: "Quienes tienen un expediente abierto" },
      who: {
        en: "People whose insurance fell short.",
        es: "Personas con pérdidas que el seguro no cubrió del todo.",
      },
      clock: {
        en: `It is too late for a first application.
        For an appeal or an open file, the dates differ, so ask.`,
        es: `Ya no puede solicitarla por primera vez.
        Para una apelación o un expediente abierto, las fechas varían: pregunte.`,
      },
      check: {
        text: { en: "Federal disaster assistance", es: "Ayuda federal por desastres (en inglés)" },
        href: "https://www.disasterassistance.gov",
      },
    },
  ],
  documents: [
    {
      name: {
        en: "Policy and all insurer letters",
        es: "Póliza y todas las cartas de la aseguradora",
      },
      holder: { en: "Your insurer", es: "Su aseguradora" },
      how: {
        en: "Ask for a full copy; California gives you that right",
        es: "Pida una copia completa; California le da ese derecho",
      },
    },
    {
      name: {
        en: "Proof that you lived or owned there",
        es: "Prueba de que vivía allí o era su propiedad",
      },
      holder: {
        en: "County recorder, landlord, utilities",
        es: "Registro del condado, arrendador, servicios públicos",
      },
      how: {
        en: "Look for a deed, a lease, bills, or school mail with the address",
        es: "Busque escritura, contrato de alquiler, cuentas o correo escolar con la dirección",
      },
    },
    {
      name: { en: "Photos before and after", es: "Fotos de antes y de después" },
      holder: {
        en: "Your phone, relatives, listing sites",
        es: "Su teléfono, familiares, anuncios de inmuebles",
      },
      how: {
        en: "Save the originals, with their dates",
        es: "Guarde los originales, con sus fechas",
      },
    },
    {
      name: { en: "Damage finding for the address", es: "Informe de daños de la dirección" },
      holder: {
        en: "County or CAL FIRE damage map",
        es: "Mapa de daños del condado o de CAL FIRE",
      },
      how: { en: "Print the entry", es: "Imprima el resultado" },
    },
    {
      name: {
        en: "Smoke and ash tests, cleaning bills",
        es: "Análisis de humo y ceniza, facturas de limpieza",
      },
      holder: { en: "The tester or cleaner", es: "Quien hizo el análisis o la limpieza" },
      how: {
        en: "Ask for the report as well as the invoice",
        es: "Pida el informe y también la factura",
      },
    },
    {
      name: { en: "Receipts, rent and lost income", es: "Recibos, alquiler e ingresos perdidos" },
      holder: { en: "You, your employer or accountant", es: "Usted, su empleador o su contador" },
      how: {
        en: "Keep a folder by month since January 2025",
        es: "Guarde una carpeta por mes desde enero de 2025",
      },
    },
    {
      name: { en: "Medical records since the fires", es: "Expediente médico desde los incendios" },
      holder: {
        en: "Hospital or clinic records office",
        es: "Oficina de expedientes del hospital o la clínica",
      },
      how: {
        en: "Request the visits of January 2025 first",
        es: "Pida primero las visitas de enero de 2025",
      },
    },
    {
      name: {
        en: "Notices, offers and releases",
        es: "Avisos, ofertas y renuncias a reclamar (releases)",
      },
      holder: { en: "You; the clerk who stamped them", es: "Usted; la oficina que los selló" },
      how: {
        en: "Keep every page, and sign nothing unread",
        es: "Guarde cada página y no firme nada sin leer",
      },
    },
  ],
  questions: [
    {
      en: "Which fire, which defendant and which dates are mine, and is any notice late already?",
      es: "¿Qué incendio, qué parte demandada y qué fechas son las mías, y ya es tarde para algún aviso?",
    },
    {
      en: "Would filing before January 7, 2027, be the safe course for me?",
      es: "¿Sería lo más seguro para mí demandar antes del 7 de enero de 2027?",
    },
    {
      en: "How does Edison's program compare with a suit for a loss like mine?",
      es: "¿Cómo se compara el programa de Edison con una demanda por una pérdida como la mía?",
    },
    {
      en: "How do insurance payments, and what the insurer wants back, change my claim?",
      es: "¿Cómo cambian mi reclamo los pagos del seguro y lo que la aseguradora quiere de vuelta?",
    },
    {
      en: "What tests do I need for smoke, soot or ash?",
      es: "¿Qué análisis necesito para el humo, el hollín o la ceniza?",
    },
    {
      en: "Who pays the experts, and do you charge the same for a program claim as for a suit?",
      es: "¿Quién paga a los peritos, y cobran ustedes lo mismo por un reclamo del programa que por una demanda?",
    },
  ],
  charts: [
    {
      kind: "timeline",
      caption: {
        en: "The fires of one day led to two groups of suits and to a program outside the courts.[^dailyJournal2025][^scng2025][^southernCalifornia2025]",
        es: "De los fuegos de un día salieron dos grupos de demandas y un programa fuera de los tribunales.[^dailyJournal2025][^scng2025][^southernCalifornia2025]",
      },
      points: [
        { date: "2025-01-07", text: { en: "Both fires begin", es: "Empiezan los incendios" } },
        { date: "2025-07-07", text: { en: "Palisades notice date", es: "Aviso por Palisades" } },
        { date: "2025-10-29", text: { en: "Edison program opens", es: "Abre programa Edison" } },
        {
          date: "2026-02-19",
          text: { en: "Palisades ruling final", es: "Decisión final Palisades" },
        },
        { date: "2027-01-07", text: { en: "Two years later", es: "Dos años después" } },
        { date: "2027-01-25", text: { en: "Eaton trial, planned", es: "Juicio Eaton, previsto" } },
      ],
    },
    {
      kind: "sides",
      caption: {
        en: "We found no court ruling on fault for either fire.[^claimsJournal2026][^latimes2025][^dailyJournal2025b][^pasadenaNow2026b]",
        es: "No hallamos ninguna decisión judicial sobre la culpa por los dos incendios.[^claimsJournal2026][^latimes2025][^dailyJournal2025b][^pasadenaNow2026b]",
      },
      sides: [
        {
          title: { en: "What lawsuits say", es: "Lo que alegan las demandas" },
          points: [
            {
              en: "Eaton: utility equipment set it off",
              es: "Eaton: lo inició el equipo eléctrico",
            },
            {
              en: "Palisades: public bodies failed to prevent and fight it",
              es: "Palisades: los entes públicos no lo previnieron ni lo combatieron bien",
            },
            { en: "Smoke losses count as well", es: "Las pérdidas por humo también cuentan" },
          ],
        },
        {
          title: { en: "What the other side answers", es: "Lo que responde la otra parte" },
          points: [
            {
              en: "Edison: our equipment likely began it, others share blame",
              es: "Edison: probablemente empezó en nuestro equipo; otros comparten la culpa",
            },
            {
              en: "City and state: liability denied",
              es: "Ciudad y estado: niegan responsabilidad legal",
            },
            { en: "Gas company: blame rejected", es: "Empresa de gas: rechaza el reclamo" },
          ],
        },
      ],
    },
  ],
  sources: {
    californiaDepartment: {
      publisher: "California Department of Insurance",
      title: "Wildfire Resources",
      date: null,
      url: "https://www.insurance.ca.gov/01-consumers/140-catastrophes/WildfireResources.cfm",
    },
    securitiesExchange2025: {
      publisher: {
        en: "US Securities and Exchange Commission (Edison International filing)",
        es: "US Securities and Exchange Commission [informe presentado por Edison International]",
      },
      title: "Commitments and Contingencies (Tables), quarter to 30 September 2025",
      date: "2025",
      url: "https://www.sec.gov/Archives/edgar/data/827052/000082705225000100/R44.htm",
    },
    claimsJournal2026: {
      publisher: "Claims Journal",
      title: "Report on the final ruling in the Palisades fire cases",
      date: "2026-02-20",
      url: "https://amp.claimsjournal.com/news/national/2026/02/20/335795.htm",
    },
    dailyJournal2025: {
      publisher: "Daily Journal",
      title: "Court expedites hearing on Palisades Fire victims' late claims",
      date: "2025",
      url: "https://dailyjournal.com/articles/388973-court-expedites-hearing-on-palisades-fire-victims-late-claims",
    },
    dailyJournal2025b: {
      publisher: "Daily Journal",
      title: "Federal lawsuits accuse SoCal Edison of wildfire negligence",
      date: "2025",
      url: "https://www.dailyjournal.com/articles/387358-us-sues-southern-california-edison-over-eaton-fairview-fires",
    },
    southernCalifornia2025: {
      publisher: "Southern California Edison",
      title: {
        en: "Now Available: Wildfire Recovery Compensation Program for Eaton Fire [on Business Wire]",
        es: "Now Available: Wildfire Recovery Compensation Program for Eaton Fire [en Business Wire]",
      },
      date: "2025",
      url: "https://www.businesswire.com/news/home/20251029562659/en/ADDING-MULTIMEDIA-Now-Available-Wildfire-Recovery-Compensation-Program-for-Eaton-Fire",
    },
    southernCalifornia2025b: {
      publisher: "Southern California Edison",
      title: {
        en: "SCE wildfire recovery program (advertising supplement) [in the Los Angeles Times]",
        es: "SCE wildfire recovery program (advertising supplement) [en Los Angeles Times]",
      },
      date: "2025",
      url: "https://www.latimes.com/specialsupplements/story/sce-wildfire-recovery-program",
    },
    pasadenaNow2026: {
      publisher: "Pasadena Now",
      title: "Edison Doubles Attorney Fee Coverage in Altadena Fire Compensation Program",
      date: "2026",
      url: "https://pasadenanow.com/main/edison-doubles-attorney-fee-coverage-in-altadena-fire-compensation-program",
    },
    withum2025: {
      publisher: "Withum",
      title:
        "Federal Exclusion of Wildfire Compensation Currently Only for Payments Received Through 2025",
      date: "2025",
      url: "https://withum.com/resources/federal-exclusion-of-wildfire-compensation-currently-only-for-payments-received-through-2025",
    },
    judicialCouncil: {
      publisher: "Judicial Council of California",
      title: "Ask a government agency to pay you by a deadline",
      date: null,
      url: "https://selfhelp.courts.ca.gov/civil-lawsuit/government-claim",
    },
    laistCopied2025: {
      publisher: "LAist",
      title: {
        en: "Should fire survivors join a lawsuit? Here's a guide [copied by europesays.com]",
        es: "Should fire survivors join a lawsuit? Here's a guide [copia en europesays.com]",
      },
      date: "2025",
      url: "https://www.europesays.com/us/85864",
    },
    laist2025: {
      publisher: "LAist",
      title: "Edison is changing how it plans to pay Eaton Fire victims. What you need to know",
      date: "2025",
      url: "https://laist.com/news/climate-environment/socal-edison-compensation-program-changes",
    },
    pasadenaNow2026b: {
      publisher: "Pasadena Now",
      title: "Report on Edison's new co-defendants in the Eaton case",
      date: "2026-01",
      url: "https://pasadenanow.com/main/edisons-new-co-defendants-join-eaton-fire-legal-battle-in-court-today",
    },
    scng2025: {
      publisher: "SCNG",
      title: {
        en: "Judge sets 2027 trial date for first set of lawsuits against SCE for Eaton fire [copied by USA Today News]",
        es: "Judge sets 2027 trial date for first set of lawsuits against SCE for Eaton fire [copia en USA Today News]",
      },
      date: "2025-08",
      url: "https://usa-today-news.com/news/judge-sets-2027-trial-date-for-first-set-of-lawsuits-against-sce-for-eaton-fire/?noamp=mobile",
    },
    workcompacademy2025: {
      publisher: "WorkCompAcademy",
      title: "Report on the insurance commissioner's action against the FAIR Plan",
      date: "2025-08",
      url: "https://www.workcompacademy.com/2025/08/insurance-commissioner-files-legal-action-against-fair-plan",
    },
    reutersGv2025: {
      publisher: "Reuters",
      title: {
        en: "US Accuses Southern California Edison in Lawsuit of Igniting Eaton, Fairview Wildfires [on GV Wire]",
        es: "US Accuses Southern California Edison in Lawsuit of Igniting Eaton, Fairview Wildfires [en GV Wire]",
      },
      date: "2025-09-04",
      url: "https://gvwire.com/2025/09/04/us-accuses-southern-california-edison-in-lawsuit-of-igniting-eaton-fairview-wildfires",
    },
    pasadenaNow2026c: {
      publisher: "Pasadena Now",
      title: "Edison extends offers to Eaton fire claimants at 90-day mark",
      date: "2026-01-29",
      url: "https://pasadenanow.com/main/edison-extends-117-million-in-offers-to-eaton-fire-claimants-at-90-day-mark",
    },
    nbc2026: {
      publisher: "NBC News",
      title: {
        en: "Mistrial declared in trial over deadly Palisades Fire [carried by Modern Ghana]",
        es: "Mistrial declared in trial over deadly Palisades Fire [publicado también en Modern Ghana]",
      },
      date: "2026-06-26",
      url: "https://www.modernghana.com/amp/videonews/672766",
    },
    scng2025b: {
      publisher: "SCNG",
      title: {
        en: "Arson arrest over Palisades fire shines light on firefight days earlier [copied by USA Today News]",
        es: "Arson arrest over Palisades fire shines light on firefight days earlier [copia en USA Today News]",
      },
      date: "2025-10",
      url: "https://usa-today-news.com/news/arson-arrest-over-palisades-fire-shines-light-on-firefight-days-earlier/?amp=1",
    },
    latimes2025: {
      publisher: "Los Angeles Times",
      title: {
        en: "Edison's CEO vows swift payments to fire victims, saying utility's equipment likely at fault in Eaton fire [copied by Binghamton Herald]",
        es: "Edison's CEO vows swift payments to fire victims, saying utility's equipment likely at fault in Eaton fire [copia en Binghamton Herald]",
      },
      date: "2025-11-13",
      url: "https://binghamtonherald.com/?p=71084",
    },
    circling2026: {
      publisher: "Circling the News",
      title: "Court tentatively rules fire plaintiffs can move forward",
      date: "2026-02",
      url: "https://www.circlingthenews.com/court-tentatively-rules-fire-plaintiffs-can-move-forward",
    },
    code2060: {
      publisher: {
        en: "California Legislature (Insurance Code)",
        es: "California Legislature [Código de Seguros]",
      },
      title: "Section 2060, additional living expenses after a state of emergency",
      date: null,
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=INS&nodeTreePath=3.1.2.2&sectionNum=2060.",
    },
    code2051: {
      publisher: "California Insurance Code",
      title: {
        en: "Article 2, Measure of Indemnity (section 2051.5, as amended effective January 1, 2026) [copied by CodeCond]",
        es: "Article 2, Measure of Indemnity (section 2051.5, as amended effective January 1, 2026) [copia en CodeCond]",
      },
      date: "2026",
      url: "https://codecond.com/codes/ins/division-2-classes-of-insurance/part-1-fire-and-marine-insurance/chapter-2-the-fire-insurance-contract/article-2-measure-of-indemnity",
    },
    coverageLaw2019: {
      publisher: {
        en: "Property Insurance Coverage Law Blog (law firm)",
        es: "Property Insurance Coverage Law Blog [bufete de abogados]",
      },
      title:
        "Has the statute of limitations passed to file a lawsuit on my California wildfire claim?",
      date: "2019-12",
      url: "https://www.propertyinsurancecoveragelaw.com/2019/12/articles/insurance/has-the-statute-of-limitations-passed-to-file-a-lawsuit-on-my-california-wildfire-claim/",
    },
  },
};
