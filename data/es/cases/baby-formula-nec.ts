import type { CaseWords } from "../../case-words";
import type { babyFormulaNec } from "../../cases/baby-formula-nec";

export const babyFormulaNecWords = {
  from: "f9ef7bae88a6f02eb18bba6040e07eed6e8350bf454ccd8dd71f58741af3ceb1",
  title: "Fórmula infantil y NEC",
  documentTitle: "Demandas por fórmula infantil y NEC: quién podría calificar",
  description:
    "Lo que las familias deben saber sobre la NEC, la fórmula para bebés prematuros y las demandas por Similac y Enfamil. Lo que dice cada lado, con claridad.",
  summary:
    "Algunas familias demandan por Similac, Enfamil y la NEC, enfermedad intestinal de bebés prematuros. Los fabricantes lo niegan.",
  highlights: ["Bebés prematuros", "Similac o Enfamil", "Diagnóstico de NEC"],
  card: {
    title: "Fórmula infantil y NEC",
    sub: "Bebés prematuros y su alimento",
    desc: "Para familias de un bebé prematuro que tuvo NEC después de recibir Similac o Enfamil.",
  },
  hero: {
    alt: "Dibujo de línea: un biberón junto a la ventana redonda de una incubadora de hospital.",
  },
  gallery: [],
  eligibility: [
    {
      text: "Su bebé nació antes de las 37 semanas, o era muy pequeño al nacer.",
      short: "Nació temprano o muy pequeño",
    },
    {
      text: "En el hospital, su bebé recibió fórmula a base de leche de vaca o fortificador de las líneas Similac o Enfamil.",
      short: "Similac o Enfamil en el hospital",
    },
    {
      text: "Después de empezar ese alimento, un médico halló que su bebé tenía NEC.",
      short: "NEC después de ese alimento",
    },
    {
      text: "El expediente del hospital muestra el producto, o podría mostrarlo.",
      short: "Hay registros de alimentación",
    },
    {
      text: "Usted es madre, padre, tutor o tutora legal, o actúa por la sucesión de un bebé que murió.",
      short: "Madre, padre, tutela o sucesión",
    },
    {
      text: "Usted no ha firmado ningún papel que resuelva este reclamo o renuncie a él.",
      short: "Sin renuncia a reclamar (release)",
    },
  ],
  overview: [
    {
      heading: "La NEC (enterocolitis necrosante) y el alimento en cuidados neonatales",
      paragraphs: [
        "La NEC es una enfermedad grave del intestino, sobre todo en bebés que nacen antes de tiempo o muy pequeños. Una parte del intestino se inflama y puede morir, y algunos bebés necesitan cirugía.[^departmentHealth2024] Si le pasó a su familia, lo sentimos. Nada aquí dice que una madre, un padre o alguien de enfermería hizo algo mal.",
        "En la unidad de cuidados intensivos neonatales (NICU), la leche humana va primero cuando hay suficiente. Si no la hay, la fórmula para prematuros es parte de la atención normal.[^departmentHealth2024] Los fabricantes demandados son Abbott (Similac) y Mead Johnson (Enfamil), que es de Reckitt.[^judicialPanel2022][^meadJohnson2026]",
      ],
    },
    {
      heading: "Lo que dicen las demandas",
      paragraphs: [
        "Las demandas alegan que, para los bebés prematuros, las fórmulas a base de leche de vaca traen más riesgo de NEC que otras opciones más seguras.[^judicialPanel2022] Las familias dicen también que nadie les advirtió con claridad a ellas ni al hospital. Abbott y Mead Johnson niegan estos reclamos.[^meadJohnson2026]",
      ],
    },
    {
      heading: "Lo que dicen los estudios y las agencias",
      paragraphs: [
        "Un estudio británico de 1990 halló NEC confirmada de 6 a 10 veces más a menudo en prematuros alimentados solo con fórmula que en los que tomaron solo leche materna.[^theLancet1990] En septiembre de 2024, un grupo de expertos entregó su informe y 17 recomendaciones a los Institutos Nacionales de la Salud (NIH).[^nih2024]",
        "Pocas semanas después, la FDA, los CDC y los NIH hablaron juntos. No ven pruebas concluyentes de que la fórmula para prematuros cause la NEC. Sí ven pruebas sólidas de que la leche humana protege.[^departmentHealth2024] AAP News, que leen los pediatras, lo resumió: las pruebas apuntan a la falta de leche humana y no a la fórmula.[^aap2024]",
      ],
    },
    {
      heading: "Lo que decidieron los tribunales federales y estatales",
      paragraphs: [
        "Los casos federales están ante la jueza Rebecca Pallmeyer, en Chicago. En 2025, según se informó, cerró los tres primeros casos de prueba a favor de Abbott. Pero, según los informes, dejó seguir a los peritos principales de las familias, que hablan de la causa.[^verus2025][^verus2025b] Se informa que el primero terminó porque ese hospital no tenía otro alimento para el bebé.[^verus2025b]",
        "Los jurados estatales han dado la razón a uno y otro lado, y un caso de Misuri debe juzgarse de nuevo.[^harrismartin2025]",
      ],
    },
  ],
  disqualifiers: [
    "Su bebé nació a término y con un peso normal al nacer.",
    "Los médicos no encontraron NEC en su bebé.",
    "La leche humana fue el único alimento antes de que empezara la NEC.",
    "Ni la fórmula ni el fortificador eran de las marcas Similac o Enfamil.",
    "Un reclamo por la NEC de su bebé ya se resolvió con un acuerdo.",
    "Ya venció el plazo para el reclamo de su hijo o hija, y para el de usted.",
  ],
  faqs: [
    {
      question: "¿Causó la fórmula la NEC de mi bebé?",
      answer:
        "Ningún sitio web puede decirlo. Nacer antes de tiempo ya es un gran riesgo. Los médicos y los tribunales miran cuánto se adelantó el bebé, qué recibió y cuándo empezó la enfermedad.",
    },
    {
      question: "¿Y si no sé la marca?",
      answer:
        'A muchos padres y madres nunca se les dijo, porque la eligió el hospital. Las hojas diarias de alimentación suelen nombrarla. Por ahora, "Otra / No lo sé" es una buena respuesta.',
    },
    {
      question: "Mi bebé toma fórmula ahora. ¿Debo cambiársela?",
      answer:
        "Por favor, no cambie el alimento por una página sobre demandas. A quien hay que preguntar es al médico de su bebé.",
    },
    {
      question: "¿Por qué importa si el hospital tenía leche donada?",
      answer:
        "Porque los tribunales preguntan qué otra cosa pudo recibir el bebé. Según se informó, dos de los casos de prueba federales no prosperaron por eso.[^verus2025][^verus2025b]",
    },
    {
      question: "Vivimos en un estado y el hospital está en otro. ¿Dónde podríamos demandar?",
      answer:
        "Eso lo tiene que ver un abogado o abogada. Incluso dentro de Illinois, la respuesta ha sido distinta.[^law2025][^stClair]",
    },
    {
      question: "Mi hijo o hija vive con las secuelas. ¿Hay ayuda sin una demanda?",
      answer:
        "Puede haberla. SSI (Seguridad de Ingreso Suplementario), Medicaid y los programas de ayuda temprana miran lo que su niño o niña necesita hoy, no qué lo causó. Puede solicitarlos aunque no demande.",
    },
  ],
  cautions: [
    "Como alguien ya representa a su familia, llame primero a esa oficina. Puede seguir aquí si tiene una pregunta distinta.",
    "Los casos de fórmula son sobre todo de bebés prematuros o muy pequeños, así que el suyo podría quedar fuera. La ayuda legal gratuita o la barra de abogados de su estado puede indicarle abogados para otras dudas sobre un parto.",
    "Sin NEC, este tipo de caso no es para usted. Si no sabe bien qué se halló, puede decírselo el resumen del alta o el médico de su bebé.",
    "Es común no saberlo. Si las hojas de alimentación nombran a otro fabricante, el caso podría quedar fuera. Aun así, un abogado o abogada puede mirarlo antes de que usted lo descarte.",
  ],
} satisfies CaseWords<typeof babyFormulaNec>;
