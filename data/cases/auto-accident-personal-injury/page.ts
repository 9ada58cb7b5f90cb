import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Auto Accident and Personal Injury", es: "Accidente de auto y lesiones personales" },
  documentTitle: {
    en: "Auto accident and injury claims: who may qualify",
    es: "Accidentes de auto y lesiones: quién podría calificar",
  },
  description: {
    en: `Hurt in a crash or a fall?
      Plain facts on fault, insurance, what to keep, what to ask before you sign, and how state rules differ.`,
    es: `¿Lesiones por un choque o una caída?
      Datos claros sobre la culpa, el seguro, qué guardar, qué preguntar antes de firmar y las reglas de cada estado.`,
  },
  summary: {
    en: "For people hurt in a crash or fall that was at least partly someone else's fault.",
    es: "Para quien se lesionó en un choque o una caída que otra persona ayudó a causar.",
  },
  highlights: [
    { en: "Car, truck, motorcycle", es: "Auto, camión, moto" },
    { en: "Someone else at fault", es: "Culpa de otra persona" },
    { en: "State rules differ", es: "Reglas según el estado" },
  ],
  card: {
    title: {
      en: "Auto Accident and Personal Injury",
      es: "Accidente de auto y lesiones personales",
    },
    sub: { en: "Crashes and falls", es: "Choques y caídas" },
    desc: {
      en: "For people hurt in a crash or fall that was at least partly someone else's fault.",
      es: "Para personas con lesiones por un choque o una caída que alguien más ayudó a causar.",
    },
  },
  searchWords: {
    en: "car crash, truck, motorcycle, slip and fall, fall, dog bite, pedestrian, bicycle, whiplash, wreck, hit and run, store",
    es: "choque carro auto coche camion moto motocicleta bicicleta peaton atropello accidente caida resbalon tropezon mordida perro quemaduras tienda lesion",
  },
  drawing: {
    en: "Line drawing of a street crossing with a car, a crosswalk and a traffic light.",
    es: "Dibujo de línea: un cruce de calles con un auto, un paso de peatones y un semáforo.",
  },
  gallery: [
    {
      src: "/images/cases/auto-accident-personal-injury-explained.svg",
      alt: {
        en: "Six small drawings: a phone, a heart, a report, a camera, a bill and a letter.",
        es: "Seis dibujos pequeños: un teléfono, un corazón, un informe, una cámara, una factura y una carta.",
      },
      caption: {
        en: `What to do and keep after a crash.
          In an emergency, call 911.
          Get care first.
          Then get the police report, take photos, and save bills, pay records and letters from insurers.`,
        es: `Qué hacer y guardar tras un choque.
          En una emergencia, llame al 911.
          Primero, reciba atención médica.
          Luego consiga el informe de la policía, tome fotos y guarde facturas, comprobantes de pago y cartas de las aseguradoras.`,
      },
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: {
        en: "A car, truck or motorcycle crash hurt you, or you were hit on foot or on a bicycle.",
        es: "Tuvo lesiones en un choque de auto, camión o moto, o un vehículo le atropelló cuando iba a pie o en bicicleta.",
      },
      short: { en: "You were hurt in a crash", es: "Tuvo lesiones en un choque" },
    },
    {
      text: {
        en: "Or you fell, or were hurt in another way, on someone's property.",
        es: "O se cayó, o sufrió otro tipo de lesión, en una propiedad ajena.",
      },
      short: { en: "Or in a fall", es: "O en una caída" },
    },
    {
      text: {
        en: "Another person or company was at least partly at fault.",
        es: "Otra persona o una empresa tuvo al menos parte de la culpa.",
      },
      short: { en: "Someone else was partly at fault", es: "Otra parte tuvo culpa" },
    },
    {
      text: {
        en: "It happened not long ago, within about a year or two in most cases.",
        es: "Ocurrió hace poco: dentro de uno o dos años, más o menos, en la mayoría de los casos.",
      },
      short: { en: "It happened not long ago", es: "Ocurrió hace poco" },
    },
    {
      text: {
        en: "A doctor has treated you, or you need medical attention.",
        es: "Un médico le ha tratado, o usted necesita atención médica.",
      },
      short: { en: "You had or need medical care", es: "Recibió o necesita atención médica" },
    },
    {
      text: {
        en: "The police, a store or a witness made a note of what happened.",
        es: "La policía, una tienda o un testigo dejó anotado lo que pasó.",
      },
      short: { en: "Someone wrote a report of it", es: "Hay un informe de lo ocurrido" },
    },
    {
      text: {
        en: "There is insurance that may cover it, yours or theirs.",
        es: "Hay un seguro que puede cubrirlo, el suyo o el de la otra parte.",
      },
    },
  ],
  overview: [
    {
      heading: {
        en: "Your state, and whose fault it was",
        es: "Su estado, y de quién fue la culpa",
      },
      paragraphs: [
        {
          en: `There is no single company on the other side and no shared federal case.
            Most claims follow the law of the place where it happened.
            You have to show that someone was careless, that this hurt you, and that it cost you something.
            An insurer will usually dispute one of these.
            If a public body or a federal vehicle was involved, a written claim must come before any lawsuit.[^california][^cfr]`,
          es: `Del otro lado no hay una sola empresa, ni hay un caso federal común.
            La mayoría de los reclamos sigue la ley del lugar de los hechos.
            Usted tendría que mostrar que alguien no tuvo el cuidado debido, que eso le lesionó y que le costó algo.
            Una aseguradora suele discutir uno de estos puntos.
            Si hay un ente público o un vehículo federal, antes de demandar hay que presentar un reclamo por escrito.[^california][^cfr]`,
        },
        {
          en: `In many states your own share of the fault lowers what you can recover, and in some it ends the claim.[^lawyers]
        A 2019 page says that even a small share ends most claims in Washington, D.C., and in Alabama, Maryland, North Carolina and Virginia.[^lawyers]
        In Louisiana since 2026, a person 51 percent or more at fault gets nothing.[^louisiana]
        Say openly what happened.
        The report and any recordings usually show it.`,
          es: `En muchos estados, su propia parte de culpa reduce lo que puede recuperar, y en algunos pone fin al reclamo.[^lawyers]
        Según una página de 2019, incluso una parte pequeña pone fin a la mayoría de los reclamos en Washington, D.C., y en Alabama, Maryland, Carolina del Norte y Virginia.[^lawyers]
        En Luisiana, desde 2026, con 51 por ciento o más de culpa no se cobra nada.[^louisiana]
        Diga con franqueza lo que pasó.
        El informe y las grabaciones suelen mostrarlo.`,
        },
        {
          en: `In a no-fault state your own policy pays first, and some lawsuits are limited.[^table]
        An insurers' table of December 2023 lists twelve such states; in three of them, drivers can choose.[^table]
        A guide says that Florida was still one of them after its 2025 session.[^pip]`,
          es: `En un estado "sin culpa" paga primero su propia póliza, y algunas demandas están limitadas.[^table]
        Una tabla de las aseguradoras de diciembre de 2023 nombra doce estados así; en tres de ellos se puede elegir.[^table]
        Una guía dice que Florida seguía en ese grupo tras su sesión legislativa de 2025.[^pip]`,
        },
      ],
    },
    {
      heading: { en: "Proof that can be lost in days", es: "Pruebas que pueden perderse en días" },
      paragraphs: [
        {
          en: `A truck company has to keep duty records and the papers behind them for just six months.[^truck]
            A store's camera may hold only several days of video.
            That is why a lawyer's first letter often asks the company to keep everything it has.`,
          es: `Una empresa de camiones solo debe guardar seis meses los registros de horas y los papeles que los respaldan.[^truck]
            La cámara de una tienda puede guardar solo unos días de video.
            Por eso, la primera carta de un abogado o abogada suele pedir a la empresa que conserve todo lo que tiene.`,
        },
      ],
    },
    {
      heading: { en: "Who is paid back first", es: "A quién se le devuelve primero" },
      paragraphs: [
        {
          en: `Medicare may pay doctors for now, but can ask for the money back from a settlement.[^medicare]
            People who have Medicare should report the crash to its recovery center.[^report]
            Medicaid and health plans often ask for their share as well.
            So not all of a settlement is yours.`,
          es: `Medicare puede pagar a sus médicos por ahora, pero puede pedir ese dinero de vuelta del acuerdo.[^medicare]
            Las personas con Medicare deben informar del choque a su oficina de cobros.[^report]
            Medicaid y los planes de salud suelen pedir también su parte.
            Así que no todo el acuerdo es para usted.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "Nobody was injured and only property was damaged.",
      es: "Nadie tuvo lesiones y solo hubo daños a la propiedad.",
    },
    {
      en: "The accident was entirely your fault, or more of it than your state allows.",
      es: "El accidente fue del todo culpa suya, o su parte de la culpa pasa de lo que permite su estado.",
    },
    {
      en: "You have signed a release in exchange for a settlement.",
      es: "Ya firmó una renuncia a reclamar (release) a cambio de un acuerdo.",
    },
    {
      en: "Too many years have passed, or you missed the short time to notify a public body.",
      es: "Han pasado demasiados años, o usted no avisó a un ente público dentro del plazo corto.",
    },
  ],
  faqs: [
    {
      question: {
        en: "I was partly at fault. Does that rule me out?",
        es: "Tuve parte de la culpa. ¿Eso me deja fuera?",
      },
      answer: {
        en: `Not in most states.
        There, some fault reduces a claim, but half or more can end it.
        A few states are strict.[^lawyers]
        Where the accident happened usually matters more than where you live.`,
        es: `En la mayoría de los estados, no.
        Allí esa culpa reduce el reclamo; la mitad o más puede ponerle fin.
        Unos pocos estados son estrictos.[^lawyers]
        El lugar del accidente suele importar más que el lugar donde vive.`,
      },
    },
    {
      question: {
        en: "Should I give the insurer a recorded statement?",
        es: "¿Debo dar a la aseguradora una declaración grabada?",
      },
      answer: {
        en: `Your own policy may require you to cooperate with your company.
          You can talk to a lawyer before you answer the other driver's insurer.
          You don't have to sign anything right away.`,
        es: `Su propia póliza puede exigirle que coopere con su aseguradora.
          Antes de responder a la del otro conductor puede hablar con un abogado o abogada.
          No tiene que firmar nada de inmediato.`,
      },
    },
    {
      question: {
        en: "The other driver had no insurance. What now?",
        es: "El otro conductor no tenía seguro. ¿Y ahora?",
      },
      answer: {
        en: `Check the declarations page of your policy.
          It shows whether you are covered for drivers with no insurance or too little.
          After a hit-and-run, a state fund may help too; California's does.[^calvcb]`,
        es: `Mire la página de declaraciones de su póliza.
          Muestra si tiene cobertura contra conductores sin seguro o con poco seguro.
          Si el otro huyó, también puede ayudar un fondo del estado.
          El de California lo hace.[^calvcb]`,
      },
    },
    {
      question: {
        en: "I felt fine, and now it hurts. Is that common?",
        es: "Al principio me sentía bien y ahora me duele. ¿Es común?",
      },
      answer: {
        en: `Yes, some injuries appear only after several days.
          See a doctor, explain when the pain began, and keep the record of that visit.`,
        es: `Sí, algunas lesiones aparecen solo después de varios días.
          Vea a un médico, explique cuándo empezó el dolor y guarde el registro de esa visita.`,
      },
    },
    {
      question: { en: "What is my claim worth?", es: "¿Cuánto vale mi reclamo?" },
      answer: {
        en: `No one can tell without your medical and money records, and neither can a website's calculator.
          Be careful with anyone who names a figure in the first conversation.`,
        es: `Nadie puede saberlo sin sus datos médicos y económicos, y tampoco una calculadora en un sitio web.
          Tenga cuidado con quien nombre una cifra en la primera conversación.`,
      },
    },
    {
      question: {
        en: "A city bus hit me. Does that change anything?",
        es: "Me golpeó un autobús de la ciudad. ¿Cambia algo?",
      },
      answer: {
        en: `Yes.
          The first step is a written notice to the transit agency, and it is due early.
          In California you have six months for an injury.[^california]`,
        es: `Sí.
          El primer paso es un aviso por escrito a la agencia de transporte, y hay que darlo pronto.
          En California tiene seis meses por una lesión.[^california]`,
      },
    },
  ],
  cautions: [
    {
      question: "at_fault_other",
      answers: ["no"],
      note: {
        en: `Without anyone else at fault a claim is hard to bring.
          Your own policy may still pay for care, and your agent can tell you.`,
        es: `Si nadie más tuvo culpa, es difícil presentar un reclamo.
          Su propia póliza todavía puede pagar la atención; su agente se lo puede decir.`,
      },
    },
    {
      question: "injuries",
      answers: ["none"],
      note: {
        en: `Damage to a car alone is a matter for your insurer or small claims court.
          If pain comes later, see a doctor.`,
        es: `Los daños solo al auto son asunto de su aseguradora o del tribunal de reclamos menores.
          Si el dolor llega después, vea a un médico.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: "If you already have a lawyer, ask them first: an insurer deals with one lawyer for you.",
        es: "Si ya tiene abogado o abogada, pregúntele primero: la aseguradora trata con una sola persona que le represente.",
      },
    },
  ],
  urgent: {
    title: { en: "Safety first", es: "Primero, la seguridad" },
    text: {
      en: "If anyone is badly hurt or in danger, call 911. After a blow to the head, get care at once for a headache that gets worse, vomiting, confusion or weakness.",
      es: "Si hay lesiones graves o peligro, llame al 911. Tras un golpe en la cabeza, busque atención ya si hay vómitos, confusión, debilidad o un dolor de cabeza que empeora.",
    },
  },
  related: ["rideshare-assault", "ssdi-applications", "birth-injury"],
  reviewedOn: "2026-11-26",
};
