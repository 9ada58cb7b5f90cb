import { addresses, caseAddress, partAddress, postAddress } from "../addresses";
export const faqs = {
  title: "Preguntas frecuentes",
  lead: "Respuestas cortas, primero sobre los casos y luego sobre este sitio. Si no encuentra la suya, escríbanos.",
  description:
    "Qué son los casos masivos por daños, si paga algo por adelantado, cuánto tarda una revisión y quién ve lo que usted envía.",
  other: { text: "¿Algo más?", link: "Contáctenos" },
  about: "Sobre los casos",
  items: [
    {
      id: "mass-tort",

      question: "¿Qué son los casos masivos por daños?",
      answer: [
        "Son un grupo de casos en los que muchas personas dicen que el mismo producto, medicamento o hecho las lastimó. Cada persona conserva su propio caso, con sus propios hechos y su propio resultado. Los tribunales suelen tratar juntas las preguntas comunes. Así se ahorra tiempo.",
        "No es lo mismo que una demanda colectiva, en la que un solo caso vale para todas las personas del grupo que no se excluyen. Aquí, la página de cada caso dice de qué tipo es, en qué tribunal está y en qué va.",
      ],
      links: [{ href: addresses.catalog, label: "Los casos que explicamos" }],
    },
    {
      id: "cost",

      question: "¿Pago algo por adelantado?",
      answer: [
        "A nosotros no, en ningún momento. Los bufetes participantes nos pagan por publicidad o por las solicitudes que reciben. Su revisión de la solicitud también es gratis.",
        "Si un bufete toma su caso, por lo general cobra honorarios de contingencia: una parte de lo que recupera, y ningún honorario si no recupera nada. En casi todos los estados, el contrato debe estar por escrito y decir de cuánto es esa parte. Pídalo en español antes de firmar. Los gastos, como los del tribunal, los expedientes y los peritos, van aparte. Es posible que todavía deba gastos. Pregunte antes de firmar.",
        "Un ejemplo: un caso se resuelve por $90,000, la parte del bufete es un tercio y los gastos son de $12,000. Si primero se calcula la parte, el bufete recibe $30,000, los gastos son $12,000 y a usted le quedan $48,000. Si primero se restan los gastos, quedan $78,000, el bufete recibe $26,000 y a usted le quedan $52,000. Si no se gana nada, no hay honorarios, pero algunos contratos le piden pagar los $12,000.",
        "Por eso, haga dos preguntas antes de firmar. ¿La parte del bufete se calcula antes o después de restar los gastos? ¿Y quién paga los gastos si se pierde el caso?",
        "Con la incapacidad del Seguro Social es distinto. Allí la propia agencia tiene que aprobar los honorarios, y las reglas limitan los de contrato. La página sobre las solicitudes por incapacidad tiene las cifras.",
      ],
      links: [
        { href: partAddress("partners", "payment"), label: "Cómo pagan los bufetes participantes" },
        { href: caseAddress("ssdi-applications"), label: "Solicitudes por incapacidad" },
      ],
    },
    {
      id: "how-long",

      question: "¿Cuánto tarda una revisión?",
      answer: [
        "Su parte toma unos minutos, y su solicitud se guarda enseguida. Cuente con 1 a 10 días hábiles para la respuesta de un bufete. También puede tardar más o no responder, y puede decir que no. {{partners.list}}",
        "Una revisión es solo el comienzo. Si se presenta un reclamo, puede tardar años. Enviar un formulario no detiene el plazo de su reclamo. Si cree que una fecha límite está cerca, llame directamente a un abogado o abogada.",
      ],
      links: [
        { href: postAddress("when-a-law-firm-calls"), label: "Cuando llama un bufete" },
        { href: postAddress("how-time-limits-work"), label: "Cómo funcionan los plazos" },
      ],
    },
    {
      id: "privacy",

      question: "¿Es privado lo que envío?",
      answer: [
        "Es confidencial en este sentido: solo lo ven quienes se ocupan de su solicitud. Son nuestro personal, los servicios que trabajan para nosotros y los bufetes que nombra su formulario. No publicamos lo que envía ni vendemos listas. El secreto entre abogado y cliente, que protege lo que usted le dice a su propio abogado o abogada, quizá todavía no lo cubra.",
        "{{lead.goes}} Las respuestas a las preguntas de la página de un caso se envían solo si usted lo elige en el paso 2. Guardamos lo que envía durante {{retention.submissions}}. La parte personal de su recibo, con su nombre, correo, teléfono y dirección de internet, la guardamos durante {{retention.receipts}}. Con su código de referencia y su código privado puede ver, corregir o retirar su solicitud en cualquier momento; si no los tiene, pídanoslo.",
        "Puede decirnos que no vendamos ni compartamos sus datos. Tiene efecto de inmediato, y no tiene que probar quién es.",
      ],
      links: [
        { href: addresses.yourRequest, label: "Su solicitud" },
        { href: addresses.privacy, label: "Política de privacidad" },
        { href: addresses.optOut, label: "No vender ni compartir" },
      ],
    },
  ],
  asking: {
    id: "asking",

    title: "Sobre pedir una revisión aquí",
    items: [
      {
        id: "asking-cost",

        question: "¿Cuánto cuesta?",
        answer: [
          'Pedir una revisión es gratis. Lo que puede cobrar un bufete si toma el caso está arriba, en "¿Pago algo por adelantado?". Es posible que todavía deba gastos. Pregunte antes de firmar.',
        ],
        links: [],
      },
      {
        id: "asking-who-sees",

        question: "¿Quién ve lo que envío?",
        answer: [
          "{{lead.goes}} Cada formulario nombra los bufetes participantes arriba de su botón. La ley protege lo que usted le dice a su propio abogado o abogada. Lo que envía aquí quizá no esté protegido, así que no comparta más de lo que quiera.",
        ],
        links: [],
      },
      {
        id: "asking-calls",

        question: "¿Quién va a llamar?",
        answer: [
          "Si usted acepta, puede llamar un bufete participante o alguien que se ocupa de sus llamadas. Para enviar el formulario tiene que aceptarlo. También puede escribirnos un correo o una carta sin aceptarlo. Para detener los mensajes de texto, responda STOP. Para detenerlo todo, use “Detener llamadas, mensajes de texto y correos”, sin ningún código.{{mail.faq}}",
        ],
        links: [
          { href: addresses.stopContact, label: "Detener llamadas, mensajes de texto y correos" },
        ],
      },
      {
        id: "asking-for-another",

        question: "¿Puedo pedir una revisión para otra persona?",
        answer: [
          "Sí, para un menor, para un familiar con una enfermedad o para alguien que murió. Dé su propio nombre y número. Un bufete puede decirle quién puede actuar por esa persona.",
        ],
        links: [],
      },
      {
        id: "asking-how-long",

        question: "¿Cuándo sabré algo?",
        answer: [
          "Cuente con 1 a 10 días hábiles. Algunos bufetes tardan más o no responden, y mientras tanto el plazo sigue corriendo. Si su fecha límite podría estar cerca, llame usted a un abogado o abogada.",
        ],
        links: [],
      },
    ],
  },
} as const;
