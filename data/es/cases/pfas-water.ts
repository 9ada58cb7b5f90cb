import type { CaseWords } from "../../case-words";
import type { pfasWater } from "../../cases/pfas-water";

export const pfasWaterWords = {
  from: "f6b2cf9b3ab2664df3ab8071156c36a6fb5a32cebed1716edbe7b089c60e8807",
  title: "PFAS en el agua",
  documentTitle: "Demandas por PFAS en el agua: quién podría calificar",
  description:
    "PFAS en el agua potable y la espuma contra incendios: qué enfermedades cubren las demandas, qué dice la ciencia y por qué los acuerdos de ciudades van aparte.",
  summary:
    "Los PFAS son químicos hallados en agua y espuma contra incendios. Hay personas enfermas que demandan; los fabricantes lo disputan.",
  highlights: ["Agua o espuma", "Ciertos diagnósticos", "Litigio multidistrital (MDL) 2873"],
  card: {
    title: "PFAS en el agua",
    sub: "Agua potable y espuma",
    desc: "Para personas con ciertas enfermedades tras años de PFAS en el agua potable o la espuma contra incendios.",
  },
  hero: {
    alt: "Dibujo de línea: un tanque de agua elevado y una llave de agua.",
  },
  gallery: [
    {
      alt: "Dibujo de una fábrica y espuma sobre el suelo y el agua subterránea, con un camino de puntos que baja a un pozo, sube a un tanque de agua y entra en una casa.",
      caption:
        "Cómo pueden viajar los PFAS: de la espuma o de una fábrica al suelo y al agua subterránea, y de allí, por un pozo o un servicio de agua, hasta la llave.",
    },
  ],
  eligibility: [
    {
      text: "Vivió o trabajó durante meses o años en un lugar donde se hallaron PFAS en el agua, o usó espuma contra incendios (AFFF).",
      short: "Exposición a agua o espuma",
    },
    {
      text: "Tiene o tuvo cáncer de riñón, testículo, hígado o tiroides. O tiene una enfermedad de la tiroides o la llamada colitis ulcerosa.",
      short: "Una de seis enfermedades",
    },
    {
      text: "La enfermedad se halló después de empezar la exposición.",
      short: "La enfermedad llegó después",
    },
    {
      text: "Hay documentos que nombran el diagnóstico y su fecha.",
      short: "Diagnóstico por escrito",
    },
    {
      text: "Contratos de alquiler, facturas, papeles del servicio militar o registros escolares muestran dónde estuvo y cuándo.",
      short: "Prueba de lugar y años",
    },
    {
      text: "Un análisis, un informe del servicio de agua o una agencia pública halló PFAS en ese lugar.",
      short: "PFAS hallados en el lugar",
    },
    {
      text: "También pueden preguntar las familias de militares y bomberos que murieron.",
    },
  ],
  overview: [
    {
      heading: "Sobre los PFAS en el agua y la espuma",
      paragraphs: [
        'Los PFAS ("químicos eternos") son químicos hechos por el ser humano que se descomponen muy despacio. Dos de los más antiguos, PFOA y PFOS, se usaron en la industria y en la espuma que los bomberos rocían sobre combustible en llamas. Las demandas federales son sobre esa espuma y sobre el agua a la que llegó, cerca de bases, aeropuertos y lugares de entrenamiento. Los PFAS de una fábrica o un vertedero suelen ir a otros tribunales.[^judicialPanel2018]',
      ],
    },
    {
      heading: "Lo que alegan las demandas y dicen los fabricantes",
      paragraphs: [
        "Las demandas alegan que los químicos se acumularon en personas que bebieron el agua o usaron la espuma. Alegan que eso aumentó el riesgo de ciertas enfermedades y que los fabricantes advirtieron muy poco.[^districtCourt2019] Las empresas niegan que sus productos enfermaran a ninguna persona en concreto.",
      ],
    },
    {
      heading: "Qué tan fuertes son las pruebas",
      paragraphs: [
        "Depende de la enfermedad. En 2022, las Academias Nacionales hallaron pruebas suficientes de un vínculo de los PFAS con el cáncer de riñón y el colesterol alto. Lo mismo vale para un menor peso al nacer y una respuesta más débil a las vacunas. Las pruebas eran más limitadas para el cáncer de testículo, la enfermedad de la tiroides y la colitis ulcerosa. Para otros cánceres, un resumen dice que son muy pocas para juzgar.[^nationalAcademies2022]",
        "La IARC, la agencia del cáncer de la Organización Mundial de la Salud, puso el PFOA entre las causas conocidas de cáncer humano. Puso el PFOS entre las posibles. Anotó que los estudios de personas con cáncer de riñón o de testículo eran limitados.[^iarc2023]",
      ],
    },
    {
      heading: "El tribunal y las reglas del agua",
      paragraphs: [
        "El juez Richard Gergel tiene todos los casos federales de espuma en Charleston. Un primer juicio, sobre cáncer de riñón, se planeaba para octubre de 2025. Dos meses antes lo quitó del calendario para contar y revisar los reclamos aún sin presentar.[^bloombergLaw2025] Los grandes acuerdos de las noticias son con sistemas públicos de agua. Pagan por limpiar el agua, no por la enfermedad de nadie.[^districtCourt2019]",
        "En abril de 2024, la Agencia de Protección Ambiental (EPA, por sus siglas en inglés) fijó límites para seis PFAS en el agua potable. El límite es de 4 partes por billón (ppt) para el PFOA y lo mismo para el PFOS.[^epa2024] En mayo de 2026 propuso dar más tiempo a los sistemas de agua para esos dos. Según se informó, también propuso quitar los límites de otros cuatro.[^jJ2026] Buscamos una regla final y no la hallamos.",
      ],
    },
  ],
  disqualifiers: [
    "Hubo exposición, pero no tiene un diagnóstico.",
    "Su enfermedad no está entre las que ve el tribunal, y ningún perito médico apoya el vínculo.",
    "El tiempo cerca del agua o de la espuma fue muy corto.",
    "Nada muestra que hubiera PFAS en el lugar donde vivió, sirvió o trabajó.",
    "La enfermedad ya estaba antes del agua o de la espuma.",
  ],
  faqs: [
    {
      question: "¿Cómo averiguo sobre mi agua?",
      answer:
        "El informe anual de su servicio de agua debe dar los resultados de PFAS. La EPA publica datos nacionales y enlaces a oficinas de los estados.[^epa2026] Si tiene un pozo privado, debe mandarlo analizar usted.",
    },
    {
      question: "¿Debo hacerme un análisis de sangre?",
      answer:
        "Hable con su médico. Un análisis puede mostrar PFAS en su cuerpo, pero no si causaron su enfermedad.[^nationalAcademies2022] No lo necesita para preguntar a un abogado o abogada.",
    },
    {
      question: "Mi ciudad recibió dinero de un acuerdo. ¿Me toca una parte?",
      answer:
        "No. Ese dinero va al sistema de agua para el tratamiento.[^districtCourt2019] Si firmó algo sobre su propiedad o sobre su agua, muéstrelo a un abogado o abogada, porque quizá con eso renunció a algo.",
    },
    {
      question: "Fui bombero o bombera. ¿Tengo otras opciones?",
      answer:
        "Sí. Para bomberos federales con ciertos cánceres y suficientes años de servicio, la ley presume que la enfermedad viene del trabajo.[^forestService2023] Muchos estados tienen una regla parecida para los suyos.",
    },
    {
      question: "¿Reconoce el VA los PFAS?",
      answer:
        "Los reclamos se deciden uno por uno. En septiembre de 2024, el VA empezó a estudiar si debe presumir que el cáncer de riñón viene de PFAS en el servicio militar.[^departmentVeterans2024] No encontramos el resultado.",
    },
    {
      question: "La exposición fue hace décadas. ¿Es demasiado tarde?",
      answer:
        "No siempre. Una ley federal puede mover el inicio del plazo estatal al día en que la persona supo, o debió saber, qué causó el daño.[^code2026] Pregunte a un abogado o abogada si se aplica a su caso.",
    },
  ],
  cautions: [
    "El abogado o abogada que ya tiene sabe en qué va su caso de espuma o de agua, así que empiece por allí. Puede seguir aquí con otra pregunta.",
    "Es comprensible que le preocupe su agua, pero un caso por lesiones exige una enfermedad. Su médico puede decirle qué exámenes le convienen.",
    "Para una enfermedad fuera de su lista, el tribunal quiere desde el comienzo la prueba de un perito médico. Eso hace difícil un reclamo así, pero no imposible.",
    "Un reclamo debe nombrar un lugar donde se hallaron PFAS. El informe anual de su servicio de agua o el departamento de salud puede ayudarle a saberlo.",
  ],
} satisfies CaseWords<typeof pfasWater>;
