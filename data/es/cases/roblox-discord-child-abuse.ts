import type { CaseWords } from "../../case-words";
import type { robloxDiscordChildAbuse } from "../../cases/roblox-discord-child-abuse";

export const robloxDiscordChildAbuseWords = {
  from: "542e74ac6e721fed434ff8e45756c1fec58673c8670b741948309e1efe59ef74",
  title: "Explotación de menores en Roblox y Discord",
  documentTitle: "Roblox y Discord: apoyo y opciones para madres y padres",
  description:
    "Para madres, padres y tutores que temen por un menor y un contacto en Roblox o Discord: qué hacer primero, qué guardar, dónde denunciar, qué preguntar.",
  summary:
    "Para familias de un menor a quien dañó alguien que conoció en Roblox o Discord, y para quien sufrió ese daño en la niñez.",
  highlights: [
    "Daño antes de los 18",
    "Guarde mensajes, no imágenes",
    "Litigio multidistrital (MDL) 3166",
  ],
  card: {
    title: "Explotación de menores en Roblox y Discord",
    sub: "Seguridad infantil en línea",
    desc: "Para familias de un menor engañado, amenazado o explotado por alguien que conoció en Roblox o Discord.",
  },
  hero: {
    alt: "Dibujo de línea: una pantalla con dos globos de diálogo y, delante, unos audífonos con micrófono.",
  },
  gallery: [],
  urgent: {
    title: "Primero, la seguridad",
    text: "Un menor en peligro ahora: llame al 911. Amenazas con imágenes: denúncielas llamando al 800-843-5678, no pague y no borre nada.",
  },
  eligibility: [
    {
      text: "El niño o la niña aún no tenía 18 años, aunque hoy sea una persona adulta.",
      short: "Menor de 18 años entonces",
    },
    {
      text: "Empezó o siguió por medio de Roblox o Discord.",
      short: "Por medio de Roblox o Discord",
    },
    {
      text: "Un adulto presionó al niño o la niña, pidió imágenes, amenazó o tuvo un encuentro en persona.",
      short: "Engaño, amenazas o un encuentro",
    },
    {
      text: "Han sufrido la salud, el ánimo, la escuela o la seguridad del niño o la niña.",
      short: "Daño al niño o la niña",
    },
    {
      text: "Quedan nombres de cuenta, mensajes u otros rastros.",
      short: "Algún rastro de la cuenta",
    },
    {
      text: "Usted es la madre, el padre o quien tiene la tutela, o era ese niño o niña y hoy es una persona adulta.",
      short: "Madre, padre, tutela o sobreviviente",
    },
  ],
  overview: [
    {
      heading: "Primero, su hijo o hija",
      paragraphs: [
        "Sentimos que necesite esta página. Si un adulto se ganó la confianza de un menor para abusar (grooming), el menor no tiene la culpa, y ayuda decirlo en voz alta.[^steps] Puede denunciar a la CyberTipline, que es del Centro Nacional para Menores Desaparecidos y Explotados (NCMEC). No necesita abogado ni abogada para eso.[^cybertip]",
        "No borre el perfil ni los mensajes, y no pague a nadie que le amenace. Primero denuncie, y después bloquee.[^steps] Nunca copie ni envíe una imagen sexual de un menor, ni siquiera como prueba, porque tenerla es un delito. Déjela donde está y diga a NCMEC o a la policía que está en el aparato.",
      ],
    },
    {
      heading: "Lo que alegan las familias",
      paragraphs: [
        "Las demandas alegan que adultos conocieron a niños en juegos o chats de Roblox. Muchas dicen que la charla pasó después a Discord u otra aplicación.[^reuters] Dicen que las plataformas, por su diseño, no eran lo bastante seguras para niños, y que no se advirtió a los padres.[^firm] Las empresas niegan ser responsables de lo que otras personas hicieron allí.[^reuters]",
      ],
    },
    {
      heading: "Tribunal público o arbitraje",
      paragraphs: [
        "Los términos de servicio suelen enviar las disputas a un arbitraje privado. Para agresión o acoso sexual, una ley de 2022 permite elegir un tribunal.[^arbitration] El registro completo muestra lo que han dicho los jueces de los términos de Roblox.",
      ],
    },
    {
      heading: "Lo que han hecho los estados",
      paragraphs: [
        "Los fiscales generales actúan por un estado, no por una familia. Texas demandó a Roblox, que niega haber hecho algo malo.[^texas][^nevada]",
        "Comprobar la edad antes del chat puede ayudar. No es una promesa de seguridad y no cambia nada del pasado.",
      ],
    },
  ],
  disqualifiers: [
    "La persona ya era adulta cuando eso ocurrió.",
    "Ni Roblox ni Discord tuvieron que ver.",
    "Fueron groserías en el chat, una estafa o gastos, sin daño sexual.",
    "El caso ya se resolvió con un acuerdo, con aprobación de un tribunal donde hacía falta.",
  ],
  faqs: [
    {
      question: "Alguien amenaza a mi hijo o hija por una foto. ¿Y ahora?",
      answer:
        "Diga a su hijo o hija que está a salvo con usted y que no hizo nada malo. Luego denuncie lo ocurrido a la CyberTipline, antes de bloquear a nadie.",
    },
    {
      question: "¿Debo escribirle yo a esa persona?",
      answer:
        "Por favor, no lo haga. Puede ponerla sobre aviso y poner en riesgo los rastros. La policía puede pedir a la plataforma mucho más de lo que usted ve.",
    },
    {
      question: "¿Se puede hacer que quiten una foto de internet?",
      answer: "A veces, y la foto nunca tiene que salir de su aparato.[^takedown]",
    },
    {
      question: "¿Es el formulario para mí o para mi hijo o hija?",
      answer:
        "Es para la madre, el padre, quien tiene la tutela o, si ya es adulta, la persona a quien le pasó. Pide los datos de contacto de la persona adulta. Si quien lo envía tiene menos de 13 años, pide que acuda a su madre o padre y no guarda nada.",
    },
    {
      question: "¿Renunciamos a derechos con los términos de servicio?",
      answer:
        "No para todo tipo de reclamo. Las opciones de más arriba dicen qué reclamos mantiene en el tribunal la ley de 2022.",
    },
    {
      question: "¿Será público el nombre de mi hijo o hija?",
      answer:
        "Los tribunales suelen dejar que los menores aparezcan con iniciales, y pueden cerrar expedientes. Pregunte qué permite su tribunal antes de presentar nada.",
    },
  ],
  cautions: [
    "Estas demandas son sobre Roblox y Discord. Sea donde sea que ocurrió, la CyberTipline y la policía pueden ayudar. La barra de abogados de su estado puede indicarle un abogado o abogada.",
    "Ninguna familia debería tener que explicarlo dos veces. Llame primero a su abogado o abogada actual.",
  ],
} satisfies CaseWords<typeof robloxDiscordChildAbuse>;
