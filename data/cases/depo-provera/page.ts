import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Depo-Provera and Meningioma", es: "Depo-Provera y meningioma" },
  documentTitle: {
    en: "Depo-Provera and meningioma lawsuits: who may qualify",
    es: "Demandas por Depo-Provera y meningioma: quién podría calificar",
  },
  description: {
    en: "Lawsuits about the Depo-Provera birth-control shot and meningioma: what studies found, how small the risk is, what the maker says, and which records help.",
    es: "Demandas por la inyección anticonceptiva Depo-Provera y el meningioma: qué hallaron los estudios, qué tan pequeño es el riesgo, qué dice Pfizer y qué reunir.",
  },
  summary: {
    en: `For people with a meningioma (brain tumor) after Depo-Provera. Pfizer calls it safe.`,
    es: `¿Tuvo un meningioma (tumor cerebral) tras Depo-Provera? Pfizer la llama segura.`,
  },
  highlights: [
    { en: "Birth-control shot", es: "Inyección anticonceptiva" },
    { en: "Meningioma", es: "Diagnóstico de meningioma" },
    { en: "Label changed December 2025", es: "La etiqueta cambió en diciembre de 2025" },
  ],
  card: {
    title: { en: "Depo-Provera and Meningioma", es: "Depo-Provera y meningioma" },
    sub: { en: "Birth-control shot", es: "Inyección anticonceptiva" },
    desc: {
      en: "For people with a meningioma, a tumor of the brain's lining, after Depo-Provera shots.",
      es: "Para personas con un meningioma, un tumor en las capas del cerebro, tras inyecciones de Depo-Provera.",
    },
  },
  searchWords: {
    en: "birth control shot, birth control, contraceptive, injection, brain tumor, meningioma, pfizer, shot, depo",
    es: "inyeccion anticonceptivo control natal embarazo tumor cerebral cerebro meningioma",
  },
  drawing: {
    en: "Line drawing of a calendar with one day marked, and a small medicine bottle.",
    es: "Dibujo de línea: un calendario con un día marcado y un frasco pequeño de medicina.",
  },
  gallery: [
    {
      src: "/images/cases/depo-provera-explained.svg",
      alt: {
        en: "Drawing of a head with its skull, lining and brain enlarged, and a small round growth on the lining; each is numbered.",
        es: "Dibujo de una cabeza con el cráneo, las capas y el cerebro ampliados, y un pequeño bulto redondo en las capas; cada parte lleva un número.",
      },
      caption: {
        en: `Where a meningioma (3) grows: in the lining (2) between the skull (1) and the brain (4).
          Most are benign, which means they are not cancer.`,
        es: `Dónde crece un meningioma (3): en las capas (2) entre el cráneo (1) y el cerebro (4).
          La mayoría son benignos, es decir, no son cáncer.`,
      },
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: {
        en: "You got the Depo-Provera shot, or a generic that the federal cases cover.",
        es: "Recibió la inyección Depo-Provera, o un genérico que cubren los casos federales.",
      },
      short: { en: "You got Depo-Provera shots", es: "Recibió inyecciones de Depo-Provera" },
    },
    {
      text: {
        en: "A doctor diagnosed a meningioma after you had begun the shots.",
        es: "Un médico le diagnosticó un meningioma después de empezar las inyecciones.",
      },
      short: {
        en: "A doctor found a meningioma afterwards",
        es: "Un médico halló un meningioma después",
      },
    },
    {
      text: {
        en: "The tumor is inside the head, because the federal group does not cover spinal tumors.",
        es: "El tumor está dentro de la cabeza, porque el grupo federal no cubre tumores de la columna.",
      },
      short: { en: "The tumor is inside the skull", es: "El tumor está dentro del cráneo" },
    },
    {
      text: {
        en: "An MRI, a CT scan or a lab test of the tissue shows it.",
        es: "Consta en una resonancia (MRI), una tomografía (CT) o un análisis del tejido.",
      },
      short: { en: "A scan or report names it", es: "Se ve en imagen o informe" },
    },
    {
      text: {
        en: "A clinic, a pharmacy or an insurer can show that the shots were given.",
        es: "Una clínica, una farmacia o una aseguradora puede mostrar que se pusieron las inyecciones.",
      },
      short: { en: "Something can prove the shots", es: "Algo puede probar las inyecciones" },
    },
    {
      text: {
        en: "You can say roughly when you started and when you had the last one.",
        es: "Puede decir más o menos cuándo empezó y cuándo recibió la última.",
      },
      short: { en: "You know the rough years", es: "Sabe los años aproximados" },
    },
  ],
  overview: [
    {
      heading: { en: "The shot and the tumor", es: "La inyección y el tumor" },
      paragraphs: [
        {
          en: `Depo-Provera is given about every three months, and its active part is a man-made hormone.[^court]
            The FDA approved it for birth control in 1992, and Pfizer makes it now, as Pharmacia & Upjohn did before.[^court]
            There is also a form with a lower dose, Depo-SubQ Provera 104, and other companies sell generic copies.[^court]`,
          es: `Depo-Provera se pone más o menos cada tres meses.
            Su parte activa es una hormona artificial.[^court]
            La FDA la aprobó como anticonceptivo en 1992.
            Hoy la fabrica Pfizer, y antes la hizo Pharmacia & Upjohn.[^court]
            Hay también una forma con dosis más baja, Depo-SubQ Provera 104, y otras empresas venden genéricos.[^court]`,
        },
        {
          en: `A meningioma grows in the thin lining around the brain, and most meningiomas are not cancer.[^bmj]
        But it can press on the brain, so some people need surgery.[^bmj]`,
          es: `Un meningioma crece en las capas finas que cubren el cerebro, y la mayoría no son cáncer.[^bmj]
        Pero puede presionar el cerebro, por lo que algunas personas necesitan cirugía.[^bmj]`,
        },
      ],
    },
    {
      heading: {
        en: "The claim, the studies and the new warning",
        es: "El reclamo, los estudios y la nueva advertencia",
      },
      paragraphs: [
        {
          en: `Lawsuits allege that the makers knew, or should have known, of a link between such hormones and this tumor, and that they should have warned women and their doctors.[^court]
            Pfizer answers that the shot is safe and does what it should.[^court]
            It also argues preemption, which means that federal drug rules leave no room for these claims under state law.[^mealeys]`,
          es: `Las demandas alegan que los fabricantes sabían, o debían saber, de un vínculo entre estas hormonas y este tumor.
            Alegan que debían advertir a las mujeres y a sus médicos.[^court]
            Pfizer responde que la inyección es segura y cumple su función.[^court]
            También argumenta que la ley federal prevalece (preemption): las reglas federales de medicamentos no dejarían lugar a estos reclamos según la ley estatal.[^mealeys]`,
        },
        {
          en: `A French study compared women who had meningioma surgery with women who had not.
            In the first group, nine of 18,061 women had used the shot, and in the second, 11 of 90,305.[^bmj]
            That is a clear gap, but it rests on very few women, and the gap was tied to use for a year or more.[^bmj]`,
          es: `Un estudio francés comparó a mujeres operadas de un meningioma con otras que no.
            En el primer grupo, nueve de 18,061 mujeres habían usado la inyección; en el segundo, 11 de 90,305.[^bmj]
            La diferencia es clara, pero se basa en muy pocas mujeres, y se vio con un uso de un año o más.[^bmj]`,
        },
        {
          en: `A US study then counted about 7 diagnoses a year in every 100,000 users, and about 3 in the group it compared them with.[^jama]
        The rise appeared only after more than four years of use, or when a woman began after age 31.[^jama]
        Both are true: the rate was more than twice as high, and the chance for any one woman stayed small.[^jama]`,
          es: `Después, un estudio de Estados Unidos contó unos 7 diagnósticos al año por cada 100,000 usuarias, y unos 3 en el grupo con que las comparó.[^jama]
        El aumento apareció solo tras más de cuatro años de uso, o si la mujer empezó después de los 31 años.[^jama]
        Las dos cosas son ciertas: la tasa fue más del doble, y la probabilidad para cada mujer siguió siendo pequeña.[^jama]`,
        },
        {
          en: `In December 2025 the FDA approved a warning for both forms of the shot.[^letter]
            It says that cases have been reported, and it speaks of a possible higher risk that such a tumor grows.[^fda]
            It asks doctors to look for signs and to end the shots if this tumor is found.[^fda]
            It does not say that the shot causes the tumor.[^fda]`,
          es: `En diciembre de 2025, la FDA aprobó una advertencia para las dos formas de la inyección.[^letter]
            Dice que se ha informado de casos y habla de un riesgo quizá mayor de que crezca este tumor.[^fda]
            Pide a los médicos que busquen señales y terminen este tratamiento si lo hallan.[^fda]
            No dice que la inyección cause el tumor.[^fda]`,
        },
      ],
    },
    {
      heading: { en: "In the courts", es: "En los tribunales" },
      paragraphs: [
        {
          en: `One federal judge has the suits as an MDL (many similar federal cases before one judge), and each woman keeps a case of her own.[^court]
        The group covers only tumors inside the skull, and it includes generic shots.[^panel]
        The judges in New York and Delaware work together with her.[^states]
        Anyone who files must prove both the shots and the tumor with papers.[^proof]`,
          es: `Un solo tribunal federal lleva las demandas como litigio multidistrital (MDL: muchos casos federales parecidos ante un mismo tribunal), y cada mujer sigue con su propio caso.[^court]
        El grupo cubre solo tumores dentro del cráneo e incluye inyecciones genéricas.[^panel]
        Los tribunales de Nueva York y Delaware trabajan junto con él.[^states]
        Quien demande debe probar con documentos tanto las inyecciones como el tumor.[^proof]`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "The tumor is of another kind, such as a glioma or a pituitary tumor.",
      es: "El tumor es de otro tipo, por ejemplo un glioma o un tumor de la hipófisis.",
    },
    {
      en: "No scan and no lab report shows a meningioma.",
      es: "Ni las imágenes ni el laboratorio muestran un meningioma.",
    },
    {
      en: "Nothing can prove the shots, not even an insurer's list.",
      es: "Nada puede probar las inyecciones, ni siquiera la lista de una aseguradora.",
    },
    {
      en: "You had radiation to the head earlier, or you have NF2, an inherited condition that causes such tumors.",
      es: "Antes le dieron radiación en la cabeza, o tiene NF2, una enfermedad hereditaria que causa esos tumores.",
    },
    { en: "You took birth-control pills only.", es: "Solo tomó pastillas anticonceptivas." },
    {
      en: "The time to sue has run out where you live, or you signed a release.",
      es: "Ya venció el plazo para demandar donde vive, o usted firmó una renuncia a reclamar (release).",
    },
  ],
  faqs: [
    {
      question: {
        en: "I get the shot now. What should I do?",
        es: "Recibo la inyección ahora. ¿Qué debo hacer?",
      },
      answer: {
        en: `Please don't just skip a shot.
          Ask your doctor at the next visit what your own risk is and which other methods would suit you.
          The FDA's warning is written for doctors to act on.[^fda]`,
        es: `Por favor, no se salte una inyección sin más.
          En la próxima visita, pregunte a su médico cuál es su riesgo y qué otros métodos le convendrían.
          La advertencia de la FDA está escrita para que los médicos actúen.[^fda]`,
      },
    },
    {
      question: {
        en: "Could my headaches or blurred vision come from a meningioma?",
        es: "¿Mi dolor de cabeza o mi vista borrosa podría venir de un meningioma?",
      },
      answer: {
        en: `These signs have many causes, and few of them are tumors.
          Tell a doctor about them, and mention for how many years you had the shot.`,
        es: `Esas señales tienen muchas causas, y pocas de ellas son tumores.
          Cuénteselo a un médico y dígale cuántos años recibió la inyección.`,
      },
    },
    {
      question: {
        en: "I had only a generic. Does it count?",
        es: "Solo recibí un genérico. ¿Cuenta?",
      },
      answer: {
        en: `The federal group includes generic shots, but whom you may sue can depend on which company made yours.[^panel]
          Your pharmacy or clinic can often look up the maker from the product number.`,
        es: `El grupo federal incluye inyecciones genéricas, pero a quién puede demandar puede depender de qué empresa hizo la suya.[^panel]
          Su farmacia o clínica muchas veces puede buscar el fabricante por el número del producto.`,
      },
    },
    {
      question: {
        en: "My clinic closed years ago. Where could I find proof?",
        es: "Mi clínica cerró hace años. ¿Dónde puedo hallar pruebas?",
      },
      answer: {
        en: `An insurer, a state health program or whoever took over the clinic may still hold an entry.
          One plaintiffs' firm reports an exception.
          It is for women whose shots ended before June 2005 and who asked every provider without success.[^pope]`,
        es: `Una aseguradora, un programa de salud del estado o quien se quedó con la clínica puede tener aún un registro.
          Un bufete de demandantes informa de una excepción.
          Es para mujeres cuyas inyecciones terminaron antes de junio de 2005 y que preguntaron sin éxito a cada proveedor.[^pope]`,
      },
    },
    {
      question: {
        en: "Does the new warning prove my case?",
        es: "¿Prueba mi caso la nueva advertencia?",
      },
      answer: {
        en: `No. A label tells doctors what to watch for, while a court asks what caused one woman's tumor and what the maker could have said.
          Each side reads the change its own way.[^mealeys]`,
        es: `No. La etiqueta dice a los médicos qué vigilar.
          Un tribunal pregunta qué causó el tumor de una mujer y qué pudo decir el fabricante.
          Cada parte lee el cambio a su manera.[^mealeys]`,
      },
    },
    {
      question: {
        en: "Do these suits cover other problems, such as bone loss?",
        es: "¿Cubren estas demandas otros problemas, como la pérdida de hueso?",
      },
      answer: {
        en: `No. The panel that joined the suits limited them to meningioma.[^panel]
          If your bones or anything else worries you, your doctor is the right person to ask.`,
        es: `No. El panel que juntó las demandas las limitó al meningioma.[^panel]
          Si le preocupan sus huesos u otra cosa, lo mejor es que le pregunte a su médico.`,
      },
    },
  ],
  cautions: [
    {
      question: "years_used",
      answers: [{ to: 0 }],
      note: {
        en: `Firms usually look for at least a few shots with proof, such as an insurer's list.
          If you got only one or two, you can still ask, but a firm may say no.`,
        es: `Los bufetes suelen buscar al menos algunas inyecciones con prueba, como una lista de su seguro.
          Si recibió solo una o dos, puede preguntar igual, pero un bufete podría decir que no.`,
      },
    },
    {
      question: "used_depo",
      answers: ["no"],
      note: {
        en: `These suits are about the shot, so another kind of birth control may not fit.
          If you are not sure what you were given, a clinic can look it up.`,
        es: `Estas demandas son sobre la inyección, así que otro anticonceptivo podría quedar fuera.
          Si no sabe bien qué le dieron, una clínica puede buscarlo.`,
      },
    },
    {
      question: "side_effects",
      answers: ["other_tumor", "other"],
      note: {
        en: `These suits are only about meningioma, and tumor names are easy to mix up.
          The report from your scan has the exact one.`,
        es: `Estas demandas son solo por el meningioma, y es fácil confundir los nombres de los tumores.
          El informe de su imagen tiene el exacto.`,
      },
    },
    {
      question: "side_effects",
      answers: ["symptoms_only", "none"],
      note: {
        en: `Without a diagnosis a firm can rarely do much.
          For symptoms, your doctor comes first, for your own sake.`,
        es: `Sin diagnóstico, un bufete rara vez puede hacer mucho.
          Si tiene síntomas, lo primero es ver a su médico, por su propio bien.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: "If you already have a lawyer, ask them first; a second opinion is fine too.",
        es: "Si ya tiene abogado o abogada, pregúntele primero; una segunda opinión también está bien.",
      },
    },
  ],
  urgent: {
    title: { en: "Get care first", es: "Su salud, primero" },
    text: {
      en: "Call 911 for a sudden severe headache, a seizure, weakness on one side or loss of sight. Talk to your doctor before you change birth control.",
      es: "Llame al 911 por dolor de cabeza súbito y fuerte, convulsión, debilidad en un lado o pérdida de vista. No cambie de anticonceptivo sin ver a su médico.",
    },
  },
  related: ["ozempic-wegovy", "hair-relaxer-cancer"],
  reviewedOn: "2026-11-26",
};
