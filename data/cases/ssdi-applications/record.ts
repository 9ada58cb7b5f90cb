import type { WrittenRecord } from "~/data/record";

export const record: WrittenRecord = {
  status: {
    kind: { en: "Federal benefit claim", es: "Reclamo de un beneficio federal" },
    court: {
      en: "Social Security Administration (SSA); after four refusals, U.S. District Court",
      es: "Administración del Seguro Social (SSA); tras cuatro denegaciones, Tribunal Federal de Distrito",
    },
    docket: null,
    judge: {
      en: "At a hearing: an administrative law judge chosen by SSA",
      es: "En una audiencia: un juez o jueza de derecho administrativo que elige la SSA",
    },
    since: [],
    stage: {
      en: `As of April 2026, the date of our newest reliable source, we saw no change in the five questions SSA asks or in the 60 days for an appeal.
        A new national system for appointments was on hold.[^empire][^rule][^appeal]`,
      es: `En abril de 2026, la fecha de nuestra fuente confiable más reciente, no vimos cambios en las cinco preguntas de la SSA ni en los 60 días para apelar.
        Un nuevo sistema nacional de citas estaba en pausa.[^empire][^rule][^appeal]`,
    },
    next: {
      en: `SSA changes its amounts each January 1.
        We have not seen the 2027 earnings limits or a new ceiling on fees in an official source: read both at ssa.gov and ssa.gov/representation.[^redbook]`,
      es: `La SSA cambia sus cantidades cada 1 de enero.
        No hemos visto en una fuente oficial los límites de ingresos de trabajo de 2027 ni un nuevo tope de honorarios: léalos en ssa.gov y ssa.gov/representation.[^redbook]`,
    },
    settlement: {
      en: "None: federal law decides on this benefit.",
      es: "Ninguno: sobre este beneficio decide la ley federal.",
    },
    classAction: {
      en: "No. It is a personal claim for a benefit.",
      es: "No. Es un reclamo personal de un beneficio.",
    },
    checkedOn: "2026-11-25",
  },
  newest: { date: "2026-04", source: "empire" },
  soonest: {
    date: "2027-01-01",
    ends: false,
    text: {
      en: `New monthly earnings limits and new benefit amounts begin.
        Read them on ssa.gov before you plan any work.
        The 60 days to appeal a denial run separately and do not wait.`,
      es: `Empiezan nuevos límites mensuales de ingresos de trabajo y nuevas cantidades de beneficios.
        Léalos en ssa.gov antes de planear cualquier trabajo.
        Los 60 días para apelar una denegación corren aparte y no esperan.`,
    },
    whom: {
      en: "everyone who applies, appeals or gets benefits",
      es: "quienes solicitan, apelan o reciben beneficios",
    },
    certainty: "official",
    source: "redbook",
  },
  figures: [
    {
      value: { en: "$1,690 a month", es: "$1,690 al mes" },
      what: {
        en: "From January 2026 this is that year's monthly earnings limit for people who are not blind, a veterans' news site reported.",
        es: "Desde enero de 2026 es el límite mensual de ingresos de trabajo de ese año si no es una persona ciega, según un sitio de noticias para veteranos.",
      },
      date: "2026-01",
      way: "apply-ssdi-free",
      source: "veteran",
      until: "2026-12-31",
    },
    {
      value: { en: "$2,830 a month", es: "$2,830 al mes" },
      what: {
        en: "For blind people, the same site gave this monthly limit for that year, from January 2026.",
        es: "Para las personas ciegas, el mismo sitio dio este límite mensual de ese año, desde enero de 2026.",
      },
      date: "2026-01",
      way: "apply-ssdi-free",
      source: "veteran",
      until: "2026-12-31",
    },
    {
      value: {
        en: "$1,890 a credit; $7,560 for four",
        es: "$1,890 por crédito; $7,560 por cuatro",
      },
      what: {
        en: "From January 2026 these earnings bring one work credit that year, and the four that a year can bring, a patients' group wrote.",
        es: "Desde enero de 2026, estos ingresos de trabajo dan un crédito ese año, y los cuatro que puede dar un año, escribió un grupo de pacientes.",
      },
      date: "2026-01",
      way: "apply-ssdi-free",
      source: "credit",
      until: "2026-12-31",
    },
    {
      value: {
        en: "$994 a month for one person, $1,491 for a couple",
        es: "$994 al mes para una persona, $1,491 para una pareja",
      },
      what: {
        en: "From January 2026 this is the most that SSI pays that year out of federal money, a veterans' site reported.",
        es: "Desde enero de 2026 es lo máximo que SSI paga ese año con dinero federal, según un sitio de noticias para veteranos.",
      },
      date: "2026-01",
      way: "supplemental-security-income",
      source: "veteran",
      until: "2026-12-31",
    },
    {
      value: { en: "6.3 percent, at most $123", es: "6.3 por ciento, como máximo $123" },
      what: {
        en: "SSA takes this charge out of the representative's fee in 2026 if it pays the fee itself, says a notice of December 2025.",
        es: "La SSA descuenta este cargo de los honorarios del representante en 2026 si ella misma los paga, dice un aviso de diciembre de 2025.",
      },
      date: "2025-12",
      way: "get-representative-want",
      source: "rate",
      until: "2026-12-31",
    },
    {
      value: {
        en: "25 percent of past-due benefits or $9,200, whichever is less",
        es: "25 por ciento de los beneficios atrasados o $9,200, lo que sea menos",
      },
      what: {
        en: `This is the most that a representative can be paid under a fee agreement approved on or after November 30, 2024.
          As of December 2024, SSA planned yearly increases, and we found no newer amount.`,
        es: `Es lo máximo que puede cobrar un representante según un contrato aprobado el 30 de noviembre de 2024 o después.
          En diciembre de 2024, la SSA planeaba aumentos anuales, y no hallamos una cantidad más nueva.`,
      },
      date: "2024-12",
      way: "get-representative-want",
      source: "fee",
    },
  ],
  events: [
    {
      date: "2026-03-31",
      text: {
        en: "SSA paused a new nationwide system for appointments and workloads and kept it to two states.",
        es: "La SSA puso en pausa un nuevo sistema nacional de citas y tareas y lo dejó en dos estados.",
      },
      source: "empire",
      isReported: true,
    },
    {
      date: "2025-12",
      text: {
        en: "SSA published its 2026 charge on representatives whom it pays directly.",
        es: "La SSA publicó su cargo de 2026 a representantes a quienes paga directamente.",
      },
      source: "rate",
    },
    {
      date: "2025-11",
      text: {
        en: "Advocates said SSA had told them it would not go on with a plan to give age less weight.",
        es: "Grupos de defensa dijeron que la SSA les había dicho que no seguiría con un plan para dar menos peso a la edad.",
      },
      source: "aarp",
      isReported: true,
    },
    {
      date: "2025-10",
      text: {
        en: "SSA announced a benefit increase of 2.8 percent for 2026, higher monthly earnings limits and a higher SSI rate.",
        es: "La SSA anunció un aumento de los beneficios de 2.8 por ciento para 2026, límites mensuales más altos de ingresos de trabajo y una tasa de SSI más alta.",
      },
      source: "veteran",
      isReported: true,
    },
    {
      date: "2024-11-30",
      text: {
        en: "The ceiling on a representative's fee went up, and the higher one counts only if the signed agreement allows it.",
        es: `Aumentó el tope de los honorarios del representante.
          El tope más alto solo cuenta si lo permite el contrato firmado.`,
      },
      source: "cap",
    },
    {
      date: "2024-06-22",
      text: {
        en: "SSA began to count only the last five years of work, not the last fifteen, as work you might go back to.",
        es: "La SSA empezó a contar solo los últimos cinco años de trabajo, y no los últimos quince, como trabajo al que usted podría volver.",
      },
      source: "start",
    },
    {
      date: "2024-03-29",
      text: {
        en: "SSA said that in the fall it would raise the ceiling on representatives' fees, and planned to tie later increases to the cost of living.",
        es: "La SSA dijo que aumentaría ese otoño el tope de los honorarios de representantes y que pensaba ligar los aumentos posteriores al costo de vida.",
      },
      source: "disabledWorld",
      isReported: true,
    },
    {
      date: "2023-09",
      text: {
        en: "SSA's manual for its staff restated the time for an appeal.",
        es: "El manual de la SSA para su personal repitió el plazo para apelar.",
      },
      source: "appeal",
    },
  ],
  ways: [
    {
      id: "apply-ssdi-free",
      way: { en: "Apply for SSDI, free of charge", es: "Solicitar SSDI, gratis" },
      last: { en: "No closing date; don't wait", es: "Sin fecha de cierre; no espere" },
      whom: {
        en: "People with enough work and a condition lasting a year",
        es: "Personas con trabajo suficiente y una condición de un año o más",
      },
      who: {
        en: `People under full retirement age with enough work credits.
          Their condition must rule out substantial work for at least 12 months, or be expected to end in death.
          Earning more than the monthly limit usually ends a claim at the first step, a law firm says.[^armstrong]`,
        es: `Personas por debajo de la edad plena de jubilación con suficientes créditos de trabajo.
          La condición debe impedir un trabajo sustancial al menos 12 meses, o se espera que termine en muerte.
          Ganar más del límite mensual suele poner fin a un reclamo en el primer paso, dice un bufete.[^armstrong]`,
      },
      clock: {
        en: "There is no last day to apply, but your insured status can lapse after you stop work, and waiting can cost you months of benefits.[^back]",
        es: "No hay un último día para solicitar, pero su derecho a este seguro puede vencer después de que deje de trabajar, y esperar puede costarle meses de beneficios.[^back]",
      },
      check: {
        text: {
          en: "ssa.gov/disability, or 800-772-1213 (TTY 800-325-0778)",
          es: "ssa.gov/disability, o 800-772-1213 (TTY 800-325-0778) (en inglés)",
        },
        href: "https://www.ssa.gov/disability",
      },
    },
    {
      id: "get-representative-want",
      way: { en: "Get a representative, if you want one", es: "Tener representante, si lo desea" },
      last: { en: "It has no deadline", es: "No tiene fecha límite" },
      whom: { en: "Anyone who applies or appeals", es: "Quien solicita o apela" },
      who: { en: "Anyone who applies or appeals.", es: "Cualquier persona que solicita o apela." },
      clock: {
        en: `There is no deadline, but SSA must have the fee agreement before its first decision in your favor.[^fee]
          Ask whether your agreement lets the fee rise when the ceiling rises: SSA reportedly planned yearly increases, and we could not find out whether they came.[^nosscr]
          Or SSA can set the fee itself (a fee petition), with no ceiling.[^represent]`,
        es: `No hay fecha límite, pero la SSA debe tener el contrato de honorarios antes de su primera decisión a favor de usted.[^fee]
          Pregunte si su contrato deja que los honorarios aumenten cuando aumente el tope: según se informó, la SSA planeaba aumentos anuales, y no pudimos averiguar si llegaron.[^nosscr]
          Otra opción es una petición de honorarios, que el tope no cubre.[^represent]`,
      },
      check: {
        text: {
          en: "SSA's page on representation",
          es: "La página de la SSA sobre representación (en inglés)",
        },
        href: "https://www.ssa.gov/representation",
      },
    },
    {
      id: "first-appeal-reconsideration",
      way: { en: "First appeal: reconsideration", es: "Primera apelación: reconsideración" },
      last: { en: "60 days from getting the denial", es: "60 días tras recibir la carta" },
      whom: { en: "People whose claim was denied", es: "Personas con una denegación" },
      who: {
        en: "People whose claim was denied.",
        es: "Personas a las que se les denegó el reclamo.",
      },
      clock: {
        en: `You have 60 days from the day you get the notice.
          SSA presumes that you got it five days after its date, unless someone shows otherwise.
          Your written request must arrive in time.
          A late one needs a written reason, called good cause.[^appeal][^late]`,
        es: `Tiene 60 días desde que recibe el aviso.
          La SSA presume que lo recibió cinco días después de su fecha, salvo que alguien muestre otra cosa.
          Su petición por escrito debe llegar a tiempo.
          Una tardía necesita una razón por escrito, la llamada causa justificada.[^appeal][^late]`,
      },
      check: {
        text: {
          en: "SSA's rule on the time to appeal",
          es: "La regla de la SSA sobre el plazo para apelar (en inglés)",
        },
        href: "https://secure.ssa.gov/apps10/poms.nsf/lnx/0203101010",
      },
    },
    {
      id: "second-appeal-hearing",
      way: {
        en: "Second appeal: a hearing with a judge",
        es: "Segunda apelación: audiencia con juez o jueza",
      },
      last: { en: "60 days from getting the denial", es: "60 días tras recibir la denegación" },
      whom: {
        en: "People denied again on reconsideration",
        es: "Personas con otra denegación en la reconsideración",
      },
      who: {
        en: "People denied on reconsideration.",
        es: "Personas a las que se denegó en la reconsideración.",
      },
      clock: {
        en: "You again have 60 days from getting that decision, with the same five days for mail.[^appeal]",
        es: "Otra vez tiene 60 días desde que recibe esa decisión, con los mismos cinco días por el correo.[^appeal]",
      },
      check: {
        text: { en: "Appeals at ssa.gov", es: "Apelaciones en ssa.gov (en inglés)" },
        href: "https://www.ssa.gov/disability",
      },
    },
    {
      id: "third-appeal-appeals",
      way: {
        en: "Third appeal: the Appeals Council",
        es: "Tercera apelación: el Consejo de Apelaciones",
      },
      last: { en: "60 days from getting the ruling", es: "60 días tras recibir la decisión" },
      whom: {
        en: "People whom the judge turned down",
        es: "Personas con una denegación en la audiencia",
      },
      who: {
        en: "People whom the judge turned down.",
        es: "Personas a las que se denegó en la audiencia.",
      },
      clock: {
        en: "You have 60 days once more, counted in the same way.[^appeal]",
        es: "Una vez más tiene 60 días, contados de la misma manera.[^appeal]",
      },
      check: {
        text: { en: "SSA by phone or online", es: "La SSA por teléfono o en línea (en inglés)" },
        href: "https://www.ssa.gov/disability",
      },
    },
    {
      id: "last-step-u",
      way: {
        en: "Last step: U.S. District Court",
        es: "Último paso: Tribunal Federal de Distrito",
      },
      last: { en: "60 days; ask early", es: "60 días; pregunte pronto" },
      whom: {
        en: "People whom the Appeals Council turned down",
        es: "Personas a quienes el Consejo de Apelaciones dijo que no",
      },
      who: {
        en: "People whose request the Appeals Council refused, or whom it decided against.",
        es: "Personas a quienes el Consejo de Apelaciones negó la petición, o contra quienes decidió.",
      },
      clock: {
        en: `You have 60 days.
          The law counts them from the mailing of the notice, and SSA's rule from the day you get it.
          A suit filed a few days late was thrown out.[^wurst]
          Before the time ends, you can ask the Appeals Council in writing for more time.`,
        es: `Tiene 60 días.
          La ley los cuenta desde el envío del aviso, y la regla de la SSA desde el día en que lo recibe.
          Se rechazó una demanda presentada pocos días tarde.[^wurst]
          Antes de que acabe el plazo puede pedir por escrito más tiempo al Consejo de Apelaciones.`,
      },
      check: {
        text: {
          en: "Court finder of the federal courts",
          es: "Buscador de los tribunales federales (en inglés)",
        },
        href: "https://www.uscourts.gov",
      },
    },
    {
      id: "supplemental-security-income",
      way: {
        en: "Supplemental Security Income (SSI)",
        es: "Seguridad de Ingreso Suplementario (SSI)",
      },
      last: { en: "No deadline, but apply early", es: "Sin fecha límite; solicite pronto" },
      whom: {
        en: "People with low income and few resources",
        es: "Personas con pocos ingresos y recursos",
      },
      who: {
        en: "People with low income and few resources, with or without work credits.",
        es: "Personas con bajos ingresos y pocos bienes, con créditos de trabajo o sin ellos.",
      },
      clock: {
        en: "There is no deadline, but SSI pays only from the day you apply. Ask SSA about a protective filing date.[^ssi]",
        es: "No hay fecha límite, pero SSI paga solo desde el día en que solicita. Pregunte a la SSA por una fecha de solicitud protegida (protective filing date).[^ssi]",
      },
      check: {
        text: { en: "SSI at ssa.gov", es: "SSI en ssa.gov (en inglés)" },
        href: "https://www.ssa.gov/ssi",
      },
    },
    {
      id: "fast-track-severe",
      way: { en: "Fast track for severe conditions", es: "Vía rápida para condiciones graves" },
      last: { en: "It has no deadline", es: "No tiene fecha límite" },
      whom: {
        en: "People with a listed severe condition or a terminal illness",
        es: "Personas con una condición grave de la lista o en fase terminal",
      },
      who: {
        en: "People with a listed severe condition or a terminal illness.",
        es: "Personas con una condición grave de la lista o una enfermedad terminal.",
      },
      clock: {
        en: "There is no separate deadline. SSA picks the claims from the applications, so name the diagnosis clearly.[^fast]",
        es: `No hay una fecha límite aparte.
          La SSA elige casos de las solicitudes, así que nombre bien el diagnóstico.[^fast]`,
      },
      check: {
        text: { en: "Compassionate Allowances", es: "Compassionate Allowances (en inglés)" },
        href: "https://www.ssa.gov/compassionateallowances",
      },
    },
    {
      id: "keeping-benefits-ssa",
      way: {
        en: "Keeping benefits that SSA wants to end",
        es: "Conservar beneficios que la SSA quiere quitar",
      },
      last: { en: "10 days to keep payments going", es: "10 días para mantener los pagos" },
      whom: {
        en: "People whose benefits SSA wants to stop",
        es: "Personas a quienes la SSA quiere quitar los pagos",
      },
      who: {
        en: "People who are on benefits and get a notice that they will stop.",
        es: "Personas que reciben beneficios y a las que se avisa que se acabarán.",
      },
      clock: {
        en: `You have 60 days plus five for mail to appeal, but only ten days plus five to ask that payments go on meanwhile.
          If you lose the appeal, you may have to pay them back.[^keep]`,
        es: `Tiene 60 días más cinco por el correo para apelar, pero solo diez días más cinco para pedir que los pagos sigan mientras tanto.
          Si pierde la apelación, quizá deba devolverlos.[^keep]`,
      },
      check: {
        text: {
          en: "SSA's rule on continued payments",
          es: "La regla de la SSA sobre pagos que continúan (en inglés)",
        },
        href: "https://secure.ssa.gov/apps10/poms.nSf/lnx/0202201009",
      },
    },
  ],
  documents: [
    {
      name: { en: "Denial letter and its envelope", es: "Carta de denegación y su sobre" },
      holder: { en: "You; SSA can send a copy", es: "Usted; la SSA puede enviar una copia" },
      how: {
        en: "Look in your my Social Security account if it is lost.",
        es: "Busque en su cuenta my Social Security si se perdió.",
      },
    },
    {
      name: {
        en: "Treatment notes and test results",
        es: "Notas de tratamiento y resultados de pruebas",
      },
      holder: { en: "Each doctor, clinic and hospital", es: "Cada médico, clínica y hospital" },
      how: {
        en: "Ask them yourself; SSA does so too once you sign Form SSA-827.",
        es: "Pídalos usted; también lo hace la SSA cuando firma el formulario SSA-827.",
      },
    },
    {
      name: {
        en: "List of doctors, visits and medicines",
        es: "Lista de médicos, visitas y medicamentos",
      },
      holder: { en: "You, with your pharmacy's help", es: "Usted, con ayuda de su farmacia" },
      how: {
        en: "The pharmacy prints the medicines and doses.",
        es: "La farmacia imprime los medicamentos y las dosis.",
      },
    },
    {
      name: { en: "Forms SSA-3368 and SSA-3369", es: "Formularios SSA-3368 y SSA-3369" },
      holder: { en: "ssa.gov or a field office", es: "ssa.gov o una oficina local" },
      how: {
        en: "Fill in both, and keep a copy of what you send.",
        es: "Llene los dos y guarde una copia de lo que envía.",
      },
    },
    {
      name: {
        en: "Five years of jobs and what they took",
        es: "Cinco años de empleos y lo que exigían",
      },
      holder: {
        en: "You; W-2 forms and tax returns help",
        es: "Usted; ayudan los formularios W-2 y las declaraciones de impuestos",
      },
      how: {
        en: "Note dates, hours, lifting and standing for each job.",
        es: "Anote fechas, horas, peso que cargaba y tiempo de pie en cada empleo.",
      },
    },
    {
      name: { en: "Social Security Statement", es: "Estado de cuenta del Seguro Social" },
      holder: { en: "SSA", es: "La SSA" },
      how: {
        en: "Sign in at ssa.gov to see your credits and earnings.",
        es: "Entre en ssa.gov para ver sus créditos e ingresos.",
      },
    },
    {
      name: {
        en: "Letters from people who see your days",
        es: "Cartas de personas que ven su día a día",
      },
      holder: { en: "Family, friends, a former boss", es: "Familia, amistades, un jefe anterior" },
      how: {
        en: "Short, dated, and about what you can no longer do.",
        es: "Breves, con fecha y sobre lo que ya no puede hacer.",
      },
    },
    {
      name: {
        en: "Claim file, before a hearing",
        es: "Expediente del reclamo, antes de una audiencia",
      },
      holder: { en: "SSA hearing office", es: "Oficina de audiencias de la SSA" },
      how: {
        en: "Your representative can open it, or you ask for access.",
        es: "Puede abrirlo su representante, o usted pide el acceso.",
      },
    },
  ],
  questions: [
    {
      en: "At which step is my claim, and what is its exact last day?",
      es: "¿En qué paso está mi reclamo, y cuál es su último día exacto?",
    },
    {
      en: "Am I still insured, and until when?",
      es: "¿Sigo teniendo derecho a este seguro, y hasta cuándo?",
    },
    {
      en: "What does your fee agreement say, what is SSA's ceiling now, and who pays for copies?",
      es: "¿Qué dice su contrato de honorarios, cuál es hoy el tope de la SSA y quién paga las copias?",
    },
    {
      en: "What proof is missing for SSA's list or for its five steps?",
      es: "¿Qué prueba falta para la lista de la SSA o para los cinco pasos?",
    },
    {
      en: "Should I ask for SSI as well, and do VA or workers' compensation payments change my amount?",
      es: "¿Debo pedir también SSI, y cambian mi cantidad los pagos del VA o de compensación para trabajadores?",
    },
    {
      en: "Who will be in the room at my hearing, and how do we prepare?",
      es: "¿Quién estará en la sala en mi audiencia, y cómo nos preparamos?",
    },
  ],
  charts: [
    {
      kind: "sides",
      caption: {
        en: "Both programs use the same medical rules; they differ in who is covered.[^rule][^ssi][^back]",
        es: "Los requisitos médicos de los dos programas son los mismos; cambia a quién cubren.[^rule][^ssi][^back]",
      },
      sides: [
        {
          title: { en: "SSDI", es: "SSDI" },
          points: [
            {
              en: "Earned through Social Security taxes",
              es: "Se gana con impuestos del Seguro Social",
            },
            {
              en: "Needs enough work before you stopped",
              es: "Exige haber trabajado lo suficiente",
            },
            { en: "Can reach back up to a year", es: "Puede cubrir hasta un año atrás" },
          ],
        },
        {
          title: { en: "SSI", es: "SSI" },
          points: [
            { en: "Based on need", es: "Se basa en la necesidad" },
            {
              en: "For people who own and earn little",
              es: "Para personas que tienen y ganan poco",
            },
            { en: "Begins with the application", es: "Empieza con la solicitud" },
          ],
        },
      ],
    },
    {
      kind: "timeline",
      caption: {
        en: "The rules moved in small steps, and none of them made approval automatic.[^rule][^start][^fee]",
        es: "Las reglas cambiaron a pasos pequeños, y ninguno hizo automática la aprobación.[^rule][^start][^fee]",
      },
      points: [
        {
          date: "2024-04-18",
          text: { en: "Past-work rule published", es: "Regla: trabajo anterior" },
        },
        {
          date: "2024-06-22",
          text: { en: "Five-year look-back begins", es: "Se cuentan cinco años" },
        },
        { date: "2024-11-30", text: { en: "Fee ceiling rises", es: "Aumenta el tope" } },
      ],
    },
  ],
  sources: {
    ssa: {
      publisher: "Social Security Administration",
      title: "Disability benefits",
      date: null,
      url: "https://www.ssa.gov/disability",
    },
    rule: {
      publisher: "Federal Register / GovInfo",
      title:
        "Intermediate Improvement to the Disability Adjudication Process, Including How We Consider Past Work",
      date: "2024-04-18",
      url: "https://www.govinfo.gov/content/pkg/FR-2024-04-18/html/2024-08150.htm",
    },
    start: {
      publisher: "Federal Register",
      title: {
        en: "Intermediate Improvement to the Disability Adjudication Process; Deferral of Effective Date [copied by vLex]",
        es: "Intermediate Improvement to the Disability Adjudication Process; Deferral of Effective Date [copia en vLex]",
      },
      date: "2024",
      url: "https://regulations.vlex.com/vid/intermediate-improvement-to-the-1038273769",
    },
    appeal: {
      publisher: "Social Security Administration",
      title: "POMS GN 03101.010 Time Limit for Filing Administrative Appeals",
      date: "2023-09",
      url: "https://secure.ssa.gov/apps10/poms.nsf/lnx/0203101010",
    },
    late: {
      publisher: "Social Security Administration",
      title: "POMS DI 27010.001 Appeal Filing Issues",
      date: "2023",
      url: "https://secure.ssa.gov/poms.nsf/lnx/0427010001",
    },
    back: {
      publisher: "Social Security Administration",
      title: "POMS DI 10105.015 Retroactivity of Disability Application",
      date: "2021",
      url: "https://secure.ssa.gov/apps10/poms.Nsf/lnx/0410105015",
    },
    wait: {
      publisher: "Social Security Administration",
      title: "POMS DI 10105.070 Waiting Period for Disability Insurance Benefits",
      date: null,
      url: "https://secure.ssa.gov/poms.Nsf/lnx/0410105070",
    },
    als: {
      publisher: "Social Security Administration",
      title: "POMS DI 10105.075 (no waiting period for people with ALS)",
      date: null,
      url: "https://secure.ssa.gov/apps10/poms.nSf/lnx/0410105075",
    },
    fee: {
      publisher: "Social Security Administration",
      title: "POMS GN 03920.006 Increases to Fee Cap Limits for Fee Agreements",
      date: "2024-12",
      url: "https://secure.ssa.gov/apps10/poms.nsf/lnx/0203920006",
    },
    rate: {
      publisher: "Federal Register",
      title: {
        en: "Rate for Assessment on Direct Payment of Fees to Representatives in 2026 [copied by LexBuild]",
        es: "Rate for Assessment on Direct Payment of Fees to Representatives in 2026 [copia en LexBuild]",
      },
      date: "2025-12",
      url: "https://lexbuild.dev/fr/2025/12/2025-22534",
    },
    represent: {
      publisher: "Social Security Administration",
      title: "Representing Social Security claimants",
      date: null,
      url: "https://www.ssa.gov/representation",
    },
    keep: {
      publisher: "Social Security Administration",
      title: "POMS GN 02201.009 (payments continued during appeal of a medical cessation)",
      date: null,
      url: "https://secure.ssa.gov/apps10/poms.nSf/lnx/0202201009",
    },
    wurst: {
      publisher: "U.S. Court of Appeals, 11th Circuit",
      title: {
        en: "Wurst v. Commissioner of Social Security, No. 18-11701 [copied by Casetext]",
        es: "Wurst v. Commissioner of Social Security, No. 18-11701 [copia en Casetext]",
      },
      date: "2019",
      url: "https://e.casetext.com/case/wurst-v-commr-of-soc-sec",
    },
    ssi: {
      publisher: "Social Security Administration",
      title: "Supplemental Security Income (SSI)",
      date: null,
      url: "https://www.ssa.gov/ssi",
    },
    fast: {
      publisher: "Social Security Administration",
      title: "Compassionate Allowances",
      date: null,
      url: "https://www.ssa.gov/compassionateallowances",
    },
    aarp: {
      publisher: "AARP",
      title: "Social Security Drops Planned Changes to Disability Rules",
      date: "2025",
      url: "https://www.aarp.org/social-security/ssa-drops-disability-insurance-changes",
    },
    empire: {
      publisher: "Empire Justice Center",
      title: "Disability Law News, April 2026",
      date: "2026-04",
      url: "https://empirejustice.salsalabs.org/dlnapril2026",
    },
    redbook: {
      publisher: "Social Security Administration",
      title: "Red Book: What's New",
      date: null,
      url: "https://www.ssa.gov/redbook/eng/whatsnew.htm",
    },
    disabledWorld: {
      publisher: "Disabled World",
      title: {
        en: "Social Security to Raise Benefit Representative Fee Cap [with an SSA announcement]",
        es: "Social Security to Raise Benefit Representative Fee Cap [con un anuncio del Seguro Social]",
      },
      date: "2024-03-29",
      url: "https://www.disabled-world.com/disability/social-security/usa/fee-cap.php",
    },
    nosscr: {
      publisher: "NOSSCR",
      title: "Ready Your Fee Agreements: fee cap increase takes effect 11/30/2024",
      date: "2024",
      url: "https://nosscr.org/article/ready-your-fee-agreements-fee-cap-increase-takes-effect-11-30-2024",
    },
    cap: {
      publisher: "Social Security Administration",
      title: "POMS GN 03940.041",
      date: null,
      url: "https://secure.ssa.gov/apps10/poms.NSF/lnx/0203940041",
    },
    veteran: {
      publisher: "Veteran.com",
      title: {
        en: "Social Security changes for 2026: limits and payments [citing SSA.gov]",
        es: "Social Security changes for 2026: limits and payments [cita SSA.gov]",
      },
      date: "2025",
      url: "https://veteran.com/social-security-rates-2016-good-and-bad",
    },
    credit: {
      publisher: "Huntington's Disease Society of America",
      title: "Understanding the 2026 cost of living adjustment",
      date: "2025",
      url: "https://hdsa.org/?p=46107",
    },
    armstrong: {
      publisher: "Michael Armstrong Law",
      title: "Expected Social Security disability changes 2026",
      date: "2026",
      url: "https://michaelarmstronglaw.com/expected-social-security-disability-changes-2026",
    },
  },
};
