import type { RecordWords } from "../../case-words";
import type { videoGameAddictionRecord } from "../../records/video-game-addiction";

export const videoGameAddictionRecordWords = {
  status: {
    kind: "Demandas individuales; un grupo estatal",
    court:
      "Tribunales federales separados; demandas de California juntas en el Tribunal Superior de Los Ángeles",
    docket: "JCCP núm. 5363 (California); sin litigio multidistrital (MDL) federal",
    judge: "Lawrence Riff (Los Ángeles)",
    since: ["JCCP 5363"],
    stage:
      "En febrero de 2026 aún no había un grupo federal. Las familias demandaban una por una en tribunales federales y estatales, y no hallamos ningún veredicto.[^goldberg][^second]",
    next: "Una decisión sobre la petición de Roblox, basada en la libertad de expresión, en Los Ángeles. La buscamos y no la hallamos. El expediente está en lacourt.ca.gov.",
    settlement: "No encontramos ninguno.",
    classAction: "No. Cada familia demanda por su cuenta.",
  },
  soonest: null,
  figures: [],
  events: [
    "En una demanda sobre privacidad, un tribunal federal de California envió a las personas a arbitraje según los términos de Roblox. La pantalla de registro lo había avisado.",
    "Roblox pidió al tribunal de Los Ángeles que rechace las demandas como un ataque a expresión protegida.",
    "El panel federal se negó por segunda vez a agrupar demandas por Fortnite, Roblox y Minecraft. Prefirió que los abogados y los tribunales cooperen de manera informal.",
    "En Misuri, un tribunal federal desestimó reclamos contra Google, Roblox y dos fabricantes de juegos. Los reclamos contra Epic habían ido a arbitraje.",
    "Un tribunal federal de Illinois aceptó la petición de Roblox de desestimar. Dijo que la libertad de expresión y la Sección 230 impiden la mayoría de los reclamos de ese caso.",
    "Un tribunal de Los Ángeles aceptó llevar juntas las demandas de California.",
    "Un tribunal federal de Arkansas envió a arbitraje los reclamos de un niño y una madre contra Electronic Arts.",
    "Un tribunal de apelaciones de California dejó que un menor cancelara contratos con un fabricante de juegos, con su cláusula de arbitraje.",
  ],
  ways: [
    {
      way: "Demanda federal donde vive la familia",
      who: "Padre, madre o tutor de un menor, o un adulto que empezó de menor, con diagnóstico o tratamiento. Según se informó, una demanda de Arkansas, Sayers, se desestimó por vaga, así que los detalles importan.[^sayers]",
      clock: "Decide la ley del estado. Los menores suelen tener más tiempo, así que pregunte.",
      check: "El sitio web de su tribunal federal de distrito",
    },
    {
      way: "Demanda de California en el JCCP 5363",
      who: "Familias que pueden demandar en California",
      clock: "Los plazos de California para el niño y para los padres pueden ser distintos.",
      check: "Tribunal Superior de Los Ángeles, lacourt.ca.gov",
    },
    {
      way: "Arbitraje según los términos del juego",
      who: "Jugadores cuyos términos tienen una cláusula que un tribunal hace valer",
      clock:
        "Lo fijan los términos y la ley del estado. Algunos términos dan poco tiempo para excluirse. En una decisión, Orellana, según se informó, unos niños quedaron obligados porque nadie usó la exclusión de 2019.[^orellana] Pregunte antes de aceptar términos nuevos.",
      check: "Términos de servicio en la cuenta",
    },
    {
      way: "Reembolso o queja (no es reclamo por lesiones)",
      who: "Cualquiera a quien se cobró sin permiso",
      clock:
        "Las fechas propias de la tienda y de la tarjeta. Los reclamos a la FTC por cargos de Fortnite terminaron el 9 de julio de 2025.[^ftc]",
      check: "Página de la FTC sobre Fortnite (en inglés)",
    },
  ],
  documents: [
    {
      name: "Nombres de cuenta y fechas de registro",
      holder: "Ajustes de cada juego y consola",
      how: "Tome capturas de pantalla. Por favor, no borre ninguna cuenta.",
    },
    {
      name: "Registros del tiempo de juego",
      holder: "Controles para padres, consola o juego",
      how: "Use el informe o la descarga de datos de cada uno.",
    },
    {
      name: "Compras con fechas",
      holder: "Tiendas de juegos, consolas y aplicaciones; su tarjeta",
      how: "Exporte el historial de pedidos.",
    },
    {
      name: "Términos que aceptó, y cualquier exclusión",
      holder: "Correo electrónico de la cuenta",
      how: 'Busque el nombre del fabricante y la palabra "terms".',
    },
    {
      name: "Expedientes de diagnóstico y terapia",
      holder: "La clínica que trató a su hijo o hija",
      how: "Con la firma de la madre, el padre o el tutor.",
    },
    {
      name: "Calificaciones, asistencia, plan IEP o 504",
      holder: "Distrito escolar",
      how: "Pida todo el expediente escolar.",
    },
    {
      name: "Notas de sueño, ánimo y límites que se probaron",
      holder: "Usted",
      how: "Un diario o mensajes con fecha.",
    },
  ],
  questions: [
    "¿Qué juegos y fabricantes nombrarían, y qué dicen sus términos sobre el arbitraje?",
    "¿Cómo han decidido los tribunales sobre demandas como la nuestra, también las desestimadas en 2025?",
    "¿Estaríamos en un tribunal federal o en el grupo de Los Ángeles?",
    "¿Qué diagnóstico o qué tratamiento necesitan ver?",
    "¿Puede mi hijo o hija cancelar el contrato de usuario en nuestro estado?",
    "¿Qué tendría que hacer mi hijo o hija: un examen, una declaración, entregar aparatos?",
  ],
  charts: [
    {
      caption:
        "La mayoría de las decisiones que hallamos fue contra las familias o las envió a arbitraje.[^first][^dunn][^msk][^reason][^second]",
      points: [
        "Primer rechazo MDL",
        "Arkansas: arbitraje",
        "Grupo Los Ángeles",
        "Illinois: gana Roblox",
        "Misuri: reclamos desestimados",
        "Segundo rechazo MDL",
      ],
    },
    {
      caption:
        "Un lado habla del diseño del producto; el otro, de la expresión.[^doyle][^mynews][^dunn]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "Sus funciones premian jugar sin fin",
            "Es muy fácil pagar dentro del juego",
            "Apenas se advirtió a las familias",
          ],
        },
        {
          title: "Lo que responden las empresas",
          points: [
            "Un juego es expresión y está protegido",
            "La Sección 230 protege a las plataformas",
            "Los jugadores aceptaron el arbitraje",
          ],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof videoGameAddictionRecord>;
