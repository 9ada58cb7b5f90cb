import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Rideshare Assault", es: "Agresión en viajes por aplicación" },
  documentTitle: {
    en: "Support and options for rideshare riders and drivers",
    es: "Apoyo y opciones para pasajeros y conductores de aplicación",
  },
  description: {
    en: "For riders and drivers hurt during an app ride: care and support first, what to keep, how privacy works, and what questions to ask a lawyer.",
    es: "Para pasajeros y conductores que sufrieron daño en un viaje por aplicación: atención y apoyo, qué guardar, la privacidad y qué preguntar a un abogado o abogada.",
  },
  summary: {
    en: `For people assaulted or harassed on Uber, Lyft or other rides.
      It was not your fault.`,
    es: `Para quien sufrió agresión o acoso en Uber, Lyft u otra aplicación.
      No fue su culpa.`,
  },
  highlights: [
    { en: "Passengers and drivers", es: "Pasajeros y conductores" },
    { en: "Uber, Lyft, other", es: "Uber, Lyft, otro" },
    { en: "Report not required", es: "Sin denuncia obligatoria" },
  ],
  card: {
    title: { en: "Rideshare Assault", es: "Agresión en viajes por aplicación" },
    sub: { en: "App rides", es: "Viajes por aplicación" },
    desc: {
      en: "For passengers and drivers assaulted or harassed on a ride booked by app.",
      es: "Para pasajeros y conductores que sufrieron agresión o acoso en un viaje pedido por aplicación.",
    },
  },
  searchWords: {
    en: "uber, lyft, driver, taxi, rape, sexual assault, ride, groped, cab",
    es: "chofer conductor viaje violacion violaron manoseo tocamientos agresion acoso",
  },
  drawing: {
    en: "Line drawing of a car at night, with a map pin above it.",
    es: "Dibujo de línea: un auto de noche, con una marca de mapa encima.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "The ride was booked through an app such as Uber or Lyft.",
        es: "El viaje se pidió por una aplicación como Uber o Lyft.",
      },
      short: { en: "The ride was booked by app", es: "El viaje se pidió por aplicación" },
    },
    {
      text: {
        en: "You were assaulted or harassed during the ride, or just before or after it.",
        es: "Sufrió agresión o acoso durante el viaje, o justo antes o después de él.",
      },
      short: { en: "You were assaulted or harassed", es: "Sufrió agresión o acoso" },
    },
    {
      text: {
        en: "The driver did it, or a rider did while you were driving.",
        es: "Lo hizo quien conducía, o un pasajero mientras usted conducía.",
      },
      short: { en: "By the driver or a rider", es: "Por quien conducía, o un pasajero" },
    },
    {
      text: {
        en: "You know about when and where it was. A receipt can fill in the rest.",
        es: "Sabe más o menos cuándo y dónde fue. Un recibo puede decir el resto.",
      },
      short: { en: "You know roughly when and where", es: "Sabe más o menos cuándo y dónde" },
    },
    {
      text: {
        en: "Somebody else may have ordered or paid for the trip.",
        es: "Puede que otra persona haya pedido o pagado el viaje.",
      },
      short: { en: "Someone else may have booked it", es: "Quizá lo pidió otra persona" },
    },
    {
      text: {
        en: "Telling the police or the company helps, but it is not required.",
        es: "Denunciarlo a la policía o la empresa ayuda, pero no hace falta.",
      },
      short: { en: "Whether or not you told anyone", es: "Lo haya contado o no" },
    },
  ],
  overview: [
    {
      heading: { en: "You come first", es: "Primero, usted" },
      paragraphs: [
        {
          en: `If you were assaulted on a ride, we are sorry.
            It was not your fault, whatever you wore, drank or said.
            You can call RAINN at 800-656-4673 before you do anything else.
            A safety line inside an app belongs to the company and does not replace RAINN.
            After a sexual assault you can have a forensic exam: medical care that also keeps evidence.
            Under federal rules it costs you nothing and does not depend on working with the police.[^evawi]`,
          es: `Si un viaje terminó así para usted, lo sentimos.
            No fue su culpa, sin importar qué ropa llevaba, qué bebió o qué dijo.
            Puede llamar a RAINN, al 800-656-4673, antes de hacer cualquier otra cosa.
            Una línea de seguridad dentro de una aplicación es de la empresa y no reemplaza a RAINN.
            Tras una agresión sexual le pueden hacer un examen forense: atención médica que también guarda pruebas.
            Según las reglas federales, no le cuesta nada y no depende de que coopere con la policía.[^evawi]`,
        },
      ],
    },
    {
      heading: { en: "The claims and the answers", es: "Los reclamos y las respuestas" },
      paragraphs: [
        {
          en: `Lawsuits allege that the companies could have done more to keep riders safe, for instance by letting riders and drivers match by gender.[^usatoday]
            Uber has denied wrongdoing.[^nasdaq]
            In July 2025 the judge narrowed the first suits, so only part of the claims could go on.[^usatoday]`,
          es: `Las demandas alegan que las empresas podían hacer más para proteger a los pasajeros, por ejemplo dejar que pasajeros y conductores se elijan por género.[^usatoday]
            Uber ha negado haber hecho algo malo.[^nasdaq]
            En julio de 2025, el tribunal redujo las primeras demandas, así que solo una parte de los reclamos pudo seguir.[^usatoday]`,
        },
      ],
    },
    {
      heading: {
        en: "Juries, courts, and your ride as proof",
        es: "Jurados, tribunales, y su viaje como prueba",
      },
      paragraphs: [
        {
          en: `So far the juries' results and their reasons differ.
          In San Francisco the jury found the company negligent but not liable.[^nyt]
          In Phoenix the jury held Uber responsible because the driver seemed to act for it, but rejected other claims.[^bloomberg]
          In Charlotte, as a law firm reports, what counted was the duty that the state's law puts on a carrier, a company that carries passengers.[^homampour]`,
          es: `Hasta ahora los resultados difieren, y también las razones.
          En San Francisco, el jurado halló que la empresa fue negligente y aun así no era responsable.[^nyt]
          En Phoenix, el jurado halló a Uber responsable por el conductor, que parecía actuar por la empresa, pero rechazó otros reclamos.[^bloomberg]
          En Charlotte, informa un bufete, lo que contó fue el deber que la ley del estado impone a una empresa que transporta pasajeros.[^homampour]`,
        },
        {
          en: `We found no ruling on appeal, so none of these verdicts is the last word.
            Test trials take place in different states, so the jury and the law can differ each time.[^bloomberg]`,
          es: `No encontramos una decisión en apelación, así que ninguno de estos veredictos es la última palabra.
            Los juicios de casos de prueba se hacen en distintos estados, así que el jurado y la ley pueden cambiar cada vez.[^bloomberg]`,
        },
        {
          en: `Federal suits against Uber are before Judge Charles Breyer in San Francisco.[^verus]
            A second group, for Lyft, was formed in the same district in February 2026.[^lyft][^daily]
            California's state suits against Uber and Lyft are coordinated in a state court in San Francisco.[^jccp]`,
          es: `Las demandas federales contra Uber están ante el juez Charles Breyer, en San Francisco.[^verus]
            En febrero de 2026 se formó un segundo grupo, para Lyft, en el mismo distrito.[^lyft][^daily]
            Las demandas estatales de California contra Uber y Lyft se coordinan en un tribunal estatal de San Francisco.[^jccp]`,
        },
        {
          en: `In the Uber group, each person must reportedly give a genuine ride receipt, or other information that shows the ride.[^facts]
            App terms often send disputes to arbitration, which is private and has no jury.`,
          es: `En el grupo de Uber, según se informa, se pide a cada persona un recibo auténtico del viaje, u otros datos que lo muestren.[^facts]
            Los términos de las aplicaciones suelen enviar las disputas a arbitraje, que es privado y no tiene jurado.`,
        },
      ],
    },
  ],
  disqualifiers: [
    { en: "The ride was not booked by app.", es: "El viaje no se pidió por aplicación." },
    {
      en: `The dispute is only about the fare or the route.
        For injuries in a crash, see our page on auto accidents.`,
      es: `La disputa es solo sobre la tarifa o la ruta.
        Para lesiones en un choque, vea nuestra página sobre accidentes de auto.`,
    },
    {
      en: "You have already settled with the company.",
      es: "Ya llegó a un acuerdo con la empresa.",
    },
    {
      en: "The state's time limit has passed, and no law reopens it for you.",
      es: "Ya venció el plazo del estado, y ninguna ley lo reabre para usted.",
    },
  ],
  faqs: [
    {
      question: {
        en: "I did not tell the company or the police. Does that matter?",
        es: "No se lo conté ni a la empresa ni a la policía. ¿Importa?",
      },
      answer: {
        en: `Many people tell no one at first, and you can still ask.
          The record of the trip usually stays in your account.
          A friend you wrote to that night may still have the message.`,
        es: `Muchas personas al principio no se lo cuentan a nadie, y usted puede preguntar igual.
          El registro del viaje suele quedar en su cuenta.
          Una amistad a quien escribió esa noche quizá aún tenga el mensaje.`,
      },
    },
    {
      question: {
        en: "I had been drinking. Was it my fault?",
        es: "Yo había bebido. ¿Fue mi culpa?",
      },
      answer: {
        en: `No. Drinking does not make an assault your fault.
          The fault lies with the person who did it.`,
        es: "No. Haber bebido no hace que una agresión sea su culpa. La culpa es de quien la cometió.",
      },
    },
    {
      question: {
        en: "The driver was never charged. Is a civil claim still possible?",
        es: "Nunca se acusó de un delito a quien conducía. ¿Es posible un reclamo civil?",
      },
      answer: {
        en: `It may be.
          A prosecutor and a civil court ask different questions, and they need different levels of proof.`,
        es: `Puede serlo.
          La fiscalía y un tribunal civil preguntan cosas distintas, y necesitan distintos niveles de prueba.`,
      },
    },
    {
      question: {
        en: "Someone else booked my ride. How do I prove it?",
        es: "Otra persona pidió mi viaje. ¿Cómo lo pruebo?",
      },
      answer: {
        en: "Ask that person to save the receipt, because the account holder can download it.",
        es: "Pida a esa persona que guarde el recibo, porque quien tiene la cuenta puede descargarlo.",
      },
    },
    {
      question: {
        en: "I was the driver. Is this page for me?",
        es: "Yo conducía. ¿Es esta página para mí?",
      },
      answer: {
        en: `You may ask.
          Most of these suits come from passengers.
          Other rules, such as those on work injuries, can apply to drivers.`,
        es: `Puede preguntar.
          La mayoría de estas demandas es de pasajeros.
          Otras reglas, como las de lesiones en el trabajo, pueden aplicarse a quienes conducen.`,
      },
    },
    {
      question: {
        en: "Do the app's terms keep me out of court?",
        es: "¿Me impiden ir a un tribunal los términos de la aplicación?",
      },
      answer: {
        en: `Not for sexual assault or harassment, if the dispute arose on or after March 3, 2022.
          A federal law then lets you refuse arbitration.[^arbitration]
          If the ride was earlier, ask a lawyer when your dispute arose.`,
        es: `No en casos de agresión o acoso sexual, si la disputa surgió el 3 de marzo de 2022 o después.
          Una ley federal le permite entonces rechazar el arbitraje.[^arbitration]
          Si el viaje fue antes, pregunte a un abogado o abogada cuándo surgió su disputa.`,
      },
    },
  ],
  cautions: [
    {
      question: "platform",
      answers: ["Other"],
      note: {
        en: `The federal suits are against Uber and Lyft.
          If the ride was booked in another way, other help may still fit.
          A lawyer in your state can tell you.`,
        es: `Las demandas federales son contra Uber y Lyft.
          Si el viaje se pidió de otra manera, otra ayuda puede servirle.
          Un abogado o abogada de su estado puede decírselo.`,
      },
    },
    {
      question: "incident_type",
      answers: ["Other"],
      note: {
        en: `For a crash, our page on auto accidents fits better.
          For a fare dispute, ask the app's support.
          If what happened is hard to name, that is all right.
          You may go on.`,
        es: `Para un choque, va mejor nuestra página sobre accidentes de auto.
          Por una tarifa, pida ayuda a la aplicación.
          Si cuesta ponerle nombre a lo que pasó, está bien.
          Puede seguir.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: "If you already have a lawyer, ask them first. You can still get a second opinion.",
        es: `Si ya tiene abogado o abogada, pregúntele primero.
          Aún puede pedir una segunda opinión.`,
      },
    },
  ],
  urgent: {
    title: { en: "Safety first", es: "Primero, la seguridad" },
    text: {
      en: "If you are hurt or in danger, call 911. You can get care and a free exam for days after an assault. Go soon. RAINN can say where.",
      es: "Si hay peligro o heridas, llame al 911. Vaya pronto: por unos días hay atención y un examen gratis. RAINN le dice a dónde.",
    },
  },
  helplines: {
    place: "start",
    lines: ["emergency", "rainn", "crisis"],
  },
  sensitive: true,
  related: ["institutional-sex-abuse", "auto-accident-personal-injury", "lds-abuse"],
  reviewedOn: "2026-11-26",
};
