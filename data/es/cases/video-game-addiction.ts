import type { CaseWords } from "../../case-words";
import type { videoGameAddiction } from "../../cases/video-game-addiction";

export const videoGameAddictionWords = {
  from: "4c05b7c74135ea0e977b33c26431872b4a5a85fff47259d92f63d92fde44be54",
  title: "Adicción a los videojuegos",
  documentTitle: "Demandas por adicción a los videojuegos: quién podría calificar",
  description:
    "Qué alegan las familias sobre videojuegos populares, qué responden los fabricantes, qué entienden los médicos por trastorno y en qué van los casos.",
  summary:
    "Hay familias que dicen que los juegos tuvieron a un joven jugando hasta dañar su salud, sueño o estudio. Los fabricantes lo niegan.",
  highlights: [
    "Menores y jóvenes",
    "Diagnóstico profesional",
    "Sin litigio multidistrital (MDL) federal",
  ],
  card: {
    title: "Adicción a los videojuegos",
    sub: "Jugar sin control",
    desc: "Para familias de jóvenes que jugaron hasta necesitar tratamiento o sufrir un daño grave.",
  },
  hero: {
    alt: "Dibujo de línea: un control de videojuegos junto a una ventana de noche.",
  },
  gallery: [],
  urgent: {
    title: "Primero, la ayuda",
    text: "Si una persona joven habla de suicidio o de autolesiones, llame o envíe un mensaje de texto al 988 ya. Si está en peligro en este momento, llame al 911 y quédese a su lado.",
  },
  eligibility: [
    {
      text: "Quien jugaba era menor de edad o persona adulta joven al empezar.",
      short: "Joven cuando empezó",
    },
    {
      text: "El juego ocupaba horas casi todos los días y siguió muchos meses.",
      short: "Horas al día, durante meses",
    },
    {
      text: "Un médico o terapeuta ha diagnosticado o tratado el problema.",
      short: "Diagnóstico o tratamiento",
    },
    {
      text: "La escuela, el sueño, la salud o la seguridad sufrieron claramente.",
      short: "Daño claro a la vida diaria",
    },
    {
      text: "Registros, cuentas o pagos muestran a qué se jugó.",
      short: "Prueba del juego",
    },
    {
      text: "Usted es la madre, el padre, quien tiene la tutela o un jugador adulto, no un niño.",
      short: "Pregunta una persona adulta",
    },
  ],
  overview: [
    {
      heading: "Lo que alegan las familias",
      paragraphs: [
        'Las demandas nombran a fabricantes como Epic Games (Fortnite), Roblox, y Microsoft con Mojang (Minecraft).[^second] Alegan que los premios, las sorpresas de pago llamadas "loot boxes" y los juegos sin final retienen a los menores. Alegan que las advertencias y los controles para padres eran débiles.[^doyle]',
      ],
    },
    {
      heading: "Lo que dicen los fabricantes en el tribunal",
      paragraphs: [
        "Su primera defensa es la libertad de expresión: un juego es expresión, y un tribunal no puede castigar su contenido.[^mynews] La segunda, según informa un bufete, es la Sección 230, una ley federal que protege a los sitios de algunos reclamos por lo que publican los usuarios.[^msk] La tercera es el contrato de usuario, que puede enviar una disputa a un arbitraje privado.[^dunn]",
        "Cada una ha funcionado en alguna demanda.[^msk][^reason][^dunn] Una decisión de California de enero de 2024 fue en sentido contrario.[^appeal]",
      ],
    },
    {
      heading: "Lo que dicen los médicos",
      paragraphs: [
        "Desde 2022, la lista de enfermedades de la Organización Mundial de la Salud incluye el trastorno por videojuegos. Según se informa, significa que se pierde el control, el juego va antes que el resto de la vida y sigue a pesar del daño, por lo general un año o más.[^who] El manual de Estados Unidos, DSM-5, nombra el trastorno de juego por internet solo como tema por estudiar más. Los expertos no coinciden.[^rcpsych][^icd] Muchas horas por sí solas no son un trastorno. Un buen profesional busca también tristeza, preocupación u otros problemas.",
      ],
    },
    {
      heading: "Por qué no hay un MDL",
      paragraphs: [
        "Un panel de jueces federales vio demasiados juegos y empresas distintos para un solo tribunal.[^first] Por eso las demandas van en tribunales separados, aparte de un grupo de California ante el juez Riff, según informa un bufete.[^beasley] Otra cosa son las demandas por redes sociales. También lo son las que dicen que adultos dañaron a niños por medio de Roblox, que tienen aquí su propia página.",
      ],
    },
  ],
  disqualifiers: [
    "Nadie ha diagnosticado ni tratado el problema.",
    "Quien jugaba empezó ya en plena edad adulta.",
    "Solo quiere que le devuelvan el dinero de compras.",
    "Fue una sola etapa corta que ya pasó.",
    "Ya venció el plazo del niño o la niña y el de sus padres.",
  ],
  faqs: [
    {
      question: "¿Es la adicción a los videojuegos una enfermedad real?",
      answer:
        "Los médicos no están de acuerdo en el nombre. Un profesional puede decir qué le pasa a su hijo o hija, se llame como se llame.",
    },
    {
      question: "¿Fallé como madre o padre?",
      answer:
        "Aquí nadie le juzga. Muchas cosas pueden llevar a esto, y buscar ayuda es parte de cuidar.",
    },
    {
      question: "¿Debe mi hijo o hija dejar de jugar ya?",
      answer:
        "Pregunte a un pediatra o terapeuta antes de prohibirlo de golpe, porque puede empeorar las cosas. Puede ayudarle a planear pasos que sirvan en su casa.",
    },
    {
      question: "¿Pueden devolvernos lo que compramos?",
      answer:
        "Eso va aparte. Una tienda, un fabricante de consolas o la empresa de su tarjeta puede devolver cargos que nadie aceptó.",
    },
    {
      question: "¿Puede mi adolescente llenar el formulario?",
      answer:
        "Por favor, llénelo usted como madre, padre o tutor, con sus propios datos. Hable de ello con su adolescente, porque una demanda exigiría mucho de él o ella.",
    },
    {
      question: "Aceptamos los términos del juego. ¿Todavía podemos demandar?",
      answer:
        "Depende del estado y de la edad: en 2024, un tribunal de Arkansas y uno de California decidieron en sentidos opuestos.[^dunn][^appeal]",
    },
  ],
  cautions: [
    "Estas demandas tratan de un juego que empezó en la niñez o la juventud. Si empezó después, puede ser mejor llamar primero a un médico o consejero.",
    "Por dinero gastado en un juego, la tienda o su banco suele ser más rápido que un abogado o abogada. Si además hubo otro daño, siga.",
    "Un bufete pedirá un diagnóstico. Su pediatra es un buen lugar para empezar, con demanda o sin ella.",
    "El abogado o abogada que eligió conoce las fechas de su hijo o hija, así que pregúntele primero.",
  ],
} satisfies CaseWords<typeof videoGameAddiction>;
