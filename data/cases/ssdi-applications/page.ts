import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "SSDI Applications", es: "Solicitudes de SSDI" },
  documentTitle: {
    en: "SSDI applications: how they work and who may qualify",
    es: "Solicitudes de SSDI: cómo funcionan y quién podría calificar",
  },
  description: {
    en: "How Social Security Disability Insurance works in plain words: the five questions, appeals, what a helper may charge, and how to apply free.",
    es: "Cómo funciona el Seguro por Incapacidad del Seguro Social (SSDI): las cinco preguntas, las apelaciones, cuánto puede cobrar quien ayuda y cómo solicitar gratis.",
  },
  summary: {
    en: `For people whose health keeps them from work.
      SSDI is disability insurance from Social Security; we are not part of it.`,
    es: `Para quien no puede trabajar por su salud.
      El SSDI es el seguro por incapacidad del Seguro Social; no somos parte de él.`,
  },
  highlights: [
    { en: "Federal benefit", es: "Beneficio federal" },
    { en: "Appeals help", es: "Ayuda para apelar" },
    { en: "Apply yourself for free", es: "Gratis sin representante" },
  ],
  card: {
    title: { en: "SSDI Applications", es: "Solicitudes de SSDI" },
    sub: { en: "Disability benefits", es: "Beneficios por incapacidad" },
    desc: {
      en: "For people with a serious condition who cannot work, to apply or to appeal.",
      es: "Para solicitar o apelar, si una condición grave no le permite trabajar.",
    },
  },
  searchWords: {
    en: "social security, disability, denied, ssi, benefits, cannot work, can't work, appeal, disabled",
    es: "seguro social incapacidad discapacidad beneficios negaron apelar trabajar",
  },
  drawing: {
    en: "Line drawing of a paper form on a table, with a walking cane leaning beside it.",
    es: "Dibujo de línea: un formulario de papel en una mesa, con un bastón apoyado al lado.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "You have not yet reached full retirement age.",
        es: "Aún no ha llegado a la edad plena de jubilación.",
      },
      short: { en: "You are under full retirement age", es: "No llega a la edad de jubilación" },
    },
    {
      text: {
        en: "You do not work, or your pay is below the monthly limit that Social Security sets.",
        es: "No trabaja, o su sueldo está por debajo del límite mensual que fija el Seguro Social.",
      },
      short: { en: "You do little or no work", es: "Trabaja poco o nada ahora" },
    },
    {
      text: {
        en: "The condition has lasted a year, is likely to, or may end in death.",
        es: "La condición ha durado un año, es probable que dure eso o puede terminar en muerte.",
      },
      short: { en: "Your condition lasts a year", es: "Su condición dura un año" },
    },
    {
      text: {
        en: "Because of it, you cannot do steady, substantial work.",
        es: "Por ella, usted no puede hacer un trabajo estable y sustancial.",
      },
      short: { en: "Your condition rules out steady work", es: "Su condición impide trabajar" },
    },
    {
      text: {
        en: "Doctors or clinics treat you, so there is medical evidence.",
        es: "Recibe tratamiento de médicos o clínicas, así que hay pruebas médicas.",
      },
      short: { en: "Doctors or clinics treat you", es: "Le tratan médicos o clínicas" },
    },
    {
      text: {
        en: "In the years before you stopped working, your pay was taxed for Social Security.",
        es: "En los años antes de dejar de trabajar, pagó impuestos del Seguro Social por su sueldo.",
      },
      short: {
        en: "You have enough recent work credits",
        es: "Tiene suficientes créditos de trabajo",
      },
    },
    {
      text: {
        en: "You have not applied yet, or you were denied and can still appeal.",
        es: "Aún no ha presentado una solicitud, o se la denegaron y todavía puede apelar.",
      },
    },
  ],
  overview: [
    {
      heading: { en: "What SSDI is, and what it is not", es: "Qué es SSDI y qué no es" },
      paragraphs: [
        {
          en: `SSDI (Social Security Disability Insurance) pays you each month if you can no longer work.
            You earn it when you work and pay Social Security taxes.
            The Social Security Administration (SSA) runs it.[^ssa]
            Nobody is sued and no company pays.
            This site has no connection with SSA, and SSA does not endorse it.`,
          es: `El Seguro por Incapacidad del Seguro Social (SSDI) le paga cada mes si ya no puede trabajar.
            Se gana al trabajar y pagar impuestos del Seguro Social.
            Lo administra la Administración del Seguro Social (SSA).[^ssa]
            No se demanda a nadie y no paga ninguna empresa.
            Este sitio no tiene relación con la SSA, y la SSA no lo respalda.`,
        },
      ],
    },
    {
      heading: { en: "The five questions SSA asks", es: "Las cinco preguntas de la SSA" },
      paragraphs: [
        {
          en: `The rule is strict.
            You must be unable to do substantial work because of a medical condition.
            It must have lasted 12 months, be expected to last that long, or be expected to end in death.[^rule]
            SSA then asks five things in order.
            Do you earn more than its monthly limit?
            Is the condition severe?
            Does it match SSA's list?
            If that does not settle it, could you do a job you held in the past five years?
            Could you do any other kind of work?[^rule]`,
          es: `La regla es estricta.
            Una condición médica debe impedirle hacer un trabajo sustancial.
            Debe haber durado 12 meses, o debe esperarse que los dure o que termine en muerte.[^rule]
            Luego la SSA pregunta cinco cosas en orden.
            ¿Gana usted más que el límite mensual?
            ¿Es grave la condición?
            ¿Coincide con la lista de la SSA?
            Si eso no lo decide, ¿podría hacer un trabajo que tuvo en los últimos cinco años?
            ¿Podría hacer algún otro tipo de trabajo?[^rule]`,
        },
        {
          en: `A past job of less than 30 days does not count.
          Age, schooling and skills can matter at the last step.[^rule]
          Many people who are seriously ill do not meet the requirements.
          A denial does not judge you as a person.`,
          es: `Un empleo pasado de menos de 30 días no cuenta.
          La edad, los estudios y las habilidades pueden contar en el último paso.[^rule]
          Muchas personas con enfermedades graves no cumplen los requisitos.
          Una denegación no es un juicio sobre usted como persona.`,
        },
      ],
    },
    {
      heading: {
        en: "Appeals, money and a representative",
        es: "Apelaciones, dinero y un representante",
      },
      paragraphs: [
        {
          en: `There are four levels of appeal: reconsideration by someone new, a hearing with a judge, the Appeals Council and a federal court.[^appeal]
            Keep each letter together with its envelope.
            If you are late, send the request anyway.
            SSA must accept it and decide whether your reason is good enough.[^appeal][^late]`,
          es: `Hay cuatro niveles de apelación: reconsideración por otra persona, audiencia con un juez o jueza, Consejo de Apelaciones y tribunal federal.[^appeal]
            Guarde cada carta junto con su sobre.
            Si ya se le pasó el plazo, envíe la petición de todos modos.
            La SSA debe aceptarla y decidir si la razón que usted da basta.[^appeal][^late]`,
        },
        {
          en: `Payments usually start after five full months of disability.[^wait]
            People with ALS, a disease of the nerves, do not have that wait.[^als]
            Benefits may also cover up to a year before you applied.[^back]`,
          es: `Los pagos suelen empezar tras cinco meses completos de incapacidad.[^wait]
            Las personas con ELA (ALS en inglés), una enfermedad de los nervios, no tienen esa espera.[^als]
            Los beneficios también pueden cubrir hasta un año antes de la solicitud.[^back]`,
        },
        {
          en: `A representative is a lawyer, or another qualified person, who acts for you with the agency.[^represent]
            SSA must approve the fee. For a fee agreement it sets a ceiling, which can rise.[^fee]
            When you win benefits, SSA holds back up to 25 percent of the past-due part to pay that fee.[^rate]
            Past-due benefits are those for the months before the decision.
            Ask what you would owe for copies and postage, win or lose.`,
          es: `Un representante es un abogado o abogada, u otra persona capacitada, que actúa por usted ante la agencia.[^represent]
            La SSA debe aprobar los honorarios; si son por contrato, les fija un tope.[^fee]
            Cuando usted gana beneficios, la SSA retiene hasta 25 por ciento de la parte atrasada para pagarlos.[^rate]
            Los beneficios atrasados son los de los meses antes de la decisión.
            Pregunte cuánto debería por copias y envíos, gane o pierda.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "Your earnings are above the agency's monthly limit.",
      es: "Sus ingresos de trabajo están por encima del límite mensual de la agencia.",
    },
    {
      en: "You will probably return to work within a year.",
      es: "Es probable que vuelva a trabajar antes de un año.",
    },
    {
      en: `Your work credits are too few or too old.
          SSI, for people with low income, may fit better.`,
      es: `Sus créditos de trabajo son muy pocos o muy antiguos.
          Puede convenir más SSI, para personas de pocos ingresos.`,
    },
    {
      en: `You draw full retirement benefits already.
          If you took them early, ask Social Security.`,
      es: `Ya cobra la jubilación completa.
          Si la tomó antes de tiempo, pregunte al Seguro Social.`,
    },
    {
      en: `The time to appeal is over and you had no good cause.
        A new application may still be possible.`,
      es: `El plazo para apelar terminó y no tuvo causa justificada.
        Una nueva solicitud quizá aún sea posible.`,
    },
  ],
  faqs: [
    {
      question: { en: "Do I need a representative?", es: "¿Necesito un representante?" },
      answer: {
        en: `No. SSA's employees answer questions free of charge, and many people apply alone.[^ssa]
          Many people have one at the hearing, where a judge asks about your medical records and your daily life.`,
        es: `No. Los empleados de la SSA responden preguntas gratis, y muchas personas presentan solas su solicitud.[^ssa]
          Muchas personas lo tienen en la audiencia, donde un juez o jueza pregunta por su expediente médico y su vida diaria.`,
      },
    },
    {
      question: {
        en: "I was denied. Should I start over?",
        es: "Me denegaron la solicitud. ¿Debo empezar de nuevo?",
      },
      answer: {
        en: `Usually not.
          An appeal in time can keep more months of benefits than a new application.
          Read the date on the letter first, then call SSA.[^back]`,
        es: `Por lo común, no.
          Una apelación a tiempo puede conservar más meses de beneficios que una solicitud nueva.
          Primero lea la fecha de la carta y luego llame a la SSA.[^back]`,
      },
    },
    {
      question: {
        en: "Can I work a little while I wait?",
        es: "¿Puedo trabajar un poco mientras espero?",
      },
      answer: {
        en: `Perhaps.
          SSA allows some earnings below a limit that changes each January and is published at ssa.gov.
          Report every job, even a few hours, because leaving one out can hurt you later.`,
        es: `Quizá.
          La SSA permite algunos ingresos de trabajo por debajo de un límite que cambia cada enero y que publica en ssa.gov.
          Informe de cada trabajo, aunque sean pocas horas.
          No mencionar uno puede perjudicarle después.`,
      },
    },
    {
      question: { en: "Is my condition on a list?", es: "¿Está mi condición en una lista?" },
      answer: {
        en: `SSA has a list, but what matters is what you can no longer do, physically or mentally.
          Some severe conditions have a fast track, called Compassionate Allowances.[^fast]`,
        es: `La SSA tiene una lista, pero lo que importa es lo que ya no puede hacer, de cuerpo o de mente.
          Algunas condiciones graves tienen una vía rápida, llamada Compassionate Allowances.[^fast]`,
      },
    },
    {
      question: {
        en: "I get benefits, and now SSA wants to stop them. What is urgent?",
        es: "Recibo beneficios y la SSA quiere quitarlos. ¿Qué es urgente?",
      },
      answer: {
        en: `You have only 10 days, plus five for mail, to ask that your payments go on.[^keep]
          Call 800-772-1213 on the day the notice comes.`,
        es: `Solo tiene 10 días, más cinco por el correo, para pedir que los pagos sigan.[^keep]
          Llame al 800-772-1213 el día en que llegue el aviso.`,
      },
    },
    {
      question: {
        en: "Does the form on this page apply for me?",
        es: "¿Es mi solicitud el formulario de esta página?",
      },
      answer: {
        en: `No. It asks a firm to contact you, is not sent to the agency, and does not stop any time limit.
          Only an application or appeal that SSA receives can do that.`,
        es: `No. Pide que un bufete se comunique con usted, no se envía a la agencia y no detiene ningún plazo.
          Solo lo detiene una solicitud o apelación que la SSA reciba.`,
      },
    },
  ],
  cautions: [
    {
      question: "working_now",
      answers: ["full_time"],
      note: {
        en: `Full-time pay is often above the limit, and SSA then says no at the first step.
          It can tell you the limit at 800-772-1213.
          If your health may soon make you stop, it makes sense to ask now.`,
        es: `El sueldo de tiempo completo suele pasar el límite, y entonces la SSA dice que no en el primer paso.
          Puede decirle el límite en el 800-772-1213.
          Si su salud puede obligarle pronto a dejar el trabajo, tiene sentido preguntar ahora.`,
      },
    },
    {
      question: "prior_denial",
      answers: ["denied"],
      note: {
        en: `Appeals are counted in days, so look at the date of your letter today.
          If it seems too late, SSA can tell you about good cause or a new application.`,
        es: `El plazo para apelar se cuenta en días, así que vea hoy la fecha de su carta.
          Si parece tarde, la SSA puede explicarle la causa justificada o una nueva solicitud.`,
      },
    },
    {
      question: "has_rep",
      answers: ["yes"],
      note: {
        en: "If you already have a representative, ask them first. They have the dates at hand.",
        es: "Si ya tiene representante, pregúntele primero, porque tiene a mano todas las fechas.",
      },
    },
  ],
  hasCappedFee: true,
  related: ["auto-accident-personal-injury", "asbestos-lung-cancer", "birth-injury"],
  reviewedOn: "2026-11-26",
};
