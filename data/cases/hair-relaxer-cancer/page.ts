import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Hair Relaxers and Cancer", es: "Alisadores químicos del cabello y cáncer" },
  documentTitle: {
    en: "Hair Relaxers and Cancer lawsuits: who may qualify",
    es: "Demandas por alisadores del cabello y cáncer: quién podría calificar",
  },
  description: {
    en: "Chemical hair relaxers and uterine or ovarian cancer: what lawsuits allege, what the studies do and do not show, and what the companies say.",
    es: "Alisadores químicos y cáncer de útero o de ovario: qué alegan las demandas, qué muestran y qué no muestran los estudios, y qué dicen las empresas.",
  },
  summary: {
    en: `For people with uterine or ovarian cancer after years of hair relaxers, and their families.
        The makers deny it.`,
    es: `Para quien tuvo cáncer de útero o de ovario tras años de alisadores, y su familia.
        Las empresas lo niegan.`,
  },
  highlights: [
    { en: "Relaxer use", es: "Uso de alisadores" },
    { en: "Uterine or ovarian cancer", es: "Cáncer uterino u ovárico" },
    { en: "One judge, many cases", es: "Un tribunal, muchos casos" },
  ],
  card: {
    title: { en: "Hair Relaxers and Cancer", es: "Alisadores químicos del cabello y cáncer" },
    sub: { en: "Chemical relaxers and straighteners", es: "Alisado, alaciado o desrizado químico" },
    desc: {
      en: "For people with uterine, endometrial or ovarian cancer after years of chemical relaxers.",
      es: "Para personas con cáncer de útero, de endometrio o de ovario tras años de usar alisadores químicos.",
    },
  },
  searchWords: {
    en: "perm, straightener, dark and lovely, just for me, ors, motions, l'oreal, uterine cancer, womb, ovarian cancer, endometrial, salon, hair straightening",
    es: "alisadores alaciado alaciar relajante desriz cabello pelo matriz utero ovario cancer",
  },
  drawing: {
    en: "Line drawing of a hand mirror and a comb.",
    es: "Dibujo de línea: un espejo de mano y un peine.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "You used chemical relaxers or straighteners often, for example several times a year over many years.",
        es: "Usó con regularidad alisadores químicos del cabello, por ejemplo varias veces al año durante muchos años.",
      },
      short: { en: "You used relaxers for years", es: "Usó alisadores durante años" },
    },
    {
      text: {
        en: "You can name at least one brand or kit, or a salon that may know it.",
        es: "Puede nombrar al menos una marca o un kit, o un salón que quizá lo sepa.",
      },
      short: { en: "You know a brand or salon", es: "Conoce una marca o salón" },
    },
    {
      text: {
        en: "You had cancer of the uterus, of its lining (endometrial cancer) or of the ovaries.",
        es: "Tuvo cáncer de útero (matriz), de su capa interior (cáncer de endometrio) o de ovario.",
      },
      short: {
        en: "Cancer of the uterus or ovaries",
        es: "Cáncer de útero o de ovario",
      },
    },
    {
      text: {
        en: "The diagnosis came after the use, not before it.",
        es: "El diagnóstico llegó después del uso, no antes.",
      },
      short: { en: "The cancer came after the use", es: "El cáncer llegó después del uso" },
    },
    {
      text: {
        en: "A pathology report exists, or a hospital can send you one.",
        es: "Hay un informe de patología, o un hospital puede enviarle uno.",
      },
      short: { en: "There is a pathology report", es: "Hay informe de patología" },
    },
    {
      text: {
        en: "The person who was ill may ask, and so may a daughter, husband, sister or other relative.",
        es: "Puede preguntar la persona que tuvo la enfermedad, y también una hija, el esposo, una hermana u otro familiar.",
      },
      short: { en: "You ask for yourself or family", es: "Pregunta por usted o un familiar" },
    },
  ],
  overview: [
    {
      heading: {
        en: "About relaxers and these cancers",
        es: "Sobre los alisadores y estos cánceres",
      },
      paragraphs: [
        {
          en: `Relaxers are creams and kits that straighten hair with chemicals, at home or in a salon.
            Strength of Nature and Revlon are among the companies sued.[^districtCourt2024b][^cbs2025]
            The federal cases are about cancer of the uterus or its lining and cancer of the ovaries.[^districtCourt2024]`,
          es: `Los alisadores (alaciadores o desrizadores) son cremas y kits que alisan el cabello con químicos, en casa o en un salón.
            Strength of Nature y Revlon están entre las empresas demandadas.[^districtCourt2024b][^cbs2025]
            Los casos federales son sobre el cáncer de útero (matriz) o de su capa interior y el cáncer de ovario.[^districtCourt2024]`,
        },
      ],
    },
    {
      heading: {
        en: "What the lawsuits claim and the companies answer",
        es: "Lo que alegan las demandas y responden las empresas",
      },
      paragraphs: [
        {
          en: `Lawsuits allege that chemicals that act like hormones passed through the scalp over many years and raised the risk of cancer.
        They say that no label warned of it.
        The companies deny this.
        In spring 2026 they asked the judge to rule that the experts on cause may not testify.[^lawsuitIntelligencer2026]`,
          es: `Las demandas alegan que químicos que actúan como hormonas pasaron por el cuero cabelludo durante muchos años y aumentaron el riesgo de cáncer.
        Alegan que ninguna etiqueta lo advirtió.
        Las empresas lo niegan.
        En la primavera de 2026 pidieron al tribunal que los peritos sobre la causa no puedan declarar.[^lawsuitIntelligencer2026]`,
        },
      ],
    },
    {
      heading: { en: "What the studies found", es: "Lo que hallaron los estudios" },
      paragraphs: [
        {
          en: `The best-known study followed women who each had a sister with breast cancer.
            Those who had straightened their hair more than four times in the past year got uterine cancer about two and a half times as often as those who had not.
            Other hair products showed no such link, and the authors asked for more research.[^jnci2022]
            In the same group, frequent use was linked with ovarian cancer, but that finding rests on only 20 women.[^carcinogenesis2021]`,
          es: `El estudio más conocido siguió a mujeres que tenían una hermana con cáncer de seno.
            Las que se alisaron el cabello más de cuatro veces en el último año tuvieron cáncer de útero con unas dos veces y media la frecuencia de las que no lo hicieron.
            Otros productos para el cabello no mostraron ese vínculo, y los autores pidieron más estudios.[^jnci2022]
            En el mismo grupo, el uso frecuente se vinculó con cáncer de ovario, pero ese hallazgo se basa en solo 20 mujeres.[^carcinogenesis2021]`,
        },
        {
          en: `The Black Women's Health Study did not find a clear rise for all women.
            It found a higher rate of uterine cancer after menopause in those with heavy or very long use, and none before menopause.[^environmentalResearch2023]
            Women in both studies reported their own use, so the results show a link and cannot settle what caused one person's illness.`,
          es: `El estudio Black Women's Health Study no halló un aumento claro para todas las mujeres.
            Halló más cáncer de útero después de la menopausia en las que usaron mucho o por muchos años, y ningún aumento antes de la menopausia.[^environmentalResearch2023]
            En los dos estudios, las mujeres contaron su propio uso.
            Por eso los resultados muestran un vínculo, pero no aclaran qué causó la enfermedad de una persona.`,
        },
      ],
    },
    {
      heading: {
        en: "What courts decided and the FDA plans",
        es: "Lo que decidieron los tribunales y lo que planea la FDA",
      },
      paragraphs: [
        {
          en: `All federal suits are before Judge Mary Rowland in Chicago, and each person keeps a separate case.
            In November 2024 she granted part of a request to drop cases about other illnesses.
            Those cases can be filed again.[^districtCourt2024]
            A separate complaint by buyers asks for refunds and medical checks, not for injury, and most of it was allowed to go on.[^harrismartin2024]`,
          es: `Todas las demandas federales están ante la jueza Mary Rowland, en Chicago, y cada persona tiene su propio caso.
            En noviembre de 2024 aceptó en parte una petición de retirar casos sobre otras enfermedades.
            Esos casos pueden presentarse de nuevo.[^districtCourt2024]
            Una demanda aparte, de compradores, pide reembolsos y revisiones médicas; no es por lesiones.
            La mayor parte pudo seguir.[^harrismartin2024]`,
        },
        {
          en: `Revlon went through bankruptcy, and the date for claims against its estate has passed; late requests were turned down.[^bankruptcyCourt2023]
            That does not settle every claim that names Revlon, and the other companies were never part of it.[^districtCourt2024b]`,
          es: `Revlon pasó por una bancarrota, y la fecha para reclamar en ella ya venció.
            Las peticiones tardías fueron denegadas.[^bankruptcyCourt2023]
            Eso no resuelve todos los reclamos que nombran a Revlon, y las otras empresas nunca fueron parte de esa bancarrota.[^districtCourt2024b]`,
        },
        {
          en: `You may have read that relaxers are being banned.
            The FDA only planned to propose a rule on formaldehyde in smoothing products that are heated in use.[^officeInformation2025]
            Relaxers in general are a different matter.`,
          es: `Quizá leyó que van a prohibir los alisadores.
            La FDA solo planeó proponer una regla sobre el formaldehído en productos para alisar que se usan con calor.[^officeInformation2025]
            Los alisadores en general son otra cosa.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "There is no cancer of the uterus or ovaries.",
      es: "No hay diagnóstico de cáncer de útero ni de ovario.",
    },
    {
      en: "Relaxers were used only once or twice.",
      es: "Los alisadores se usaron solo una o dos veces.",
    },
    {
      en: "Your uterus was removed before the first use, and your claim is about uterine cancer.",
      es: "Le quitaron el útero antes del primer uso de alisadores, y su reclamo es por cáncer de útero.",
    },
    {
      en: "You only styled your hair with heat or without chemicals.",
      es: "Solo se peinó con calor, o sin usar productos químicos.",
    },
    {
      en: "All use ended so long ago that your state's limit, or its outer limit counted from sale, has passed.",
      es: "Todo el uso terminó hace tanto que ya venció el plazo de su estado, o el plazo máximo que este cuenta desde la venta.",
    },
  ],
  faqs: [
    {
      question: {
        en: "I used several brands. Is that a problem?",
        es: "Usé varias marcas distintas. ¿Es un problema?",
      },
      answer: {
        en: `No, that is common.
          List every brand you remember with rough years, and say where you are unsure.
          Old photos, order histories and family members can fill the gaps.`,
        es: `No, eso es común.
          Anote cada marca que recuerde con años aproximados, y diga dónde tiene dudas.
          Fotos viejas, pedidos anteriores y familiares pueden llenar los huecos.`,
      },
    },
    {
      question: {
        en: "I only had it done at a salon. Does that count?",
        es: "Solo me lo hicieron en un salón. ¿Eso cuenta?",
      },
      answer: {
        en: `It can.
          Write down the salons, the stylists and the years you went, because they may remember what they bought.
          Stylists who fell ill may have a workers' compensation claim of their own.`,
        es: `Puede contar.
          Anote los salones, los estilistas y los años en que fue, porque quizá recuerden qué compraban.
          Los estilistas que se enfermaron podrían tener un reclamo propio de compensación para trabajadores.`,
      },
    },
    {
      question: {
        en: "What if I have fibroids or endometriosis?",
        es: "¿Y si tengo fibromas uterinos o endometriosis?",
      },
      answer: {
        en: `The federal cases are about cancer, so fewer firms take a case like yours.[^districtCourt2024]
          A few state cases go on: in October 2025 Georgia's highest court let one woman's fibroids case continue on a question of timing.[^cbs2025]`,
        es: `Los casos federales son sobre el cáncer, así que menos bufetes toman un caso como el suyo.[^districtCourt2024]
          Siguen unos pocos casos estatales: en octubre de 2025, el tribunal más alto de Georgia dejó seguir el caso de una mujer con fibromas, por una cuestión de plazos.[^cbs2025]`,
      },
    },
    {
      question: {
        en: "Do studies prove that relaxers cause cancer?",
        es: "¿Prueban los estudios que los alisadores causan cáncer?",
      },
      answer: {
        en: `No. They found links in some groups and none in others.[^jnci2022][^environmentalResearch2023]
          In May 2026 the judge still had to decide whether experts may tell a jury that relaxers can cause these cancers.
          We found no ruling.`,
        es: `No. Hallaron vínculos en algunos grupos y en otros no.[^jnci2022][^environmentalResearch2023]
          En mayo de 2026, el tribunal aún tenía que decidir si los peritos pueden decir al jurado que los alisadores pueden causar estos cánceres.
          No encontramos la decisión.`,
      },
    },
    {
      question: {
        en: "Should I be tested or have surgery because of this?",
        es: "¿Debo hacerme pruebas o someterme a cirugía por esto?",
      },
      answer: {
        en: `That is for your doctor to say.
          Bring a list of the products and the years, and ask what it means for you.`,
        es: `Eso lo debe decir su médico.
          Lleve una lista de los productos y los años, y pregunte qué significa para usted.`,
      },
    },
    {
      question: {
        en: "I used Revlon products. Am I too late?",
        es: "Usé productos de Revlon. ¿Es demasiado tarde?",
      },
      answer: {
        en: `For a claim in the bankruptcy, very likely: both dates for it were in 2023 (see your options above).[^bankruptcyCourt2023b]
        Ask a lawyer what remains, above all if you were diagnosed after May 2023.`,
        es: `Para un reclamo en la bancarrota, muy probablemente: las dos fechas fueron en 2023 (vea sus opciones más arriba).[^bankruptcyCourt2023b]
        Pregunte a un abogado o abogada qué queda, sobre todo si el diagnóstico fue después de mayo de 2023.`,
      },
    },
  ],
  cautions: [
    {
      question: "years_of_use",
      answers: [{ to: 0 }],
      note: {
        en: `These suits are about relaxers that were used again and again.
          If they were used only once or twice, a firm may say that this does not fit.`,
        es: `Estas demandas tratan de alisadores usados una y otra vez.
          Si se usaron solo una o dos veces, un bufete podría decir que esto no encaja.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
        A second opinion is fine if they know about it.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
        Una segunda opinión está bien, si lo sabe.`,
      },
    },
    {
      question: "diagnosis",
      answers: ["None"],
      note: {
        en: `Relaxer cases are about cancer, so they do not fit somebody who is well.
          If something worries you, your doctor is the best next step.`,
        es: `Los casos de alisadores son sobre el cáncer, así que no son para quien está bien de salud.
          Si algo le preocupa, lo mejor es ver a su médico.`,
      },
    },
    {
      question: "diagnosis",
      answers: ["Endometriosis"],
      note: {
        en: `Endometriosis is a real illness but not a cancer, and the federal cases leave it out.
          Your state bar's referral service can name lawyers who look at other claims.`,
        es: `La endometriosis es una enfermedad real, pero no es cáncer, y los casos federales la dejan fuera.
          El servicio de referencia de la barra de abogados de su estado puede nombrar abogados que ven otros reclamos.`,
      },
    },
    {
      question: "diagnosis",
      answers: ["Other"],
      note: {
        en: `Only cancers of the uterus and ovaries are in the federal relaxer cases.
          If you are unsure of the name, ask your doctor for the pathology report.`,
        es: `En los casos federales de alisadores solo entran los cánceres de útero y de ovario.
          Si duda del nombre, pida a su médico el informe de patología.`,
      },
    },
  ],
  urgent: {
    title: { en: "Bleeding that is not normal for you", es: "Sangrado que no es normal en usted" },
    text: {
      en: `See a doctor promptly about it, especially after menopause.
        If it is very heavy or you feel faint, call 911.`,
      es: `Vea pronto a un médico, sobre todo tras la menopausia.
        Si es muy fuerte o siente que se desmaya, llame al 911.`,
    },
  },
  related: ["depo-provera", "baby-formula-nec"],
  reviewedOn: "2026-11-26",
};
