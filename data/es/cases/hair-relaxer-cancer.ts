import type { CaseWords } from "../../case-words";
import type { hairRelaxerCancer } from "../../cases/hair-relaxer-cancer";

export const hairRelaxerCancerWords = {
  from: "d6bcfec43a51cad0802378ee7060797510771b227734a94baa5f9ecc557b0b85",
  title: "Alisadores químicos del cabello y cáncer",
  documentTitle: "Demandas por alisadores del cabello y cáncer: quién podría calificar",
  description:
    "Alisadores químicos y cáncer de útero o de ovario: qué alegan las demandas, qué muestran y qué no muestran los estudios, y qué dicen las empresas.",
  summary:
    "Algunas personas con cáncer de útero o de ovario demandan a los fabricantes de alisadores del cabello. Las empresas lo niegan.",
  highlights: [
    "Uso de alisadores",
    "Cáncer uterino u ovárico",
    "Litigio multidistrital (MDL) 3060",
  ],
  card: {
    title: "Alisadores químicos del cabello y cáncer",
    sub: "Alisado, alaciado o desrizado químico",
    desc: "Para personas con cáncer de útero, de endometrio o de ovario tras años de usar alisadores químicos.",
  },
  hero: {
    alt: "Dibujo de línea: un espejo de mano y un peine.",
  },
  gallery: [],
  urgent: {
    title: "Sangrado que no es normal en usted",
    text: "Vea pronto a un médico, sobre todo después de la menopausia. Si el sangrado es muy fuerte o siente que se desmaya, llame al 911.",
  },
  eligibility: [
    {
      text: "Usó con regularidad alisadores químicos del cabello, por ejemplo varias veces al año durante muchos años.",
      short: "Uso regular durante años",
    },
    {
      text: "Puede nombrar al menos una marca o un kit, o un salón que quizá lo sepa.",
      short: "Una marca o un salón",
    },
    {
      text: "Tuvo cáncer de útero (matriz), de su capa interior (cáncer de endometrio) o de ovario.",
      short: "Cáncer de útero, endometrio u ovario",
    },
    {
      text: "El diagnóstico llegó después del uso, no antes.",
      short: "Diagnóstico después del uso",
    },
    {
      text: "Hay un informe de patología, o un hospital puede enviarle uno.",
      short: "Hay informe de patología",
    },
    {
      text: "Puede preguntar la persona que tuvo la enfermedad, y también una hija, el esposo, una hermana u otro familiar.",
      short: "Para usted o un familiar",
    },
  ],
  overview: [
    {
      heading: "Sobre los alisadores y estos cánceres",
      paragraphs: [
        "Los alisadores (alaciadores o desrizadores) son cremas y kits que alisan el cabello con químicos, en casa o en un salón. Strength of Nature y Revlon están entre las empresas demandadas.[^districtCourt2024b][^cbs2025] Los casos federales son sobre el cáncer de útero (matriz) o de su capa interior y el cáncer de ovario.[^districtCourt2024]",
      ],
    },
    {
      heading: "Lo que alegan las demandas y responden las empresas",
      paragraphs: [
        "Las demandas alegan que químicos que actúan como hormonas pasaron por el cuero cabelludo durante muchos años y aumentaron el riesgo de cáncer. Alegan que ninguna etiqueta lo advirtió. Las empresas lo niegan. En la primavera de 2026, según se informó, pidieron al tribunal que los peritos sobre la causa no declaren ante el jurado.[^lawsuitIntelligencer2026]",
      ],
    },
    {
      heading: "Lo que hallaron los estudios",
      paragraphs: [
        "El estudio más conocido siguió a mujeres que tenían una hermana con cáncer de seno. Las que se alisaron el cabello más de cuatro veces en el último año tuvieron cáncer de útero con unas dos veces y media la frecuencia de las que no lo hicieron. Otros productos para el cabello no mostraron ese vínculo, y los autores pidieron más estudios.[^jnci2022] En el mismo grupo, el uso frecuente se vinculó con cáncer de ovario, pero ese hallazgo se basa en solo 20 mujeres.[^carcinogenesis2021]",
        "El estudio Black Women's Health Study no halló un aumento claro para todas las mujeres. Halló más cáncer de útero después de la menopausia en las que usaron mucho o por muchos años, y ningún aumento antes de la menopausia.[^environmentalResearch2023] En los dos estudios, las mujeres contaron su propio uso. Por eso los resultados muestran un vínculo, pero no aclaran qué causó la enfermedad de una persona.",
      ],
    },
    {
      heading: "Lo que decidieron los tribunales y lo que planea la FDA",
      paragraphs: [
        "Todas las demandas federales están ante la jueza Mary Rowland, en Chicago, y cada persona tiene su propio caso. En noviembre de 2024 aceptó en parte una petición de retirar casos sobre otras enfermedades. Esos casos pueden presentarse de nuevo en otro lugar.[^districtCourt2024] Una demanda aparte, de compradores, pide reembolsos y revisiones médicas; no es por lesiones. La mayor parte pudo seguir.[^harrismartin2024]",
        "Revlon pasó por una bancarrota, y la fecha para reclamar en ella ya venció. Las peticiones tardías fueron denegadas.[^bankruptcyCourt2023] Eso no resuelve todos los reclamos que nombran a Revlon, y las otras empresas nunca fueron parte de esa bancarrota.[^districtCourt2024b]",
        "Quizá leyó que van a prohibir los alisadores. La FDA solo planeó proponer una regla sobre el formaldehído en productos para alisar que se usan con calor.[^officeInformation2025] Los alisadores en general son otra cosa.",
      ],
    },
  ],
  disqualifiers: [
    "No hay diagnóstico de cáncer de útero ni de ovario.",
    "Los alisadores se usaron solo una o dos veces.",
    "Le quitaron el útero antes del primer uso de alisadores, y su reclamo es por cáncer de útero.",
    "Solo se peinó con calor, o sin usar productos químicos.",
    "Todo el uso terminó hace tanto que ya venció el plazo de su estado, o el plazo máximo que este cuenta desde la venta.",
  ],
  faqs: [
    {
      question: "Usé varias marcas distintas. ¿Es un problema?",
      answer:
        "No, eso es común. Anote cada marca que recuerde con años aproximados, y diga dónde tiene dudas. Fotos viejas, pedidos anteriores y familiares pueden llenar los huecos.",
    },
    {
      question: "Solo me lo hicieron en un salón. ¿Eso cuenta?",
      answer:
        "Puede contar. Anote los salones, los estilistas y los años en que fue, porque quizá recuerden qué compraban. Los estilistas que se enfermaron podrían tener un reclamo propio de compensación para trabajadores.",
    },
    {
      question: "¿Y si tengo fibromas uterinos o endometriosis?",
      answer:
        "Los casos federales son sobre el cáncer, así que la mayoría de los bufetes dirá que no.[^districtCourt2024] Siguen unos pocos casos estatales: en octubre de 2025, el tribunal más alto de Georgia dejó seguir el caso de una mujer con fibromas, por una cuestión de plazos.[^cbs2025]",
    },
    {
      question: "¿Prueban los estudios que los alisadores causan cáncer?",
      answer:
        "No. Hallaron vínculos en algunos grupos y en otros no.[^jnci2022][^environmentalResearch2023] En mayo de 2026, el tribunal aún tenía que decidir si los peritos pueden decir al jurado que los alisadores pueden causar estos cánceres. No encontramos la decisión.",
    },
    {
      question: "¿Debo hacerme pruebas o someterme a cirugía por esto?",
      answer:
        "Eso lo debe decir su médico. Lleve una lista de los productos y los años, y pregunte qué significa para usted.",
    },
    {
      question: "Usé productos de Revlon. ¿Es demasiado tarde?",
      answer:
        "Para un reclamo en la bancarrota, muy probablemente: las dos fechas fueron en 2023 (vea sus opciones más arriba).[^bankruptcyCourt2023b] Pregunte a un abogado o abogada qué queda, sobre todo si el diagnóstico fue después de mayo de 2023.",
    },
  ],
  cautions: [
    "Usted ya tiene quien le represente en esto, así que empiece por llamar a esa oficina. Una segunda opinión está bien, si esa oficina lo sabe.",
    "Los casos de alisadores son sobre el cáncer, así que no son para quien está bien de salud. Si algo le preocupa, lo mejor es ver a su médico.",
    "La endometriosis es una enfermedad real, pero no es cáncer, y los casos federales la dejan fuera. El servicio de referencia de la barra de abogados de su estado puede nombrar abogados que ven otros reclamos.",
    "En los casos federales de alisadores solo entran los cánceres de útero y de ovario. Si duda del nombre, pida a su médico el informe de patología.",
  ],
} satisfies CaseWords<typeof hairRelaxerCancer>;
