import type { CaseWords } from "../../case-words";
import type { depoProvera } from "../../cases/depo-provera";

export const depoProveraWords = {
  from: "7a953d489263dd978232b80f86035549e39dae845fcaac404db32bff6401f67a",
  title: "Depo-Provera y meningioma",
  documentTitle: "Demandas por Depo-Provera y meningioma: quién podría calificar",
  description:
    "Demandas por la inyección anticonceptiva Depo-Provera y el meningioma: qué hallaron los estudios, qué tan pequeño es el riesgo, qué dice Pfizer y qué reunir.",
  summary:
    "Las demandas alegan que no se advirtió del meningioma, un tumor. Pfizer dice que esta inyección anticonceptiva es segura y eficaz.",
  highlights: [
    "Inyección anticonceptiva",
    "Diagnóstico de meningioma",
    "La etiqueta cambió en diciembre de 2025",
  ],
  card: {
    title: "Depo-Provera y meningioma",
    sub: "Inyección anticonceptiva",
    desc: "Para personas con un meningioma, un tumor en las capas del cerebro, tras inyecciones de Depo-Provera.",
  },
  hero: {
    alt: "Dibujo de línea: una jeringa junto al contorno de una cabeza, con las capas que cubren el cerebro marcadas.",
  },
  gallery: [
    {
      alt: "Dibujo de una cabeza con el cráneo, las capas y el cerebro ampliados, y un pequeño bulto redondo en las capas; cada parte lleva un número.",
      caption:
        "Dónde crece un meningioma (3): en las capas (2) entre el cráneo (1) y el cerebro (4). La mayoría son benignos, es decir, no son cáncer.",
    },
  ],
  urgent: {
    title: "Primero, atención médica",
    text: "Llame al 911 por un dolor de cabeza fuerte y repentino, una convulsión, debilidad en un lado o pérdida de la vista. Hable con su médico antes de cambiar de anticonceptivo.",
  },
  eligibility: [
    {
      text: "Recibió la inyección Depo-Provera, o un genérico que cubren los casos federales.",
      short: "Recibió inyecciones de Depo-Provera",
    },
    {
      text: "Un médico le diagnosticó un meningioma después de empezar las inyecciones.",
      short: "Meningioma diagnosticado después",
    },
    {
      text: "El tumor está dentro de la cabeza, porque el grupo federal no acepta tumores de la columna.",
      short: "Tumor dentro del cráneo",
    },
    {
      text: "Consta en una resonancia (MRI), una tomografía (CT) o un análisis del tejido.",
      short: "Se ve en imagen o informe",
    },
    {
      text: "Una clínica, una farmacia o una aseguradora puede mostrar que se pusieron las inyecciones.",
      short: "Alguna prueba de las inyecciones",
    },
    {
      text: "Puede decir más o menos cuándo empezó y cuándo recibió la última.",
      short: "Años aproximados de uso",
    },
  ],
  overview: [
    {
      heading: "La inyección y el tumor",
      paragraphs: [
        "Depo-Provera se pone más o menos cada tres meses. Su parte activa es una hormona artificial.[^court] La FDA la aprobó como anticonceptivo en 1992. Hoy la fabrica Pfizer, y antes la hizo Pharmacia & Upjohn.[^court] Hay también una forma con dosis más baja, Depo-SubQ Provera 104, y otras empresas venden genéricos.[^court]",
        "Un meningioma crece en las capas finas que cubren el cerebro, y la mayoría no son cáncer.[^bmj] Aun así puede presionar el cerebro, por lo que algunas personas necesitan cirugía.[^bmj]",
      ],
    },
    {
      heading: "El reclamo y la respuesta de Pfizer",
      paragraphs: [
        "Las demandas alegan que los fabricantes sabían, o debían saber, de un vínculo entre estas hormonas y este tumor. Alegan que debían advertir a las mujeres y a sus médicos.[^court] Pfizer responde que la inyección es segura y cumple su función.[^court] También argumenta que la ley federal prevalece (preemption): las reglas federales de medicamentos no dejarían lugar a estos reclamos según la ley estatal.[^mealeys]",
      ],
    },
    {
      heading: "Lo que dicen los estudios y la nueva advertencia",
      paragraphs: [
        "Un estudio francés comparó a mujeres operadas de un meningioma con otras que no. En el primer grupo, nueve de 18,061 mujeres habían usado la inyección; en el segundo, 11 de 90,305.[^bmj] La diferencia es clara, pero se basa en muy pocas mujeres, y se vio con un uso de un año o más.[^bmj]",
        "Después, un estudio de Estados Unidos contó unos 7 diagnósticos al año por cada 100,000 usuarias, y unos 3 en el grupo con que las comparó.[^jama] El aumento apareció solo tras más de cuatro años de uso, o si la mujer empezó después de los 31 años.[^jama] Lea juntas las dos mitades: la tasa fue más del doble, y la probabilidad para cada mujer siguió siendo pequeña.[^jama]",
        "En diciembre de 2025, la FDA aprobó una advertencia para las dos formas de la inyección.[^letter] Dice que se ha informado de casos y habla de un riesgo quizá mayor de que crezca este tumor.[^fda] Pide a los médicos que busquen señales y terminen este tratamiento si lo hallan.[^fda] No dice que la inyección cause el tumor.[^fda]",
      ],
    },
    {
      heading: "En los tribunales",
      paragraphs: [
        "Un solo tribunal federal ve las cuestiones que comparten las demandas, pero cada mujer sigue con su propio caso.[^court] El grupo cubre solo tumores dentro del cráneo e incluye inyecciones genéricas.[^panel] Se informa que las demandas de Nueva York y Delaware están coordinadas con ese grupo.[^states] Quien demande debe probar con documentos tanto las inyecciones como el tumor.[^proof]",
      ],
    },
  ],
  disqualifiers: [
    "El tumor es de otro tipo, por ejemplo un glioma o un tumor de la hipófisis.",
    "Ni las imágenes ni el laboratorio muestran un meningioma.",
    "Nada puede probar las inyecciones, ni siquiera la lista de una aseguradora.",
    "Antes le dieron radiación en la cabeza, o tiene NF2, una enfermedad hereditaria que causa esos tumores.",
    "Solo tomó pastillas anticonceptivas.",
    "Ya venció el plazo para demandar donde vive, o usted firmó una renuncia a reclamar (release).",
  ],
  faqs: [
    {
      question: "Recibo la inyección ahora. ¿Qué debo hacer?",
      answer:
        "Por favor, no se salte una inyección sin más. En la próxima visita, pregunte a su médico cuál es su riesgo y qué otros métodos le convendrían. La advertencia de la FDA está escrita para que los médicos actúen.[^fda]",
    },
    {
      question: "¿Mi dolor de cabeza o mi vista borrosa podría venir de un meningioma?",
      answer:
        "Esas señales tienen muchas causas, y pocas de ellas son tumores. Cuénteselo a un médico y dígale cuántos años recibió la inyección.",
    },
    {
      question: "Solo recibí un genérico. ¿Cuenta?",
      answer:
        "El grupo federal incluye inyecciones genéricas, pero a quién puede demandar puede depender de qué empresa hizo la suya.[^panel] Su farmacia o clínica muchas veces puede buscar el fabricante por el número del producto.",
    },
    {
      question: "Mi clínica cerró hace años. ¿Dónde puedo hallar pruebas?",
      answer:
        "Una aseguradora, un programa de salud del estado o quien se quedó con la clínica puede tener aún un registro. Un bufete de demandantes informa de una excepción. Es para mujeres cuyas inyecciones terminaron antes de junio de 2005 y que preguntaron sin éxito a cada proveedor.[^pope]",
    },
    {
      question: "¿Prueba mi caso la nueva advertencia?",
      answer:
        "No. La etiqueta dice a los médicos qué vigilar. Un tribunal pregunta qué causó el tumor de una mujer y qué pudo decir el fabricante. Cada parte lee el cambio a su manera.[^mealeys]",
    },
    {
      question: "¿Cubren estas demandas otros problemas, como la pérdida de hueso?",
      answer:
        "No. El panel que juntó las demandas las limitó al meningioma.[^panel] Si le preocupan sus huesos u otra cosa, lo mejor es que le pregunte a su médico.",
    },
  ],
  cautions: [
    "Estas demandas son sobre la inyección, así que otro anticonceptivo podría quedar fuera. Si no sabe bien qué le dieron, una clínica puede buscarlo.",
    "Estas demandas son solo por el meningioma, y es fácil confundir los nombres de los tumores. El informe de su imagen tiene el exacto.",
    "Sin diagnóstico, un bufete rara vez puede hacer mucho. Si tiene síntomas, lo primero es ver a su médico, por su propio bien.",
    "Su abogado o abogada conoce su expediente, así que pregúntele primero; una segunda opinión también está bien.",
  ],
} satisfies CaseWords<typeof depoProvera>;
