import type { CaseWords } from "../../case-words";
import type { bardPowerport } from "../../cases/bard-powerport";

export const bardPowerportWords = {
  from: "dbd3959a6f29fff3e087748013767eebe88c22e47d034180cb8e44f876c8b486",
  title: "Catéter Bard PowerPort",
  documentTitle: "Demandas por el catéter Bard PowerPort: quién podría calificar",
  description:
    "Qué alegan las demandas sobre los puertos implantados Bard PowerPort, qué responde el fabricante, qué señales piden atención y cómo hallar sus papeles.",
  summary:
    "Las demandas alegan que el tubo de un PowerPort puede debilitarse y que no se avisó a los médicos. Los fabricantes lo niegan.",
  highlights: [
    "Catéter con puerto",
    "Rotura, infección, coágulo",
    "Litigio multidistrital (MDL) 3081",
  ],
  card: {
    title: "Catéter Bard PowerPort",
    sub: "Puerto implantado para medicamentos",
    desc: "Para personas cuyo puerto Bard se rompió, se movió o tuvo después una infección o un coágulo.",
  },
  hero: {
    alt: "Dibujo de línea: un pequeño puerto redondo bajo la piel del pecho, con un tubo fino que va hacia el corazón.",
  },
  gallery: [
    {
      alt: "Dibujo de un puerto implantado en un pecho, con la cámara, el tubo y la punta numerados del 1 al 3.",
      caption:
        "Dónde va un puerto y los tres lugares donde puede haber un problema: la cámara bajo la piel (1), el tubo (2) y la punta en una vena grande cerca del corazón (3).",
    },
  ],
  urgent: {
    title: "Señales que piden atención ya",
    text: "Dolor de pecho o falta de aire: llame al 911. Fiebre, escalofríos, brazo o cuello hinchado, o dolor cuando le enjuagan el puerto por dentro: llame de inmediato a su equipo médico.",
  },
  eligibility: [
    {
      text: "Tuvo un PowerPort u otro catéter con puerto implantado de Bard o BD.",
      short: "Puerto de Bard o BD",
    },
    {
      text: "El tubo se rompió o una parte se movió, o bien hubo una infección grave o un coágulo.",
      short: "Rotura, infección o coágulo",
    },
    {
      text: "Un médico identificó el problema y lo anotó en su expediente médico.",
      short: "Problema hallado por un médico",
    },
    {
      text: "Hizo falta tratamiento, como sacar el puerto, un procedimiento o una estadía en el hospital.",
      short: "Extracción o tratamiento en hospital",
    },
    {
      text: "Una tarjeta, una etiqueta o el informe de la operación puede mostrar la marca.",
      short: "Prueba de la marca",
    },
    {
      text: "Usted tuvo el puerto, o pregunta en nombre de una persona que murió.",
      short: "Para usted o una sucesión",
    },
  ],
  overview: [
    {
      heading: "Sobre los puertos implantados",
      paragraphs: [
        "Un puerto es una pequeña cámara bajo la piel del pecho o del brazo, con un tubo blando que va a una vena grande. Sirve para dar quimioterapia y otros medicamentos repetidas veces. El PowerPort es un puerto de C.R. Bard y Bard Access Systems, que son de Becton Dickinson (BD).[^harrismartin2023]",
        "Los puertos de toda marca pueden dar problemas, pronto o tras años: infección, coágulos, un tubo roto o que se movió. Los médicos los examinan con radiografías y otras imágenes.[^insightsInto2019] En un estudio hospitalario grande, las roturas fueron poco comunes. Influían la edad del paciente y el tiempo desde que se puso el puerto.[^annalsPalliative]",
      ],
    },
    {
      heading: "Lo que alegan las demandas y niegan los fabricantes",
      paragraphs: [
        "Las demandas alegan que el sulfato de bario, que hace visible el tubo en una radiografía, lo debilita. Alegan que así puede rajarse, romperse o juntar gérmenes, y que no se avisó a los médicos.[^aboutlawsuits2025] Algunas demandas culpan también a la cámara de las infecciones.[^aboutlawsuits2024]",
        "Los fabricantes niegan lo que se alega. Los dispositivos llegaron al mercado por el trámite de autorización de la FDA, conocido como 510(k).[^openfda2026] Buscamos un retiro del mercado del PowerPort por la falla que se alega y no encontramos ninguno.",
      ],
    },
    {
      heading: "Lo que ha hecho el tribunal",
      paragraphs: [
        "Un panel federal asignó los casos al juez David Campbell, en Phoenix, mientras que los fabricantes decían que los abogados podían coordinarse entre ellos.[^harrismartin2023][^harrismartin2023b] En 2024, según se informó, el juez no quiso retrasar la elección de casos de prueba.[^consumerNotice2024] Luego se informó que se eligieron seis. En conjunto, según informes, son sobre infección, rotura, coágulos y cirugía.[^drugwatch2025]",
      ],
    },
    {
      heading: "Lo que no pudimos averiguar",
      paragraphs: [
        "Las órdenes más recientes del tribunal que conocemos son de marzo de 2026. El sitio de resúmenes que informó del resultado de un primer juicio se retractó.[^guide2026] Solo el sitio del propio tribunal puede decirle si hubo un juicio y cómo terminó. Los puertos de AngioDynamics son otro grupo de casos y no son parte de este.",
      ],
    },
  ],
  disqualifiers: [
    "El dispositivo era de otra marca, o una línea PICC.",
    "El puerto se sacó solo porque el tratamiento había terminado.",
    "Ningún médico halló una complicación.",
    "Ningún papel puede mostrar quién fabricó el dispositivo.",
    "El plazo para demandar por el puerto ya terminó en su estado.",
  ],
  faqs: [
    {
      question: "Todavía tengo un PowerPort. ¿Hay que sacarlo?",
      answer:
        "Una demanda no es razón para sacarlo. Un puerto que funciona puede hacer falta para su tratamiento. Si algo le preocupa, hable con el equipo médico que lo cuida.",
    },
    {
      question: "¿Cómo encuentro la marca y el modelo?",
      answer:
        "Busque la tarjeta del implante que le dieron, o pida al hospital el informe de la operación con su etiqueta. El número impreso se puede buscar en AccessGUDID, una base de datos federal gratuita.",
    },
    {
      question: "La clínica tiró el puerto. ¿Podría tener un caso todavía?",
      answer:
        "Sí podría. También pueden servir de prueba las imágenes, los cultivos de laboratorio y el informe de la extracción. Si el hospital aún tiene el dispositivo, pida por escrito que lo conserve.",
    },
    {
      question: "¿Se rompen los tubos también en otros puertos?",
      answer:
        "Sí, las revisiones médicas describen roturas en puertos de varios fabricantes.[^insightsInto2019] Por eso importan la marca, las imágenes y el tiempo desde que se puso.",
    },
    {
      question: "¿Son estos casos una demanda colectiva?",
      answer:
        "No. Cada persona tiene su propia demanda, y un solo tribunal las lleva hasta el juicio. Los casos de prueba ayudan a los dos lados a saber cómo ven las pruebas los jurados.[^drugwatch2025]",
    },
  ],
  cautions: [
    "Las demandas de aquí son sobre puertos de Bard y BD. El puerto de otro fabricante podría tener sus propios casos; la barra de abogados de su estado puede ayudarle a hallarlos.",
    "Esta página es solo sobre puertos implantados. Si no sabe bien qué dispositivo tuvo, puede decírselo la clínica que lo puso.",
    "Una demanda depende de una complicación médica, así que un puerto que funciona bien es buena noticia. Si algo le preocupa, pregunte a su equipo médico.",
    "Su abogado o abogada ya conoce la historia de su caso, así que pregúntele antes de llenar otro formulario.",
  ],
} satisfies CaseWords<typeof bardPowerport>;
