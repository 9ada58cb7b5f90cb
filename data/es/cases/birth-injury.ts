import type { CaseWords } from "../../case-words";
import type { birthInjury } from "../../cases/birth-injury";

export const birthInjuryWords = {
  from: "b3a1536d815b9069b93bad1b14f6c1e068a737919d6d39f7f86f57f1b95683ca",
  title: "Lesiones al nacer",
  documentTitle: "Reclamos por lesiones al nacer: quién podría calificar",
  description:
    "Para familias tras un parto difícil: qué se sabe de la HIE, la parálisis cerebral y la lesión de nervios, cómo revisa un perito y qué ayuda hay hoy.",
  summary:
    "Si un bebé o una madre sufre un daño grave en el parto, el expediente puede ayudar a saber por qué. Puede mostrar un error o no.",
  highlights: ["HIE y parálisis cerebral", "Revisión de un perito", "Bebé y madre"],
  card: {
    title: "Lesiones al nacer",
    sub: "Parto y primeros días",
    desc: "Para familias de un bebé o una madre que sufrió un daño grave en torno al parto.",
  },
  hero: {
    alt: "Dibujo de línea: los pies de un recién nacido en una manta doblada.",
  },
  gallery: [],
  urgent: {
    title: "Cuándo llamar al 911",
    text: "Si un bebé respira con dificultad, se pone azul, tiene una convulsión o es muy difícil despertarlo, llame al 911. Después del parto, llame al 911 por sangrado fuerte, dolor de pecho, falta de aire, una convulsión o un dolor de cabeza muy fuerte.",
  },
  eligibility: [
    {
      text: "El bebé tiene un diagnóstico de lesión cerebral, parálisis cerebral, lesión de nervios u otro daño grave.",
      short: "Diagnóstico grave del bebé",
    },
    {
      text: "O la madre sufrió un daño grave en el trabajo de parto, en el parto o poco después.",
      short: "O daño grave a la madre",
    },
    {
      text: "O un bebé nació sin vida o murió en los primeros días.",
      short: "O la pérdida de un bebé",
    },
    {
      text: "El daño puede venir del trabajo de parto, del parto o de los primeros cuidados del bebé.",
      short: "Posible relación con el parto",
    },
    {
      text: "El hospital tiene expedientes, aunque usted no haya pedido copias.",
      short: "Hay expedientes del parto",
    },
    {
      text: "El niño o la niña aún tiene la edad que permite el estado.",
      short: "Dentro del límite de edad",
    },
  ],
  overview: [
    {
      heading: "Lo que significa un reclamo así",
      paragraphs: [
        "Si está aquí, algo salió mal en un momento que debía ser feliz. Lo sentimos. Nada en esta página le culpa a usted ni a nadie. Un reclamo de este tipo alega que la atención no llegó al nivel aceptado y que eso causó el daño. En la mayoría de los estados lo decide un tribunal. Florida y Virginia también tienen programas que no preguntan por la culpa.[^nica][^virginia]",
      ],
    },
    {
      heading: "Lo que se sabe de las causas",
      paragraphs: [
        "La encefalopatía hipóxico-isquémica (HIE) es una lesión cerebral por falta de oxígeno o de sangre al nacer. En forma moderada o grave afecta a uno o dos de cada 1,000 bebés nacidos a término.[^review] Enfriar el cuerpo puede bajar el riesgo de daño duradero en los bebés que cumplen las reglas. Hay que empezar dentro de seis horas.[^aap][^review]",
        "La parálisis cerebral se atribuye a menudo a la falta de oxígeno al nacer. Los CDC dicen que eso explica solo un pequeño número de casos y que muchas veces no se conoce la causa.[^cdc] Por eso, un resultado triste no muestra por sí solo que alguien cometió un error.",
      ],
    },
    {
      heading: "Cómo lee el perito el expediente",
      paragraphs: [
        "El perito pregunta qué mostró el monitor y qué se hizo al respecto. ¿Llegó a tiempo la cesárea? ¿Cómo se usaron los fórceps o la ventosa? ¿Se vio el sangrado, el azúcar bajo o la ictericia? Un caso fuerte necesita dos respuestas: que la atención falló y que una mejor habría cambiado el resultado. Como a menudo no se conoce la causa,[^cdc] los peritos pueden no coincidir, y algunas revisiones hallan que la atención fue buena.",
      ],
    },
    {
      heading: "Estados con sistema propio",
      paragraphs: [
        "En NICA, de Florida, un juez o jueza decide a quién se cubre. En Virginia lo decide la comisión estatal de lesiones en el trabajo.[^nica][^virginia] Entrar en uno de estos programas suele significar renunciar a una demanda por negligencia médica.[^benefits][^virginia] El código de Virginia tiene las reglas exactas de ese estado.[^vacode]",
        "Según se informa, Nueva York lo hace al revés: su fondo paga gastos de salud posteriores, y solo después de un acuerdo o una sentencia.[^create] Si la atención fue de un hospital federal, o de algunas clínicas comunitarias, primero hay que presentar un reclamo por escrito al gobierno.[^cfr]",
      ],
    },
  ],
  disqualifiers: [
    "La causa es genética, o es del todo anterior al trabajo de parto.",
    "La lesión fue leve y ya sanó.",
    "Un perito leyó el expediente y halló que la atención fue buena.",
    "Ya pasó el límite de edad o el plazo del estado.",
  ],
  faqs: [
    {
      question: "¿Cómo puedo saber si hubo un error?",
      answer:
        "Quizá no lo sepa, y nadie espera que lo sepa. La mayoría de las familias lo averigua con un perito independiente que lee todo el expediente. Algunas se enteran de que no se habría podido hacer nada.",
    },
    {
      question: "Firmé un consentimiento. ¿Eso descarta un reclamo?",
      answer:
        "No. Un consentimiento acepta los riesgos conocidos de un parto o una operación, pero no acepta un trabajo descuidado. Tráigalo, porque sus palabras pueden importar.",
    },
    {
      question: "Si preguntamos, ¿dañará eso nuestra relación con el médico?",
      answer:
        "Puede seguir con el mismo médico. Tiene derecho a su expediente sin dar una razón. Muchos consultorios tienen un formulario para eso.",
    },
    {
      question: "¿Qué programas pueden ayudarnos hoy?",
      answer:
        "La Intervención Temprana (Early Intervention) para menores de tres años, SSI y Medicaid con sus exenciones (waivers) no dependen de qué causó la lesión. El terapeuta de su hijo o hija, o el equipo de trabajo social del hospital, puede ayudarle a solicitarlos.",
    },
    {
      question: "¿Debemos hacer primero una petición a NICA?",
      answer:
        "Hable antes con un abogado o abogada. La petición debe llegar antes de que su hijo o hija cumpla cinco años. Pero, si se acepta, suele terminar su derecho a demandar.[^nica][^benefits]",
    },
    {
      question: "Mi bebé murió. ¿Todavía es posible un reclamo?",
      answer:
        "Puede serlo, y lo sentimos mucho. La madre, el padre o la sucesión muchas veces puede presentarlo. El plazo puede ser más corto que si el bebé viviera. Mientras tanto, las líneas de ayuda al final de esta página están para usted.",
    },
  ],
  cautions: [
    "Quizá su abogado o abogada ya tiene los expedientes. Hablar con esa oficina puede evitarle contarlo todo otra vez.",
  ],
} satisfies CaseWords<typeof birthInjury>;
