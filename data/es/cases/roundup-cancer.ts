import type { CaseWords } from "../../case-words";
import type { roundupCancer } from "../../cases/roundup-cancer";

export const roundupCancerWords = {
  from: "636e6d722ab2077783a9e7563184a862d675e11ceaa9129075ee12eee51d3ebd",
  title: "Roundup y linfoma",
  documentTitle: "Reclamos por Roundup y linfoma: en qué van las cosas",
  description:
    "El herbicida Roundup y el linfoma no Hodgkin: qué decidió la Corte Suprema en 2026, la propuesta de acuerdo colectivo y quién podría tener opciones.",
  summary:
    "Las demandas vinculan Roundup con un cáncer de la sangre. El fabricante lo niega. En 2026 una decisión cambió las opciones.",
  highlights: ["Exposición al glifosato", "Diagnóstico de linfoma", "Acuerdo colectivo propuesto"],
  card: {
    title: "Roundup y linfoma",
    sub: "Exposición a un herbicida",
    desc: "Para personas con linfoma no Hodgkin tras usar Roundup. Importan una decisión y un plan de acuerdo de 2026.",
  },
  hero: {
    alt: "Dibujo de línea: la boquilla de un rociador de jardín sobre una hilera de plantas en un campo.",
  },
  gallery: [],
  eligibility: [
    {
      text: "Usó Roundup o trabajó cerca de él, por ejemplo en un patio, en una granja o en el cuidado de jardines.",
      short: "Usó Roundup o trabajó cerca",
    },
    {
      text: "La exposición duró meses o años; no fue algo de una o dos veces.",
      short: "Exposición repetida con el tiempo",
    },
    {
      text: "Después le diagnosticaron linfoma no Hodgkin (NHL) o uno de sus tipos.",
      short: "Diagnóstico de linfoma por escrito",
    },
    {
      text: "La exposición fue antes de la enfermedad.",
      short: "Exposición antes de la enfermedad",
    },
    {
      text: "Puede decir los años aproximados del uso y del diagnóstico.",
      short: "Recuerda fechas aproximadas",
    },
    {
      text: "Ya revisó, o está de acuerdo en revisar, si la propuesta de acuerdo colectivo le incluye.",
      short: "Revisó el acuerdo colectivo",
    },
    {
      text: "También puede preguntar por un familiar que tiene la enfermedad o que falleció.",
    },
  ],
  overview: [
    {
      heading: "Sobre Roundup y el linfoma",
      paragraphs: [
        "Roundup es un herbicida (matamalezas) que se usa en granjas, parques y patios. Su ingrediente activo más conocido es el glifosato, registrado por primera vez en Estados Unidos en 1974.[^nationalAgricultural2022] Monsanto, que lo fabrica, es parte de Bayer.[^bayerAg2026]",
        "Las demandas son sobre el linfoma no Hodgkin (NHL), un grupo de cánceres de la sangre. El juez federal escribió que otras enfermedades quedan fuera de sus casos y devolvió un caso de linfoma de Hodgkin al lugar de donde vino.[^districtCourt2024] Su informe de patología, que dice qué halló el laboratorio en su tejido o su sangre, nombra el tipo exacto.",
      ],
    },
    {
      heading: "Lo que dice cada lado",
      paragraphs: [
        "Quienes demandan alegan que respirar el rocío, o tenerlo en la piel una y otra vez, aumentó su riesgo de NHL. También alegan que la etiqueta debía advertir del cáncer. Según se informa, Monsanto ofrece un acuerdo, pero niega haber hecho algo malo.[^hollandLaw2026]",
      ],
    },
    {
      heading: "Lo que dicen la ciencia y las agencias",
      paragraphs: [
        'En 2015, la IARC, la agencia del cáncer de la Organización Mundial de la Salud, revisó los estudios. Puso el glifosato en su lista junto con otras cosas que son "probablemente cancerígenas para los humanos".[^internationalAgency2015] La Agencia de Protección Ambiental (EPA, por sus siglas en inglés) dijo que "no es probable" que cause cáncer. En 2022, un tribunal federal de apelaciones halló que la EPA no había sustentado bien esa opinión y le devolvió la cuestión.[^nationalAgricultural2022]',
        "Los estudios tampoco coinciden. Un estudio grande de personas que aplican pesticidas no halló un vínculo claro entre el glifosato y ningún cáncer.[^jnci2018] Una revisión de 2019 juntó varios estudios, entre ellos ese. Halló más casos de NHL entre las personas con más exposición.[^mutationResearch2019]",
      ],
    },
    {
      heading: "La decisión de 2026 y el acuerdo colectivo",
      paragraphs: [
        "En Monsanto v. Durnell, la Corte Suprema decidió solo sobre la etiqueta. Si la EPA no exigió una advertencia de cáncer, la ley federal impide un reclamo estatal de que la etiqueta debía llevarla. La Corte no dijo si el glifosato causa cáncer.[^opinion] Los tribunales aún deben decidir si otros tipos de reclamo pueden seguir, así que una demanda nueva podría tener límites.",
        "King v. Monsanto es un acuerdo colectivo: un solo acuerdo para todo un grupo de personas. Según se informa, un tribunal lo aprobó en el primero de dos pasos, y los abogados que nombró el tribunal hablan por el grupo.[^hollandLaw2026] Si ya se dio la aprobación final, quizá ya pueda inscribirse, pero solo por un tiempo limitado. Antes de decidir cualquier otra cosa, por favor vea el sitio oficial: weedkillerclass.com. Si usted no pidió excluirse, el acuerdo podría obligarle.[^settlementAdministrator2026]",
      ],
    },
  ],
  disqualifiers: [
    "Ningún médico le ha hallado NHL ni uno de sus tipos.",
    "En realidad nunca hubo exposición a Roundup, o fue muy poca.",
    "El linfoma se halló antes del primer uso de Roundup.",
    "Un acuerdo anterior por Roundup o una renuncia a reclamar (release) firmada ya cubre el reclamo.",
    "El acuerdo colectivo (class settlement) le obliga y usted no pidió a tiempo excluirse. Aun así podría tener derechos dentro de él.",
    "El plazo para un reclamo por Roundup en su estado ya venció.",
  ],
  faqs: [
    {
      question: "¿Es demasiado tarde tras la decisión de la Corte Suprema?",
      answer:
        "Depende. La decisión cerró un tipo de reclamo, sobre la advertencia en la etiqueta, y dejó otros en discusión.[^opinion] La propuesta de acuerdo es un camino aparte, con sus propias reglas.",
    },
    {
      question: "¿Está incluido mi tipo de linfoma?",
      answer:
        "Muchos tipos lo están, desde el linfoma difuso de células B grandes hasta el folicular. El acuerdo o el tribunal se guía por el nombre en su informe de patología. El linfoma de Hodgkin no está en los casos federales.[^districtCourt2024] Si el informe es difícil de leer, su oncólogo u oncóloga puede explicarlo.",
    },
    {
      question: "No tengo recibos del herbicida. ¿Ya no puedo reclamar?",
      answer:
        "Eso solo no lo impide, porque pocas personas los guardan. Pueden ayudar fotos del cobertizo, una tarjeta de la tienda, papeles del trabajo y una nota firmada de alguien que le vio rociar.",
    },
    {
      question: "¿Necesito un abogado o abogada para el acuerdo colectivo?",
      answer:
        "No, no tiene que contratar a nadie para usar el sitio oficial.[^settlementAdministrator2026] Hay personas que de todos modos quieren que un abogado o abogada propio lo revise antes. Aun así podría deber gastos. Pregunte antes de firmar.",
    },
    {
      question: "Usé Roundup, pero estoy bien de salud. ¿Hay algo para mí?",
      answer:
        "La propuesta de acuerdo también es para personas que se enfermen después, dentro de un período fijo.[^settlementAdministrator2026] Guarde el aviso si lo recibió, anote dónde roció y coménteselo a su médico en la próxima visita.",
    },
    {
      question: "¿Es lo mismo el reembolso por botellas de Roundup?",
      answer:
        "No. Los casos colectivos anteriores sobre el precio del producto no tenían que ver con enfermedades. El del linfoma, según informan sus abogados, es King v. Monsanto, en St. Louis.[^hollandLaw2026]",
    },
  ],
  cautions: [
    "Pregunte primero al abogado o abogada que ya tiene, sobre todo para saber si usted está en el acuerdo colectivo. Aun así puede seguir si quiere una segunda opinión.",
    "Sin diagnóstico, es poco probable que una demanda sea para usted. El sitio oficial, weedkillerclass.com, dice qué prevé para quienes tengan NHL después. Si tiene síntomas, vea a su médico.",
    "Esta enfermedad no es linfoma no Hodgkin, así que por lo general queda fuera de los casos de Roundup. Antes de desistir, revise el nombre exacto en su informe.",
    "Los casos de Roundup son sobre el linfoma no Hodgkin, y otra enfermedad podría quedar fuera. Pregunte a su médico si el informe nombra un linfoma; después siga si quiere.",
  ],
} satisfies CaseWords<typeof roundupCancer>;
