import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: {
    en: "Child Exploitation on Roblox and Discord",
    es: "Explotación de menores en Roblox y Discord",
  },
  documentTitle: {
    en: "Roblox and Discord: support and options for parents",
    es: "Roblox y Discord: apoyo y opciones para madres y padres",
  },
  description: {
    en: "For parents and guardians worried about contact a child had on Roblox or Discord: what to do first, what to keep, where to report, what to ask.",
    es: "Para madres, padres y tutores que temen por un menor y un contacto en Roblox o Discord: qué hacer primero, qué guardar, dónde denunciar, qué preguntar.",
  },
  summary: {
    en: "For families of a child harmed by someone met on Roblox or Discord, and for those harmed as children.",
    es: "Para familias de un menor dañado por alguien de Roblox o Discord, y para quien lo sufrió en su niñez.",
  },
  highlights: [
    { en: "Harmed while under 18", es: "Daño antes de los 18" },
    { en: "Do not copy images", es: "No copie las imágenes" },
    { en: "One judge, many cases", es: "Un tribunal, muchos casos" },
  ],
  card: {
    title: {
      en: "Child Exploitation on Roblox and Discord",
      es: "Explotación de menores en Roblox y Discord",
    },
    sub: { en: "Online safety of children", es: "Seguridad infantil en línea" },
    desc: {
      en: "For families of a child groomed, threatened or exploited by someone met on Roblox or Discord.",
      es: "Para familias de un menor engañado, amenazado o explotado por alguien que conoció en Roblox o Discord.",
    },
  },
  searchWords: {
    en: "online predator, grooming, chat, sextortion, game, my child, app, nude photos, predator",
    es: "juego internet hijo hija ninos fotos desnudas acosador acoso chantaje abuso",
  },
  drawing: {
    en: "Line drawing of a screen with two speech bubbles, and a headset in front of it.",
    es: "Dibujo de línea: una pantalla con dos globos de diálogo y, delante, unos audífonos con micrófono.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "The child was not yet 18, even if they are grown now.",
        es: "El niño o la niña aún no tenía 18 años, aunque hoy sea una persona adulta.",
      },
      short: { en: "It happened before age 18", es: "Pasó antes de los 18" },
    },
    {
      text: {
        en: "It began or went on through Roblox or Discord.",
        es: "Empezó o siguió por medio de Roblox o Discord.",
      },
      short: { en: "It involved Roblox or Discord", es: "Pasó por Roblox o Discord" },
    },
    {
      text: {
        en: "An adult pressured the child, asked for images, made threats or met them in person.",
        es: "Una persona adulta presionó al niño o la niña, pidió imágenes, amenazó o tuvo un encuentro en persona.",
      },
      short: {
        en: "An adult groomed or threatened them",
        es: "Una persona adulta engañó o amenazó",
      },
    },
    {
      text: {
        en: "The child's health, mood, schooling or safety has suffered.",
        es: "Han sufrido la salud, el ánimo, la escuela o la seguridad del niño o la niña.",
      },
      short: { en: "The child was harmed", es: "El menor sufrió un daño" },
    },
    {
      text: {
        en: "Account names, messages or other traces remain.",
        es: "Quedan nombres de cuenta, mensajes u otros rastros.",
      },
      short: { en: "Some record of it remains", es: "Queda algún rastro" },
    },
    {
      text: {
        en: "You are the parent or guardian, or you were that child and are an adult today.",
        es: "Usted es la madre, el padre o quien tiene la tutela, o era ese niño o niña y hoy es una persona adulta.",
      },
      short: {
        en: "Parent, guardian, or adult survivor",
        es: "Madre, padre, tutela o sobreviviente",
      },
    },
  ],
  overview: [
    {
      heading: { en: "First, your child", es: "Primero, su hijo o hija" },
      paragraphs: [
        {
          en: `We are sorry that you need this page.
            A child who was groomed is not to blame, and it helps to say so out loud.[^steps]
            You can report to the CyberTipline, which is run by the National Center for Missing & Exploited Children (NCMEC).
            You need no lawyer for that.[^cybertip]`,
          es: `Sentimos que necesite esta página.
            Si un adulto se ganó la confianza de un menor para abusar (grooming), el menor no tiene la culpa, y ayuda decirlo en voz alta.[^steps]
            Puede denunciar a la CyberTipline, que es del Centro Nacional para Menores Desaparecidos y Explotados (NCMEC).
            No necesita abogado ni abogada para eso.[^cybertip]`,
        },
        {
          en: `Do not delete the profile or the messages, and do not pay anyone who threatens you.
            Report first, and block after that.[^steps]
            Never copy or send a sexual image of a child, not even as proof, because having one is a crime.
            Leave it where it is, and tell NCMEC or the police that it is on the device.`,
          es: `No borre el perfil ni los mensajes, y no pague a nadie que le amenace.
            Primero denuncie, y después bloquee.[^steps]
            Nunca copie ni envíe una imagen sexual de un menor, ni siquiera como prueba, porque tenerla es un delito.
            Déjela donde está y diga a NCMEC o a la policía que está en el aparato.`,
        },
      ],
    },
    {
      heading: { en: "What families allege", es: "Lo que alegan las familias" },
      paragraphs: [
        {
          en: `Lawsuits allege that adults met children in Roblox games or chat.
            Many say that the chat then moved to Discord or another app.[^reuters]
            They say that the platforms were not designed safely enough for children, and that parents were not warned.[^firm]
            The companies deny that they are liable for what other people did there.[^reuters]`,
          es: `Las demandas alegan que personas adultas conocieron a niños en juegos o chats de Roblox.
            Muchas dicen que la charla pasó después a Discord u otra aplicación.[^reuters]
            Dicen que las plataformas, por su diseño, no eran lo bastante seguras para niños, y que no se advirtió a los padres.[^firm]
            Las empresas niegan ser responsables de lo que otras personas hicieron allí.[^reuters]`,
        },
      ],
    },
    {
      heading: {
        en: "Court or arbitration, and what states do",
        es: "Tribunal o arbitraje, y lo que hacen los estados",
      },
      paragraphs: [
        {
          en: `Terms of service often send disputes to a private arbitrator.
            For sexual assault or harassment, a law from 2022 lets people choose a court.[^arbitration]
            The full record lists what judges have said about Roblox's terms.`,
          es: `Los términos de servicio suelen enviar las disputas a un arbitraje privado.
            Para agresión o acoso sexual, una ley de 2022 permite elegir un tribunal.[^arbitration]
            El registro completo muestra lo que han dicho los jueces de los términos de Roblox.`,
        },
        {
          en: `Attorneys general act for a state, not for one family.
            Texas has sued Roblox, which denies wrongdoing.[^texas][^nevada]`,
          es: `Los fiscales generales actúan por un estado, no por una familia.
            Texas demandó a Roblox, que niega haber hecho algo malo.[^texas][^nevada]`,
        },
        {
          en: `Checking ages before chat may help.
            It does not promise safety or change anything about the past.`,
          es: `Comprobar la edad antes del chat puede ayudar.
            No es una promesa de seguridad y no cambia nada del pasado.`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "The person was an adult when it happened.",
      es: "La persona ya era adulta cuando eso ocurrió.",
    },
    {
      en: "Neither Roblox nor Discord played a part in it.",
      es: "Ni Roblox ni Discord tuvieron que ver.",
    },
    {
      en: "It was rude chat, a scam or spending, with no sexual harm.",
      es: "Fueron groserías en el chat, una estafa o gastos, sin daño sexual.",
    },
    {
      en: "The case has been settled, with a judge's approval where one was needed.",
      es: "El caso ya se resolvió con un acuerdo, con aprobación de un tribunal donde hacía falta.",
    },
  ],
  faqs: [
    {
      question: {
        en: "Someone is threatening my child over a picture. What now?",
        es: "Alguien amenaza a mi hijo o hija por una foto. ¿Y ahora?",
      },
      answer: {
        en: `Tell your child that they are safe with you and did nothing wrong.
          Then report it to the CyberTipline, before you block anyone.`,
        es: `Diga a su hijo o hija que está a salvo con usted y que no hizo nada malo.
          Luego denuncie lo ocurrido a la CyberTipline, antes de bloquear a nadie.`,
      },
    },
    {
      question: {
        en: "Should I write to the person myself?",
        es: "¿Debo escribirle yo a esa persona?",
      },
      answer: {
        en: `Please do not.
          It can warn them and put evidence at risk, and the police can ask the platform for far more than you can see.`,
        es: `Por favor, no lo haga.
          Puede ponerla sobre aviso y poner en riesgo los rastros.
          La policía puede pedir a la plataforma mucho más de lo que usted ve.`,
      },
    },
    {
      question: {
        en: "Can a picture be removed from the internet?",
        es: "¿Se puede hacer que quiten una foto de internet?",
      },
      answer: {
        en: "Sometimes, and the picture never has to leave your device.[^takedown]",
        es: "A veces, y la foto nunca tiene que salir de su aparato.[^takedown]",
      },
    },
    {
      question: {
        en: "Is the form for me or for my child?",
        es: "¿Es el formulario para mí o para mi hijo o hija?",
      },
      answer: {
        en: `It is for a parent, a guardian, or the person it happened to, once they are an adult.
          It asks for the adult's contact details.
          If the sender is under 13, it asks for a parent and stores nothing.`,
        es: `Es para la madre, el padre, quien tiene la tutela o, si ya es adulta, la persona a quien le pasó.
          Pide los datos de contacto de la persona adulta.
          Si quien lo envía tiene menos de 13 años, pide que acuda a su madre o padre y no guarda nada.`,
      },
    },
    {
      question: {
        en: "Did we sign away our rights with the terms of service?",
        es: "¿Renunciamos a derechos con los términos de servicio?",
      },
      answer: {
        en: `Not for every kind of claim.
          The options above say which claims the 2022 law keeps in court.`,
        es: `No para todo tipo de reclamo.
          Las opciones de más arriba dicen qué reclamos mantiene en el tribunal la ley de 2022.`,
      },
    },
    {
      question: {
        en: "Will my child's name be public?",
        es: "¿Será público el nombre de mi hijo o hija?",
      },
      answer: {
        en: `Courts usually let minors appear under initials, and a judge can close records.
          Ask which of these your court allows before anything is filed.`,
        es: `Los tribunales suelen dejar que los menores aparezcan con iniciales, y pueden cerrar expedientes.
          Pregunte qué permite su tribunal antes de presentar nada.`,
      },
    },
  ],
  cautions: [
    {
      question: "platform",
      answers: ["Other"],
      note: {
        en: `These suits are about Roblox and Discord.
          Wherever it happened, the CyberTipline and the police can help, and your state bar can name a lawyer.`,
        es: `Estas demandas son sobre Roblox y Discord.
          Sea donde sea que ocurrió, la CyberTipline y la policía pueden ayudar.
          La barra de abogados de su estado puede indicarle un abogado o abogada.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: "If you already have a lawyer, ask them first. No family should have to explain this twice.",
        es: `Si ya tiene abogado o abogada, pregúntele primero.
          Ninguna familia debería tener que explicarlo dos veces.`,
      },
    },
  ],
  urgent: {
    title: { en: "Safety first", es: "Primero, la seguridad" },
    text: {
      en: `If a child is in danger now, call 911.
        If someone makes threats over images, report it at 800-843-5678. Do not pay, and do not delete anything.`,
      es: `Si un menor está en peligro ahora, llame al 911.
        Si alguien amenaza con imágenes, denúncielo al 800-843-5678. No pague y no borre nada.`,
    },
  },
  helplines: {
    place: "start",
    lines: ["emergency", "cybertip", "rainn", "crisis", "childhelp"],
  },
  sensitive: true,
  related: ["video-game-addiction", "institutional-sex-abuse", "lds-abuse"],
  reviewedOn: "2026-11-26",
};
