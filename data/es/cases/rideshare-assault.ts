import type { CaseWords } from "../../case-words";
import type { rideshareAssault } from "../../cases/rideshare-assault";

export const rideshareAssaultWords = {
  from: "49a4962954bbc74f5893abef0e2350eacd8ec644b8bf1124413cdb156ea3e068",
  title: "Agresión en viajes por aplicación",
  documentTitle: "Apoyo y opciones para pasajeros y conductores de aplicación",
  description:
    "Para pasajeros y conductores que sufrieron daño en un viaje por aplicación: atención y apoyo, qué guardar, la privacidad y qué preguntar a un abogado o abogada.",
  summary:
    "Para quien sufrió agresión o acoso en un viaje de Uber, Lyft u otra aplicación. Primero va su seguridad. Usted decide qué contar.",
  highlights: ["Pasajeros y conductores", "Uber, Lyft, otro", "Sin denuncia obligatoria"],
  card: {
    title: "Agresión en viajes por aplicación",
    sub: "Viajes por aplicación",
    desc: "Para pasajeros y conductores que sufrieron agresión o acoso en un viaje pedido por aplicación.",
  },
  hero: {
    alt: "Dibujo de línea: un auto de noche, con una marca de mapa encima.",
  },
  gallery: [],
  urgent: {
    title: "Primero, la seguridad",
    text: "Con heridas o en peligro: llame al 911. Durante días tras una agresión, puede recibir atención y un examen forense gratis. Pregunte a RAINN dónde.",
  },
  eligibility: [
    {
      text: "El viaje se pidió por una aplicación como Uber o Lyft.",
      short: "Viaje pedido por aplicación",
    },
    {
      text: "Sufrió agresión o acoso durante el viaje, o justo antes o después de él.",
      short: "Agresión o acoso en el viaje",
    },
    {
      text: "Lo hizo quien conducía, o un pasajero mientras usted conducía.",
      short: "Por quien conducía, o un pasajero",
    },
    {
      text: "Sabe más o menos cuándo y dónde fue. Un recibo puede completar lo demás.",
      short: "Fecha y lugar aproximados",
    },
    {
      text: "Puede que otra persona haya pedido o pagado el viaje.",
      short: "Pedido por usted u otra persona",
    },
    {
      text: "Denunciarlo a la policía o a la empresa ayuda, pero no es un requisito.",
      short: "Denunciar ayuda, no se exige",
    },
  ],
  overview: [
    {
      heading: "Primero, usted",
      paragraphs: [
        "Si un viaje terminó así para usted, lo sentimos. No fue su culpa, sin importar qué ropa llevaba, qué bebió o qué dijo. Puede llamar a RAINN, al 800-656-4673, antes de hacer cualquier otra cosa. Una línea de seguridad dentro de una aplicación es de la empresa y no reemplaza a RAINN. Tras una agresión sexual le pueden hacer un examen forense: atención médica que también guarda pruebas. Según las reglas federales, no le cuesta nada y no depende de que coopere con la policía.[^evawi]",
      ],
    },
    {
      heading: "Los reclamos y las respuestas",
      paragraphs: [
        "Las demandas alegan que las empresas podían hacer más para proteger a los pasajeros, por ejemplo dejar que pasajeros y conductores se elijan por género.[^usatoday] Uber ha negado haber hecho algo malo.[^nasdaq] En julio de 2025, el tribunal redujo las primeras demandas, así que solo una parte de los reclamos siguió a juicio.[^usatoday]",
      ],
    },
    {
      heading: "Lo que han decidido los jurados",
      paragraphs: [
        "Hasta ahora los resultados difieren, y también las razones. En San Francisco, el jurado halló que la empresa fue negligente y aun así no era responsable.[^nyt] En Phoenix tuvo que responder por el conductor, como si esa persona hubiera actuado en su nombre, pero otros reclamos se rechazaron.[^bloomberg] En Charlotte, informa un bufete, lo que contó fue el deber que la ley del estado impone a una empresa de transporte de pasajeros.[^homampour]",
        "No encontramos una decisión en apelación, así que ninguno de estos veredictos es la última palabra. Los juicios de casos de prueba se hacen en distintos estados, así que el jurado y la ley pueden cambiar cada vez.[^bloomberg]",
      ],
    },
    {
      heading: "Los tribunales, y su viaje como prueba",
      paragraphs: [
        "Según se informa, las demandas federales contra Uber están ante el juez Charles Breyer, en San Francisco.[^verus] En febrero de 2026 se formó un segundo grupo, para Lyft, en el mismo distrito.[^lyft][^daily] Las demandas estatales de California contra Uber y Lyft se coordinan en un tribunal estatal de San Francisco.[^jccp]",
        "En el grupo de Uber, según se informa, se pide a cada persona un recibo auténtico del viaje, u otros datos que lo muestren.[^facts] Los términos de las aplicaciones suelen enviar las disputas a arbitraje, que es privado y no tiene jurado.",
      ],
    },
  ],
  disqualifiers: [
    "El viaje no se pidió por aplicación.",
    "La disputa es solo sobre la tarifa o la ruta. Para lesiones en un choque, vea nuestra página sobre accidentes de auto.",
    "Ya llegó a un acuerdo con la empresa.",
    "Ya venció el plazo del estado, y ninguna ley lo reabre para usted.",
  ],
  faqs: [
    {
      question: "No se lo conté ni a la empresa ni a la policía. ¿Importa?",
      answer:
        "Muchas personas al principio no se lo cuentan a nadie, y usted puede preguntar igual. El registro del viaje suele quedar en su cuenta. Una amistad a quien escribió esa noche quizá aún tenga el mensaje.",
    },
    {
      question: "Yo había bebido. ¿Fue mi culpa?",
      answer:
        "No. Haber bebido no hace que una agresión sea su culpa. La culpa es de quien la cometió.",
    },
    {
      question: "Nunca se acusó de un delito a quien conducía. ¿Es posible un reclamo civil?",
      answer:
        "Puede serlo. La fiscalía y un tribunal civil preguntan cosas distintas, y necesitan distintos niveles de prueba.",
    },
    {
      question: "Otra persona pidió mi viaje. ¿Cómo lo pruebo?",
      answer:
        "Pida a esa persona que guarde el recibo, porque quien tiene la cuenta puede descargarlo.",
    },
    {
      question: "Yo conducía. ¿Es esta página para mí?",
      answer:
        "Puede preguntar. La mayoría de estas demandas es de pasajeros. Otras reglas, como las de lesiones en el trabajo, pueden aplicarse a quienes conducen.",
    },
    {
      question: "¿Me impiden ir a un tribunal los términos de la aplicación?",
      answer:
        "No en casos de agresión o acoso sexual. En una disputa que surge el 3 de marzo de 2022 o después, una ley federal le permite rechazar el arbitraje.[^arbitration] Si el viaje fue antes, pregunte a un abogado o abogada cuándo surgió su disputa.",
    },
  ],
  cautions: [
    "Para un choque, va mejor nuestra página sobre accidentes de auto. Por una tarifa, pida ayuda a la aplicación. Si cuesta ponerle nombre a lo que pasó, está bien. Puede seguir.",
    "Hable con su propio abogado o abogada antes que con otro bufete. Aún puede pedir una segunda opinión.",
  ],
} satisfies CaseWords<typeof rideshareAssault>;
