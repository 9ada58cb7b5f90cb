import type { RecordWords } from "../../case-words";
import type { ssdiApplicationsRecord } from "../../records/ssdi-applications";

export const ssdiApplicationsRecordWords = {
  status: {
    kind: "Reclamo de un beneficio federal",
    court:
      "Administración del Seguro Social (SSA); tras cuatro denegaciones, Tribunal Federal de Distrito",
    docket: null,
    judge: "En una audiencia: un juez o jueza de derecho administrativo que elige la SSA",
    since: [],
    stage:
      "En abril de 2026, la fecha de nuestra fuente confiable más reciente, no había cambiado nada en las cinco preguntas de la SSA ni en los 60 días para apelar. Un nuevo sistema nacional de citas estaba en pausa.[^empire][^rule][^appeal]",
    next: "La SSA cambia sus cantidades cada 1 de enero. No hemos visto en una fuente oficial los límites de ingresos de trabajo de 2027 ni un nuevo tope de honorarios: léalos en ssa.gov y ssa.gov/representation.[^redbook]",
    settlement: "Ninguno: sobre este beneficio decide la ley federal.",
    classAction: "No. Es un reclamo personal de un beneficio.",
  },
  soonest: {
    text: "Empiezan nuevos límites mensuales de ingresos de trabajo y nuevas cantidades de beneficios. Léalos en ssa.gov antes de planear cualquier trabajo. Los 60 días para apelar una denegación corren aparte y no esperan.",
    whom: "todas las personas que solicitan, apelan o reciben beneficios",
  },
  figures: [
    {
      value: "$1,690 al mes",
      what: "Ese límite mensual en 2026, si no es una persona ciega.",
    },
    {
      value: "$2,830 al mes",
      what: "Ese límite mensual en 2026 para las personas ciegas.",
    },
    {
      value: "$1,890 por crédito; $7,560 por cuatro",
      what: "Ingresos de trabajo que dan un crédito en 2026, y los cuatro que puede dar un año.",
    },
    {
      value: "$994 al mes para una persona, $1,491 para una pareja",
      what: "Lo máximo que SSI paga con dinero federal en 2026.",
    },
    {
      value: "6.3 por ciento, como máximo $123",
      what: "Cargo que la SSA descuenta de los honorarios del representante en 2026 cuando ella misma los paga.",
    },
    {
      value: "25 por ciento de los beneficios atrasados o $9,200, lo que sea menos",
      what: "Lo máximo de honorarios según un contrato aprobado el 30 de noviembre de 2024 o después. La SSA planeaba aumentos anuales después, y no hallamos una cantidad más nueva.",
    },
  ],
  events: [
    "La SSA puso en pausa un nuevo sistema nacional de citas y tareas y lo dejó en dos estados.",
    "La SSA publicó su cargo de 2026 a representantes a quienes paga directamente.",
    "Grupos de defensa dijeron que la SSA les había dicho que no seguiría con un plan para dar menos peso a la edad.",
    "La SSA anunció un aumento de los beneficios de 2.8 por ciento para 2026, límites mensuales más altos de ingresos de trabajo y una tasa de SSI más alta.",
    "Aumentó el tope de los honorarios del representante. El tope más alto solo cuenta si lo permite el contrato firmado.",
    "La SSA empezó a contar solo los últimos cinco años de trabajo, y no los últimos quince, como trabajo al que usted podría volver.",
    "La SSA dijo que aumentaría ese otoño el tope de los honorarios de representantes y que pensaba ligar los aumentos posteriores al costo de vida.",
    "El manual de la SSA para su personal repitió el plazo para apelar.",
  ],
  ways: [
    {
      way: "Solicitar SSDI, gratis",
      who: "Personas por debajo de la edad plena de jubilación con suficientes créditos de trabajo. La condición debe impedir un trabajo sustancial al menos 12 meses, o se espera que termine en muerte. Según informa un bufete, ganar más del límite mensual suele poner fin a un reclamo en el primer paso.[^armstrong]",
      clock:
        "Sin fecha de cierre, pero su derecho a este seguro puede vencer después de que deje de trabajar, y esperar puede costarle meses de beneficios.[^back]",
      check: "ssa.gov/disability, o 800-772-1213 (TTY 800-325-0778) (en inglés)",
    },
    {
      way: "Tener representante, si lo desea",
      who: "Cualquier persona que solicita o apela.",
      clock:
        "Sin fecha propia, pero la SSA debe tener el contrato de honorarios antes de su primera decisión a favor de usted.[^fee] Pregunte si su contrato deja que los honorarios aumenten cuando aumente el tope: según se informó, la SSA planeaba aumentos anuales, y no pudimos averiguar si llegaron.[^nosscr] Otra opción es una petición de honorarios, que el tope no cubre.[^represent]",
      check: "La página de la SSA sobre representación (en inglés)",
    },
    {
      way: "Primera apelación: reconsideración",
      who: "Personas a las que se les denegó el reclamo",
      clock:
        "60 días desde que recibe el aviso. La SSA presume que lo recibió cinco días después de su fecha, salvo que alguien muestre otra cosa. Su petición por escrito debe llegar a tiempo. Una tardía necesita una razón por escrito, la llamada causa justificada.[^appeal][^late]",
      check: "La regla de la SSA sobre el plazo para apelar (en inglés)",
    },
    {
      way: "Segunda apelación: audiencia con juez o jueza",
      who: "Personas a las que se denegó en la reconsideración",
      clock:
        "Otra vez 60 días desde que recibe esa decisión, con los mismos cinco días por el correo.[^appeal]",
      check: "Apelaciones en ssa.gov (en inglés)",
    },
    {
      way: "Tercera apelación: el Consejo de Apelaciones",
      who: "Personas a las que se denegó en la audiencia",
      clock: "Una vez más 60 días, contados de la misma manera.[^appeal]",
      check: "La SSA por teléfono o en línea (en inglés)",
    },
    {
      way: "Último paso: Tribunal Federal de Distrito",
      who: "Personas a quienes el Consejo de Apelaciones negó la petición, o contra quienes decidió",
      clock:
        "60 días. La ley los cuenta desde el envío del aviso, y la regla de la SSA desde que se recibe. Se rechazó una demanda presentada pocos días tarde.[^wurst] Antes de que acabe el plazo puede pedir por escrito más tiempo al Consejo de Apelaciones.",
      check: "Buscador de los tribunales federales (en inglés)",
    },
    {
      way: "Seguridad de Ingreso Suplementario (SSI)",
      who: "Personas con bajos ingresos y pocos bienes, con créditos de trabajo o sin ellos",
      clock:
        "SSI paga desde la solicitud y no antes, así que pregunte por una fecha de solicitud protegida (protective filing date).[^ssi]",
      check: "SSI en ssa.gov (en inglés)",
    },
    {
      way: "Vía rápida para condiciones graves",
      who: "Personas con una condición grave de la lista o una enfermedad terminal",
      clock:
        "Sin plazo propio. La SSA elige los reclamos, así que nombre el diagnóstico con claridad.[^fast]",
      check: "Compassionate Allowances (en inglés)",
    },
    {
      way: "Conservar beneficios que la SSA quiere quitar",
      who: "Personas que reciben beneficios y a las que se avisa que se acabarán",
      clock:
        "Tiene 60 días más cinco por el correo para apelar, pero solo diez días más cinco para pedir que los pagos sigan mientras tanto. Si pierde la apelación, quizá deba devolverlos.[^keep]",
      check: "La regla de la SSA sobre pagos que continúan (en inglés)",
    },
  ],
  documents: [
    {
      name: "Carta de denegación y su sobre",
      holder: "Usted; la SSA puede enviar una copia",
      how: "Busque en su cuenta my Social Security si se perdió.",
    },
    {
      name: "Notas de tratamiento y resultados de pruebas",
      holder: "Cada médico, clínica y hospital",
      how: "Pídalos usted; también lo hace la SSA cuando firma el formulario SSA-827.",
    },
    {
      name: "Lista de médicos, visitas y medicamentos",
      holder: "Usted, con ayuda de su farmacia",
      how: "La farmacia imprime los medicamentos y las dosis.",
    },
    {
      name: "Formularios SSA-3368 y SSA-3369",
      holder: "ssa.gov o una oficina local",
      how: "Llene los dos y guarde una copia de lo que envía.",
    },
    {
      name: "Cinco años de empleos y lo que exigían",
      holder: "Usted; ayudan los formularios W-2 y las declaraciones de impuestos",
      how: "Anote fechas, horas, peso que cargaba y tiempo de pie en cada empleo.",
    },
    {
      name: "Estado de cuenta del Seguro Social",
      holder: "La SSA",
      how: "Entre en ssa.gov para ver sus créditos e ingresos.",
    },
    {
      name: "Cartas de personas que ven su día a día",
      holder: "Familia, amistades, un jefe anterior",
      how: "Breves, con fecha y sobre lo que ya no puede hacer.",
    },
    {
      name: "Expediente del reclamo, antes de una audiencia",
      holder: "Oficina de audiencias de la SSA",
      how: "Puede abrirlo su representante, o usted pide el acceso.",
    },
  ],
  questions: [
    "¿En qué paso está mi reclamo, y cuál es su último día exacto?",
    "¿Sigo teniendo derecho a este seguro, y hasta cuándo?",
    "¿Qué dice su contrato de honorarios, cuál es hoy el tope de la SSA y quién paga las copias?",
    "¿Qué prueba falta para la lista de la SSA o para los cinco pasos?",
    "¿Debo pedir también SSI, y cambian mi cantidad los pagos del VA o de compensación para trabajadores?",
    "¿Quién estará en la sala en mi audiencia, y cómo nos preparamos?",
  ],
  charts: [
    {
      caption:
        "Los requisitos médicos de los dos programas son los mismos; cambia a quién cubren.[^rule][^ssi][^back]",
      sides: [
        {
          title: "SSDI",
          points: [
            "Se gana con impuestos del Seguro Social",
            "Exige haber trabajado lo suficiente",
            "Puede cubrir hasta un año atrás",
          ],
        },
        {
          title: "SSI",
          points: [
            "Se basa solo en la necesidad",
            "Para personas que tienen y ganan poco",
            "Empieza con la solicitud",
          ],
        },
      ],
    },
    {
      caption:
        "Las reglas cambiaron a pasos pequeños, y ninguno hizo automática la aprobación.[^rule][^start][^fee]",
      points: ["Regla: trabajo anterior", "Empiezan cinco años", "Aumenta el tope"],
    },
  ],
  where: {},
} satisfies RecordWords<typeof ssdiApplicationsRecord>;
