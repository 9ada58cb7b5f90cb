import type { CaseWords } from "../../case-words";
import type { autoAccidentPersonalInjury } from "../../cases/auto-accident-personal-injury";

export const autoAccidentPersonalInjuryWords = {
  from: "8fee1f4529d39852e67524bf42375b96b9e019432d2a68d0470b8b2f7eb36bd9",
  title: "Accidente de auto y lesiones personales",
  documentTitle: "Accidentes de auto y lesiones: quién podría calificar",
  description:
    "¿Lesiones por un choque o una caída? Datos claros sobre la culpa, el seguro, qué guardar, qué preguntar antes de firmar y las reglas de cada estado.",
  summary:
    "Si otra persona ayudó a causar su choque o caída, podría tener un reclamo. Deciden los hechos y la ley del estado.",
  highlights: ["Auto, camión, moto", "Culpa de otra persona", "Reglas según el estado"],
  card: {
    title: "Accidente de auto y lesiones personales",
    sub: "Choques y caídas",
    desc: "Para personas con lesiones por un choque o una caída que alguien más ayudó a causar.",
  },
  hero: {
    alt: "Dibujo de línea: un cruce de calles con un auto, un paso de peatones y un semáforo.",
  },
  gallery: [
    {
      alt: "Seis dibujos pequeños: un teléfono, un corazón, un informe, una cámara, una factura y una carta.",
      caption:
        "Qué hacer y guardar tras un choque. En una emergencia, llame al 911. Primero, reciba atención médica. Luego consiga el informe de la policía, tome fotos y guarde facturas, comprobantes de pago y cartas de las aseguradoras.",
    },
  ],
  urgent: {
    title: "Primero, la seguridad",
    text: "Si alguien tiene lesiones graves o está en peligro, llame al 911. Tras un golpe en la cabeza, busque atención de inmediato si hay dolor de cabeza que empeora, vómitos, confusión o debilidad.",
  },
  eligibility: [
    {
      text: "Tuvo lesiones en un choque de auto, camión o moto, o un vehículo le atropelló cuando iba a pie o en bicicleta.",
      short: "Lesiones en un choque",
    },
    {
      text: "O se cayó, o sufrió otro tipo de lesión, en una propiedad ajena.",
      short: "O en una caída",
    },
    {
      text: "Otra persona o una empresa tuvo al menos parte de la culpa.",
      short: "Otra parte tuvo culpa",
    },
    {
      text: "Ocurrió hace poco: dentro de uno o dos años, más o menos, en la mayoría de los casos.",
      short: "Hace uno o dos años",
    },
    {
      text: "Un médico le ha tratado, o usted necesita atención médica.",
      short: "Atención médica recibida o necesaria",
    },
    {
      text: "La policía, una tienda o un testigo dejó anotado lo que pasó.",
      short: "Algún informe de lo ocurrido",
    },
    {
      text: "Hay un seguro que puede cubrirlo, el suyo o el de la otra parte.",
    },
  ],
  overview: [
    {
      heading: "Un reclamo, un estado",
      paragraphs: [
        "Del otro lado no hay una sola empresa, ni hay un caso federal común. La mayoría de los reclamos sigue la ley del lugar de los hechos. Usted tendría que mostrar que alguien no tuvo el cuidado debido, que eso le lesionó y que le costó algo. Una aseguradora suele discutir uno de estos puntos. Si hay un ente público o un vehículo federal, antes de demandar hay que presentar un reclamo por escrito.[^california][^cfr]",
      ],
    },
    {
      heading: "La culpa, y los estados que no preguntan por ella",
      paragraphs: [
        "En muchos estados, según se informa, su propia parte de culpa reduce lo que puede recuperar, y en algunos pone fin al reclamo.[^lawyers] Según una página de 2019, incluso una parte pequeña pone fin a la mayoría de los reclamos en Washington, D.C., y en Alabama, Maryland, Carolina del Norte y Virginia.[^lawyers] En Luisiana, una persona con 51 por ciento o más de la culpa no recupera nada.[^louisiana] Diga con franqueza lo que pasó. El informe y las grabaciones suelen mostrarlo.",
        'En un estado "sin culpa" paga primero su propia póliza, y algunas demandas están limitadas.[^table] En diciembre de 2023, según se informó, doce estados tenían ese sistema, tres de ellos con opción.[^table] Según se informó, Florida seguía en ese grupo tras su sesión legislativa de 2025.[^pip]',
      ],
    },
    {
      heading: "Pruebas que pueden perderse en días",
      paragraphs: [
        "Una empresa de camiones solo debe guardar seis meses los registros de horas y los papeles que los respaldan.[^truck] La cámara de una tienda puede guardar solo unos días de video. Por eso, la primera carta de un abogado o abogada suele pedir a la empresa que conserve todo lo que tiene.",
      ],
    },
    {
      heading: "A quién se le devuelve primero",
      paragraphs: [
        "Medicare puede pagar a sus médicos por ahora, pero usted debe devolverle ese dinero del acuerdo.[^medicare] Las personas con Medicare deben informar del choque a su oficina de cobros.[^report] Medicaid y los planes de salud suelen pedir también su parte. Así que no todo el acuerdo es para usted.",
      ],
    },
  ],
  disqualifiers: [
    "Nadie tuvo lesiones y solo hubo daños a la propiedad.",
    "El accidente fue del todo culpa suya, o su parte de la culpa pasa de lo que permite su estado.",
    "Ya firmó una renuncia a reclamar (release) a cambio de un acuerdo.",
    "Han pasado demasiados años, o no se dio dentro del plazo corto el aviso a un ente público.",
  ],
  faqs: [
    {
      question: "Tuve parte de la culpa. ¿Eso me deja fuera?",
      answer:
        "En la mayoría de los estados, no. Allí, una parte de culpa reduce un reclamo y no le pone fin. Pero se informa que varios estados son estrictos.[^lawyers] El lugar del accidente suele importar más que el lugar donde vive.",
    },
    {
      question: "¿Debo dar a la aseguradora una declaración grabada?",
      answer:
        "Su propia póliza puede exigirle que coopere con su aseguradora. Antes de responder a la del otro conductor puede hablar con un abogado o abogada. No tiene que firmar nada de inmediato.",
    },
    {
      question: "El otro conductor no tenía seguro. ¿Y ahora?",
      answer:
        "Mire la página de declaraciones de su póliza. Muestra si tiene cobertura contra conductores sin seguro o con poco seguro. Si el otro huyó, también puede ayudar un fondo del estado. El de California lo hace.[^calvcb]",
    },
    {
      question: "Al principio me sentía bien y ahora me duele. ¿Es común?",
      answer:
        "Sí, algunas lesiones aparecen solo después de varios días. Vea a un médico, explique cuándo empezó el dolor y guarde el registro de esa visita.",
    },
    {
      question: "¿Cuánto vale mi reclamo?",
      answer:
        "Nadie puede saberlo sin sus datos médicos y económicos, y tampoco una calculadora en un sitio web. Tenga cuidado con quien nombre una cifra en la primera conversación.",
    },
    {
      question: "Me golpeó un autobús de la ciudad. ¿Cambia algo?",
      answer:
        "Sí. El primer paso es un aviso por escrito a la agencia de transporte, y hay que darlo pronto. En California tiene seis meses por una lesión.[^california]",
    },
  ],
  cautions: [
    "Si nadie más tuvo culpa, es difícil presentar un reclamo. Su propia póliza todavía puede pagar la atención; su agente se lo puede decir.",
    "Los daños solo al auto son asunto de su aseguradora o del tribunal de reclamos menores. Si el dolor llega después, vea a un médico.",
    "La aseguradora trata con un solo abogado o abogada por persona: consulte a quien le representa antes de seguir.",
  ],
} satisfies CaseWords<typeof autoAccidentPersonalInjury>;
