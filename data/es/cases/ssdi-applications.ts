import type { CaseWords } from "../../case-words";
import type { ssdiApplications } from "../../cases/ssdi-applications";

export const ssdiApplicationsWords = {
  from: "a265d070369483dfed13e49083107ab0deaf5943cc3764424e3abe46548048a0",
  title: "Solicitudes de SSDI",
  documentTitle: "Solicitudes de SSDI: cómo funcionan y quién podría calificar",
  description:
    "Cómo funciona el Seguro por Incapacidad del Seguro Social (SSDI): las cinco preguntas, las apelaciones, cuánto puede cobrar quien ayuda y cómo solicitar gratis.",
  summary:
    "SSDI es un beneficio federal para quien no puede trabajar por su salud. Solicitarlo es gratis. Este sitio no es el Seguro Social.",
  highlights: ["Beneficio federal", "Ayuda para apelar", "Gratis sin representante"],
  card: {
    title: "Solicitudes de SSDI",
    sub: "Beneficios por incapacidad",
    desc: "Para solicitar o apelar, si una condición grave no le permite trabajar.",
  },
  hero: {
    alt: "Dibujo de línea: un formulario de papel en una mesa, con un bastón apoyado al lado.",
  },
  gallery: [],
  eligibility: [
    {
      text: "Aún no ha llegado a la edad plena de jubilación.",
      short: "Antes de la edad de jubilación",
    },
    {
      text: "No trabaja, o su sueldo está por debajo del límite mensual que fija el Seguro Social.",
      short: "Poco o ningún trabajo ahora",
    },
    {
      text: "La condición ha durado un año, es probable que dure eso o puede terminar en muerte.",
      short: "Un año o más",
    },
    {
      text: "Por ella, usted no puede hacer un trabajo estable y sustancial.",
      short: "Condición que impide trabajar",
    },
    {
      text: "Recibe tratamiento de médicos o clínicas, así que hay pruebas médicas.",
      short: "Atención médica en el expediente",
    },
    {
      text: "En los años antes de dejar de trabajar, pagó impuestos del Seguro Social por su sueldo.",
      short: "Suficientes créditos de trabajo",
    },
    {
      text: "Aún no ha presentado una solicitud, o se la denegaron y todavía puede apelar.",
    },
  ],
  overview: [
    {
      heading: "Qué es SSDI y qué no es",
      paragraphs: [
        "El Seguro por Incapacidad del Seguro Social (SSDI) le paga cada mes si ya no puede trabajar. Se gana al trabajar y pagar impuestos del Seguro Social. Lo administra la Administración del Seguro Social (SSA).[^ssa] No se demanda a nadie y no paga ninguna empresa. Este sitio no tiene relación con la SSA, y la SSA no lo respalda.",
      ],
    },
    {
      heading: "Las cinco preguntas de la SSA",
      paragraphs: [
        "La regla es estricta. Una condición médica debe impedirle hacer un trabajo sustancial. Debe haber durado 12 meses, o debe esperarse que los dure o que termine en muerte.[^rule] Luego la SSA pregunta cinco cosas en orden. ¿Gana usted más que el límite mensual? ¿Es grave la condición? ¿Coincide con la lista de la SSA? Si eso no lo decide, ¿podría hacer un trabajo que tuvo en los últimos cinco años? ¿Podría hacer algún otro tipo de trabajo?[^rule]",
        "Un trabajo que duró menos de 30 días no cuenta entre los de esos años. La edad, los estudios y las habilidades pueden contar en el último paso.[^rule] Muchas personas con enfermedades graves no cumplen los requisitos. Una denegación no es un juicio sobre usted como persona.",
      ],
    },
    {
      heading: "Las apelaciones, y cuándo puede empezar el dinero",
      paragraphs: [
        "Hay cuatro niveles de apelación: reconsideración por otra persona, audiencia con un juez o jueza, Consejo de Apelaciones y tribunal federal.[^appeal] Guarde cada carta junto con su sobre. Si ya se le pasó el plazo, envíe la petición de todos modos. La SSA debe aceptarla y decidir si la razón que usted da basta.[^appeal][^late]",
        "Los pagos suelen empezar tras cinco meses completos de incapacidad.[^wait] Las personas con ELA (ALS en inglés), una enfermedad de los nervios, no tienen esa espera.[^als] Los beneficios también pueden cubrir hasta un año antes de la solicitud.[^back]",
      ],
    },
    {
      heading: "Ayuda de un representante",
      paragraphs: [
        "Un representante es un abogado o abogada, u otra persona capacitada, que actúa por usted ante la agencia.[^represent] La SSA debe aprobar los honorarios y fija un tope que aumenta de vez en cuando.[^fee] Cuando usted gana beneficios, la SSA retiene hasta 25 por ciento de la parte atrasada para pagarlos.[^rate] Los beneficios atrasados son los de los meses antes de la decisión. Pregunte cuánto debería por copias y envíos, gane o pierda.",
      ],
    },
  ],
  disqualifiers: [
    "Sus ingresos de trabajo están por encima del límite mensual de la agencia.",
    "Es probable que vuelva a trabajar antes de un año.",
    "Sus créditos de trabajo son muy pocos o muy antiguos. Puede convenir más SSI.",
    "Ya cobra la jubilación completa. Si la tomó antes de tiempo, pregunte a la SSA.",
    "El plazo para apelar terminó y no tuvo causa justificada. Una nueva solicitud quizá aún sea posible.",
  ],
  faqs: [
    {
      question: "¿Necesito un representante?",
      answer:
        "No. Los empleados de la SSA responden preguntas gratis, y muchas personas presentan solas su solicitud.[^ssa] Lo más común es tener representante en la audiencia, donde un juez o jueza pregunta por su expediente médico y su vida diaria.",
    },
    {
      question: "Me denegaron la solicitud. ¿Debo empezar de nuevo?",
      answer:
        "Apelar a tiempo suele conservar más que una solicitud nueva, que puede cubrir menos meses pasados. Primero lea la fecha de la carta y luego llame a la SSA.[^back]",
    },
    {
      question: "¿Puedo trabajar un poco mientras espero?",
      answer:
        "Quizá. La SSA permite algunos ingresos de trabajo por debajo de un límite que cambia cada enero y que publica en ssa.gov. Informe de cada trabajo, aunque sean pocas horas. No mencionar uno puede perjudicarle después.",
    },
    {
      question: "¿Está mi condición en una lista?",
      answer:
        "La SSA tiene una lista, pero lo que importa es lo que ya no puede hacer, de cuerpo o de mente. Algunas condiciones graves tienen una vía rápida, llamada Compassionate Allowances.[^fast]",
    },
    {
      question: "Recibo beneficios y la SSA quiere quitarlos. ¿Qué es urgente?",
      answer:
        "El plazo de 10 días para que los pagos sigan.[^keep] Llame al 800-772-1213 el día en que llegue el aviso.",
    },
    {
      question: "¿Es mi solicitud el formulario de esta página?",
      answer:
        "No. Pide que un bufete se comunique con usted, no se envía a la agencia y no detiene ningún plazo. Solo lo detiene una solicitud o apelación que la SSA reciba.",
    },
  ],
  cautions: [
    "El sueldo de tiempo completo suele pasar el límite, y entonces la SSA dice que no en el primer paso. Puede decirle el límite en el 800-772-1213. Si su salud puede obligarle pronto a dejar el trabajo, tiene sentido preguntar ahora.",
    "El plazo para apelar se cuenta en días, así que vea hoy la fecha de su carta. Si parece tarde, la SSA puede explicarle la causa justificada o una nueva solicitud.",
    "Su representante tiene las fechas a mano, así que llame allí antes de seguir aquí.",
  ],
} satisfies CaseWords<typeof ssdiApplications>;
