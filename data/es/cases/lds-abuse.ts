import type { CaseWords } from "../../case-words";
import type { ldsAbuse } from "../../cases/lds-abuse";

export const ldsAbuseWords = {
  from: "1dbce8b22b0a6d448ca463955820601560d4ad82070a2088963850197a804f73",
  title:
    "Reclamos por abuso relacionados con La Iglesia de Jesucristo de los Santos de los Últimos Días",
  documentTitle: "Apoyo y opciones para miembros de la iglesia y familias",
  description:
    "Respuestas claras y serenas para quienes sufrieron daño en una comunidad de la iglesia y sus familias: quién puede ayudar, la privacidad y qué preguntar.",
  summary:
    "Para quienes sufrieron abuso sexual en un entorno de la Iglesia, y para quienes los aman. Lea mucho o poco, como quiera.",
  highlights: ["A su propio ritmo", "En cualquier época", "Respeto a quienes creen"],
  card: {
    title:
      "Reclamos por abuso relacionados con La Iglesia de Jesucristo de los Santos de los Últimos Días",
    sub: "Comunidad de la iglesia",
    desc: "Para personas que sufrieron abuso en un entorno de la iglesia, muchas veces en la niñez.",
  },
  hero: {
    alt: "Dibujo de línea: una puerta cerrada con una luz suave por debajo.",
  },
  gallery: [],
  eligibility: [
    {
      text: "Era menor de 18 años entonces; algunas personas que ya eran adultas también pueden preguntar.",
      short: "Menor de 18, a veces mayor",
    },
    {
      text: "La persona era líder, maestro, misionero, voluntario o miembro de la Iglesia, o el lugar era de la Iglesia.",
      short: "Relación con la Iglesia",
    },
    {
      text: "O lo hizo un familiar, y quizá se le contó a alguien de la Iglesia.",
      short: "O un familiar, y líderes avisados",
    },
    {
      text: "Alguien con un puesto de confianza pudo haber recibido un aviso.",
      short: "Alguien pudo recibir aviso",
    },
    {
      text: "Puede nombrar el estado y los años aproximados; no hacen falta días exactos.",
      short: "Estado y años aproximados",
    },
    {
      text: "No importa si ha hablado de ello alguna vez o nunca.",
      short: "Lo contó o nunca lo contó",
    },
  ],
  overview: [
    {
      heading: "Antes que nada",
      paragraphs: [
        "Si esta página es sobre usted, sentimos lo que vivió. No fue su culpa. Hoy no tiene que decidir nada. Las personas de las líneas de ayuda de más arriba escuchan a cualquier hora. Cada estado tiene un fondo que puede pagar consejería tras un delito, piense usted o no en un reclamo.[^ovc]",
      ],
    },
    {
      heading: "De qué tratan las demandas",
      paragraphs: [
        "La mayoría de estas demandas dice que líderes, miembros, maestros o voluntarios abusaron de un niño, o que lo hizo un familiar y se les contó a los líderes.[^wave] Son reclamos civiles, que preguntan quién responde por el daño. Van aparte de lo que pueda investigar la policía. La mayoría de los miembros de la Iglesia no tiene nada que ver con esto.",
        "Las demandas alegan que los líderes no denunciaron, no apartaron a la persona o no advirtieron a las familias. Algunas cuestionan cómo se usó una línea de ayuda para líderes.[^wave] La Iglesia dice que el abuso no tiene excusa y que trabaja para prevenirlo y denunciarlo.[^wave] Dice que el fin de la línea de ayuda es que se cumplan las leyes sobre denuncias.[^fox]",
      ],
    },
    {
      heading: "Por qué cada demanda es distinta, y el abuso en los Scouts",
      paragraphs: [
        "Las leyes estatales difieren en quién debe denunciar el abuso, y en si lo dicho al clero en privado puede seguir privado. Un abogado o abogada puede explicarle las reglas de su estado. Las demandas difieren también en sus hechos, y por eso el panel federal no quiso juntarlas. A quién se le contó, y cómo respondió esa persona, nunca es del todo igual.[^panel][^floodlit]",
        "En 2025, una petición de la propia Iglesia habló de una mediación prevista para un grupo de las demandas.[^mediation] Luego se informó de un acuerdo en principio, con términos privados.[^world] Buscamos un acuerdo final y no encontramos ninguno. Nada dice que cubriría a alguien más.",
        "Los Boy Scouts pasaron por una bancarrota, y allí se trataron los reclamos sobre los Scouts.[^plan] En agosto de 2022 se cambió el plan, después de que un tribunal rechazó la parte sobre la Iglesia. La Iglesia iba a tener menos protección que la propuesta al principio.[^plan] Lo que eso deja abierto contra la Iglesia es una cuestión legal que no podemos responder.",
      ],
    },
    {
      heading: "Las leyes de plazos siguen cambiando",
      paragraphs: [
        "Muchos estados han reescrito sus plazos para el abuso en la niñez. Algunos han abierto ventanas para reclamos que habían vencido.[^childusa] California abrió dos para personas que eran adultas, y terminan en días distintos.[^journal] Por favor, no desista por su propio cálculo. Deje que lo revise un abogado o abogada con experiencia.",
      ],
    },
  ],
  disqualifiers: [
    "Ni la persona ni el lugar tenían relación con la Iglesia.",
    "Ya lo cubre un acuerdo o una renuncia a reclamar (release) con su firma.",
    "El plazo venció y ninguna ley más nueva lo reabre; solo un abogado o abogada puede decírselo.",
  ],
  faqs: [
    {
      question: "Nunca se lo conté a nadie. ¿Puedo preguntar?",
      answer:
        "Sí. Muchas personas esperan años, y el hecho de haber callado no le excluye. Puede empezar con muy pocos datos, o tener primero una conversación privada con RAINN, al 800-656-4673.",
    },
    {
      question: "¿Podría enterarse mi barrio o mi familia?",
      answer:
        "No por nosotros, aunque alguien puede ver una llamada o una carta. Diga en el formulario qué es seguro. Una demanda en un tribunal es pública, salvo que se permita usar iniciales u otro nombre, y muchos jueces lo permiten. Resuélvalo con un abogado o abogada antes de presentar nada.",
    },
    {
      question: "¿Tengo que dejar mi fe?",
      answer:
        "No. Un reclamo civil es algo aparte de la fe y de ser miembro. Aquí nadie le pedirá que elija entre una cosa y la otra.",
    },
    {
      question: "¿Tengo que ir a la policía?",
      answer:
        "Sobre su propio pasado, esa decisión es de usted y de nadie más. Si un niño puede estar en peligro ahora, llame al 911, o pregunte a Childhelp qué hacer, al 800-422-4453.",
    },
    {
      question: "¿Y si la persona ya murió?",
      answer:
        "Todavía puede ser posible un reclamo. Algunos se presentan contra una organización y no solo contra una persona. La ley del estado decide cuáles de ellos siguen abiertos.",
    },
    {
      question: "¿Es para mí la línea de ayuda de la Iglesia?",
      answer:
        "Se hizo para líderes de la iglesia que se enteran de un abuso.[^fox] Para sobrevivientes está RAINN, por teléfono o con un mensaje de texto con la palabra HOPE al 64673.",
    },
  ],
  cautions: [
    "Quien ya conoce su historia puede responder mejor, así que quizá quiera preguntar primero a su abogado o abogada. Otra opinión también es bienvenida.",
  ],
} satisfies CaseWords<typeof ldsAbuse>;
