import type { CaseWords } from "../../case-words";
import type { asbestosLungCancer } from "../../cases/asbestos-lung-cancer";

export const asbestosLungCancerWords = {
  from: "826380513f2215163bd5161c9af8f9e679bc8eef9cc60eef8846ceab4cdcfee9",
  title: "Asbesto y cáncer de pulmón",
  documentTitle: "Reclamos por asbesto y cáncer de pulmón: quién podría calificar",
  description:
    "Cáncer de pulmón tras el asbesto en el trabajo, el servicio militar o la casa: cómo son los reclamos y los fondos, qué cambia fumar y qué documentos ayudan.",
  summary:
    "Si respiró polvo de asbesto y después tuvo cáncer de pulmón, podría tener un reclamo, haya fumado o no.",
  highlights: ["Trabajo o casa", "Si fumó, puede preguntar", "Fondos y tribunales"],
  card: {
    title: "Asbesto y cáncer de pulmón",
    sub: "Polvo en trabajo o casa",
    desc: "Para personas con cáncer de pulmón que respiraron polvo de asbesto en el trabajo, en el servicio militar o en casa.",
  },
  hero: {
    alt: "Dibujo de línea: el contorno de unos pulmones con una sola fibra fina adentro.",
  },
  gallery: [
    {
      alt: "Dibujo de cabeza y pecho, con la nariz, las vías respiratorias y un saco de aire del pulmón ampliado, numerados del 1 al 3.",
      caption:
        "Cómo puede quedarse una fibra: se respira (1), pasa por las vías respiratorias (2) y llega a un pequeño saco de aire en lo hondo del pulmón (3). Pueden pasar muchos años hasta que se halla una enfermedad.",
    },
  ],
  eligibility: [
    {
      text: "El cáncer empezó en el pulmón; los médicos lo llaman cáncer primario de pulmón.",
      short: "Cáncer primario de pulmón",
    },
    {
      text: "Respiró polvo de asbesto en un empleo, en el servicio militar, en una obra de renovación o de la ropa de trabajo de un familiar.",
      short: "Polvo en trabajo o casa",
    },
    {
      text: "Puede nombrar lugares de trabajo, oficios, barcos, productos o compañeros.",
      short: "Lugares o productos con nombre",
    },
    {
      text: "Entre el primer polvo de asbesto y el cáncer pasaron unos diez años o más.",
      short: "Diez años o más después",
    },
    {
      text: "El cáncer, o una muerte por su causa, es bastante reciente.",
      short: "Diagnóstico bastante reciente",
    },
    {
      text: "Puede preguntar tanto si fumó como si no, porque fumar por sí solo no excluye un reclamo.",
      short: "También si fumó",
    },
    {
      text: "Por alguien que falleció puede preguntar el esposo, la esposa, un hijo, una hija o la sucesión.",
    },
  ],
  overview: [
    {
      heading: "Sobre el asbesto y el cáncer de pulmón",
      paragraphs: [
        "El asbesto (llamado también amianto) es un grupo de minerales de fibras finas. Se usó en aislamiento, astilleros, frenos, techos y cemento. Los trabajadores llevaban muchas veces el polvo a casa en la ropa.[^nationalCancer2007] Un programa científico federal lo nombra como causa conocida de cáncer en humanos, también del de pulmón.[^nationalToxicology2004] Así que la pregunta general está resuelta. Qué causó el cáncer de una persona aún hay que mostrarlo con datos médicos y de trabajo.",
        "El mesotelioma y la asbestosis, que deja cicatrices en los pulmones, son otras enfermedades con sus propios reclamos. Esta página es sobre el cáncer que empieza en el pulmón mismo. La EPA también lo nombra entre los daños del asbesto.[^epa2024]",
      ],
    },
    {
      heading: "Fumar y respirar asbesto",
      paragraphs: [
        "En personas que respiraron polvo de asbesto y además fumaron, los estudios médicos hallan un riesgo conjunto más alto que la suma de los dos riesgos.[^one2015] Las revisiones de estudios difieren sobre cuánto más alto. Una halla que el asbesto puede influir incluso sin cicatrices en los pulmones.[^intJ2020] Haber fumado puede hacer más difícil un reclamo en algunos lugares, pero no le pone fin por sí solo.",
      ],
    },
    {
      heading: "Quién paga: empresas y fondos",
      paragraphs: [
        "Las demandas alegan que quienes hacían y usaban productos de asbesto no advirtieron del polvo. Una empresa puede negar que su producto tuviera que ver, así que usted necesita una prueba del producto. Los casos federales iban antes a un solo expediente en Filadelfia, que dejó de recibir nuevos en diciembre de 2011, con pocas excepciones.[^judicialPanel2011]",
        "Muchas de estas empresas cayeron en bancarrota y tuvieron que crear fondos fiduciarios para víctimas. Cada fondo tiene reglas escritas sobre la enfermedad, el producto y las pruebas que exige.[^governmentAccountability2011] Un reclamo a un fondo se decide sin juicio, y la misma persona muchas veces puede reclamar a varios.",
      ],
    },
    {
      heading: "La regla federal sobre el asbesto",
      paragraphs: [
        "En marzo de 2024, la EPA publicó una regla para ir eliminando los usos del crisotilo, el tipo de asbesto que aún se usa.[^epa2024] Varias empresas la impugnaron ante un tribunal federal de apelaciones. En julio de 2025, la EPA dijo que por ahora no la volvería a escribir.[^ehs2025] Según se informa, la prohibición anterior, de 1989, se anuló en su mayor parte en 1991.[^mesowatch2026] Nada de esto decide el reclamo de una persona que ya está enferma.",
      ],
    },
  ],
  disqualifiers: [
    "El cáncer pasó al pulmón desde alguna otra parte del cuerpo.",
    "Usted no puede nombrar ningún empleo, producto o persona que le relacione con el polvo de asbesto.",
    "El cáncer se halló, o la muerte ocurrió, hace demasiado tiempo para el plazo del estado.",
    "El mismo reclamo ya se pagó o se renunció a él. El pago de un fondo puede dejar abiertos otros fondos.",
    "Hay asbesto en su edificio, pero a nadie se le ha diagnosticado una enfermedad.",
  ],
  faqs: [
    {
      question: "Fumé durante años. ¿Vale la pena preguntar?",
      answer:
        "Sí. El asbesto y el tabaco juntos aumentan el riesgo más que cada uno solo.[^nationalCancer2007] Algunos fondos pueden exigir más pruebas a quien fumó, como cicatrices en una imagen. Por eso ayuda saber qué dice su expediente médico sobre el tabaco.",
    },
    {
      question: "La empresa donde trabajé está en bancarrota. ¿Y ahora?",
      answer:
        "Puede haber un fondo de esa bancarrota. Publica sus propios trámites y formularios, y juzga cada reclamo con pruebas escritas.[^governmentAccountability2011] Un abogado o abogada que lleva casos de asbesto puede ver qué fondos cubren los productos con los que trabajó.",
    },
    {
      question: "Nunca trabajé con asbesto, pero mi esposo sí. ¿Puedo preguntar?",
      answer:
        "Sí puede. El polvo que llega a casa en la ropa de trabajo es una forma reconocida de exposición.[^nationalCancer2007] Lo que más suele ayudar son pruebas de su empleo y una declaración firmada sobre la ropa con polvo.",
    },
    {
      question: "Soy veterano o veterana. ¿Tengo que demandar a las fuerzas armadas?",
      answer:
        "No. Puede pedir beneficios por incapacidad al VA, el Departamento de Asuntos de Veteranos. Presentar la solicitud es gratis y no exige una demanda.[^departmentVeterans2026] Las demandas son contra las empresas que fabricaron los productos. Puede hacer las dos cosas.",
    },
    {
      question: "Trabajé en una planta nuclear. ¿Hay otra ayuda para mí?",
      answer:
        "Quizá. El Departamento de Trabajo tiene un programa federal para personas que trabajaron en ciertas plantas nucleares. Solicitarlo no cuesta nada.[^departmentLabor2026]",
    },
    {
      question: "Encontré asbesto en mi casa. ¿Eso ya es un caso?",
      answer:
        "No es un caso de cáncer. No toque el material y mantenga lejos a otras personas. Antes de cualquier obra, pida que un contratista acreditado lo examine.",
    },
  ],
  cautions: [
    "Los reclamos a fondos y las demandas se afectan entre sí, así que su abogado o abogada debe saber de cada paso. Pregúntele primero.",
    "Una exposición sin una enfermedad no es un caso de cáncer. Aun así conviene que se lo diga a su médico, para que le puedan hacer los exámenes adecuados.",
    "Lo que importa es dónde empezó el cáncer. Lo debe decir el informe de patología, y su médico puede explicarle ese informe.",
    "El mesotelioma tiene sus propios reclamos, que esta página no cubre del todo. Siga si quiere, o pida a la barra de abogados de su estado un abogado o abogada que lleve casos de asbesto.",
  ],
} satisfies CaseWords<typeof asbestosLungCancer>;
