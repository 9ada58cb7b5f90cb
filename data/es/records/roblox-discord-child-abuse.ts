import type { RecordWords } from "../../case-words";
import type { robloxDiscordChildAbuseRecord } from "../../records/roblox-discord-child-abuse";

export const robloxDiscordChildAbuseRecordWords = {
  status: {
    kind: "Litigio multidistrital (MDL) federal, algunas demandas estatales",
    court:
      "Tribunal Federal de Distrito, Distrito Norte de California; algunas demandas en tribunales estatales de California",
    docket: "MDL núm. 3166",
    judge: "Richard Seeborg",
    since: [null],
    stage:
      "En octubre de 2026, el panel federal aún mostraba el litigio multidistrital (MDL) de Roblox como abierto. El informe más reciente de su etapa, de junio de 2026, no tenía fecha de juicio ni una decisión sobre si las empresas son responsables, lo que ellas niegan.[^panel][^master]",
    next: "No se conoce nada. La página de un bufete de junio de 2026 informa de un paso hacia conversaciones de acuerdo, pero su título y su texto no coinciden.[^master]",
    settlement:
      "No encontramos ninguno para familias. Tres estados (Nevada, Alabama y Virginia Occidental) hicieron acuerdos con Roblox sobre seguridad en abril de 2026. Nada de ese dinero va a las familias.[^nevada][^states]",
    classAction:
      "No. Cada menor tiene su propio caso. Las demandas colectivas sobre Robux o privacidad son otra cosa.[^privacy]",
  },
  soonest: null,
  figures: [
    {
      value: "unos $12 millones",
      what: "Acuerdo de Nevada, para programas juveniles del estado, una campaña de seguridad y un enlace con la policía. Nada va a las familias. Los informes cuentan sus partes de forma distinta.",
    },
    {
      value: "$12.2 millones",
      what: "Pagados al estado de Alabama; nada de eso va a las familias.",
    },
    {
      value: "$11 millones",
      what: "Pagados al estado de Virginia Occidental, y tampoco van a las familias.",
    },
  ],
  events: [
    "Alabama y Virginia Occidental anunciaron acuerdos para comprobar la edad desde mayo, limitar el chat y dar herramientas a los padres.",
    "El fiscal general de Nevada anunció un acuerdo en que Roblox acepta comprobar la edad y limitar el chat de menores.",
    "Abogados de una familia dijeron que un tribunal de San Mateo negó otra vez el arbitraje, en una demanda que nombra también a Discord.",
    "Un tribunal federal de otro lugar sí hizo valer la cláusula de arbitraje de Roblox, pero en una demanda colectiva sobre privacidad y no por abuso.",
    "Roblox empezó a pedir a los usuarios que muestren su edad, con un cálculo por la cara o un documento de identidad, antes de poder chatear.",
    "Un panel federal envió las demandas al juez Seeborg, en San Francisco. Muchas nombran también a Discord, Snap o Meta.",
    "Un tribunal del condado de San Mateo mantuvo la demanda de una familia en un tribunal público, y Roblox dijo que apelaría.",
    "Nueva Jersey demandó a Discord por lo que dijo a los padres sobre sus funciones de seguridad. Discord lo niega.",
  ],
  ways: [
    {
      way: "Demanda federal en el litigio multidistrital (MDL) 3166",
      who: "Madre, padre o tutor por un menor, o una persona que entonces era menor, cuando el daño se relaciona con Roblox, a menudo junto con Discord",
      clock:
        "Lo fija la ley del estado, que suele dar más tiempo a los menores. Varía, así que pregunte pronto.",
      check: "Tribunal federal en San Francisco (en inglés)",
    },
    {
      way: "Demanda estatal, por ejemplo en California",
      who: "Familias cuyo caso se queda en el tribunal de su propio estado",
      clock:
        "El plazo de ese estado. En California no hay plazo para la agresión sexual en la niñez, como la define su ley, si ocurrió el 1 de enero de 2024 o después. Los actos anteriores siguen una regla más vieja: por lo general, hasta los 40 años de edad o cinco años desde que se descubrió, lo que sea más tarde.[^keyt] El reclamo propio de los padres puede terminar mucho antes.",
      check: "El sitio de autoayuda de los tribunales de California (en inglés)",
    },
    {
      way: "Demanda contra quien abusó, 18 U.S.C. 2255",
      who: "Personas que eran menores cuando sufrieron un delito federal de la lista, como la incitación de un menor (enticement)[^cornell]",
      clock: "Sin plazo para reclamos aún abiertos el 16 de septiembre de 2022.[^limits]",
      check: "La ley de 2022 en GovInfo (en inglés)",
    },
    {
      way: "Rechazar el arbitraje",
      who: "Una familia obligada por términos de servicio, cuando el reclamo es por agresión o acoso sexual",
      clock:
        "Disputas del 3 de marzo de 2022 en adelante.[^arbitration] Se informa que los tribunales no coinciden sobre otros tipos de reclamo.[^privacy]",
      check: "Ley Pública 117-90 (en inglés)",
    },
    {
      way: "Denúncielo ahora",
      who: "Cualquiera, sin abogado ni abogada: la CyberTipline al 800-843-5678, el FBI o la plataforma",
      clock: "De inmediato, porque las plataformas no guardan los datos para siempre.",
      check: "CyberTipline (en inglés)",
    },
    {
      way: "Pedir que se quite una imagen",
      who: "Quien sale en una imagen sexual hecha antes de sus 18 años. Usted nunca envía la imagen misma[^takedown]",
      clock: "En cualquier momento, gratis.",
      check: "Take It Down (en inglés)",
    },
    {
      way: "Gastos de atención de un fondo estatal para víctimas",
      who: "Un menor que sufrió un delito, y algunos familiares",
      clock:
        "Cada estado fija sus propias fechas. California da siete años desde el delito, desde cumplir 21 o desde que pudo saber del daño, lo que sea más tarde.[^calvcb]",
      check: "La página del Departamento de Justicia (en inglés)",
    },
  ],
  documents: [
    {
      name: "Nombres de usuario y enlaces de perfil, de los dos lados",
      holder: "Cada aplicación",
      how: "Anótelos antes de bloquear a nadie, y conserve la cuenta.",
    },
    {
      name: "Chats sin imágenes sexuales",
      holder: "Donde el menor usaba la aplicación",
      how: "Capturas de pantalla con nombre, día y hora.",
    },
    {
      name: "Número de la CyberTipline o de la policía",
      holder: "Correo de confirmación o registros de la policía",
      how: "Anótelo el día en que denuncia.",
    },
    {
      name: "Datos de la cuenta",
      holder: "Roblox, Discord u otra plataforma",
      how: "Una petición de datos de quien tiene la cuenta o de los padres.",
    },
    {
      name: "El aparato mismo",
      holder: "Usted",
      how: "Déjelo como está; la policía puede pedirlo.",
    },
    {
      name: "Compras y tarjetas de regalo",
      holder: "Plataforma, tienda de aplicaciones o banco",
      how: "El historial de los meses en cuestión.",
    },
    {
      name: "Expedientes escolares, médicos y de consejería",
      holder: "Oficina de la escuela o proveedor",
      how: "Una petición por escrito de la madre o el padre.",
    },
    {
      name: "Denuncias a la plataforma y sus respuestas",
      holder: "Correo electrónico y centro de ayuda",
      how: "Imprímalas con sus fechas.",
    },
  ],
  questions: [
    "¿Iría esto al grupo federal o a un tribunal estatal, y por qué?",
    "¿Qué empresas se nombrarían, y qué hay que mostrar contra cada una?",
    "¿Cuándo vence el plazo de mi hijo o hija, y cuándo el mío como madre o padre?",
    "¿Importan los términos que aceptamos, con la ley de 2022 y nuestras fechas?",
    "¿Cómo se mantienen fuera del público el nombre y el expediente de mi hijo o hija?",
    "¿Cómo guardamos las pruebas de un teléfono sin manejar imágenes ilegales?",
    "¿Debe un tribunal aprobar el acuerdo de un menor, y qué honorarios piden?",
  ],
  charts: [
    {
      caption:
        "Primero actuaron los estados; el grupo federal llegó a fines de 2025, y sus cuestiones principales siguen abiertas.[^jersey][^texas][^reuters][^nevada]",
      points: [
        "Demanda Nueva Jersey",
        "Demanda de Texas",
        "Comienza MDL 3166",
        "Comprobación de edad",
        "Acuerdo con Nevada",
      ],
    },
    {
      caption:
        "Las demandas son sobre cómo se hicieron las plataformas; quien abusó es asunto de la policía.[^reuters][^jersey]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "Era demasiado fácil que un extraño llegara a los niños",
            "La edad apenas se comprobaba",
            "No se advirtió a los padres como se debía",
          ],
        },
        {
          title: "Lo que responden las empresas",
          points: [
            "El daño lo hicieron otros, no la plataforma",
            "Hay herramientas de seguridad y siguen creciendo",
          ],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof robloxDiscordChildAbuseRecord>;
