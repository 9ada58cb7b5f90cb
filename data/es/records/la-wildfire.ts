import type { RecordWords } from "../../case-words";
import type { laWildfireRecord } from "../../records/la-wildfire";

export const laWildfireRecordWords = {
  status: {
    kind: "Casos estatales que se llevan juntos",
    court: "Tribunal Superior del Condado de Los Ángeles, un juez o jueza por incendio",
    docket:
      "Eaton: Gursey v. Southern California Edison, 25STCV00731. Palisades: Grigsby v. City of Los Angeles, 25STCV00832.",
    judge: "Laura A. Seigle (Eaton); Samantha P. Jessner (Palisades)",
    since: [null],
    stage:
      "En junio de 2026 se planeaba un primer juicio de Eaton para enero de 2027, y la mayoría de los reclamos de Palisades podía seguir. Según se informó, el juicio por provocar un incendio anterior terminó sin veredicto.[^scng2025][^claimsJournal2026][^nbc2026]",
    next: "El primer juicio de Eaton, que en agosto de 2025 se fijó para el 25 de enero de 2027.[^scng2025] No hemos visto ese día confirmado desde principios de 2026. Se informó de un segundo juicio por el incendio provocado para octubre de 2026; no hallamos su resultado.[^nbc2026]",
    settlement:
      "No encontramos ninguno para los residentes como grupo. El programa de Edison es voluntario. Los informes de la empresa muestran un acuerdo con aseguradoras.[^securitiesExchange2025]",
    classAction: "No. Cada demanda va por su cuenta, con pasos comunes antes del juicio.",
  },
  soonest: {
    text: "Según se informa, el programa de Edison para el incendio Eaton recibe sus últimos reclamos. Si quiere usarlo, vea antes sce.com/directclaims y presente su reclamo a más tardar ese día. Presentar ese reclamo no detiene su plazo para demandar.",
    whom: "dueños, inquilinos, negocios, personas con lesiones y familias de personas que murieron, solo por el incendio Eaton",
  },
  figures: [
    {
      value:
        "24 meses desde la pérdida; hasta 36 meses con retrasos ajenos al dueño; prórrogas de seis meses con causa justificada",
      what: "Tiempo mínimo que una aseguradora cubre los gastos extra de vivienda tras una emergencia declarada, si la póliza los incluye.",
    },
    {
      value: "36 meses desde el primer pago por valor real en efectivo",
      what: "Tiempo mínimo que le dan para cobrar todo el costo de reponer lo perdido.",
    },
    {
      value: "dos años desde la pérdida",
      what: "Tiempo usual para demandar a la propia aseguradora, según un bufete y una póliza del incendio Eaton. Se detiene mientras ella decide.",
    },
    {
      value: "20 por ciento de la indemnización neta",
      what: "Lo que el programa de Edison suma para honorarios de abogados, si usted ya tenía abogado o abogada al presentar el reclamo.",
    },
    {
      value: "90 días; hasta nueve meses",
      what: "Tiempo que el programa se da para una oferta Fast Pay tras un reclamo casi completo, y para una revisión detallada (Detailed Review).",
    },
  ],
  events: [
    "El juicio federal por el incendio Lachman se declaró nulo porque el jurado no se puso de acuerdo. Se planeaba un segundo juicio para octubre de 2026.",
    "La jueza Jessner hizo definitiva su decisión sobre Palisades: sigue la mayoría de los reclamos contra la ciudad, su empresa pública y el estado.",
    "Edison anunció más ayuda para honorarios de abogados y para la vivienda de inquilinos, también para solicitudes anteriores.",
    "La ciudad de Los Ángeles pidió al tribunal que el estado comparta lo que ella pueda deber a los residentes de Palisades.",
    "Edison incluyó en el caso Eaton al condado, agencias de agua, una empresa de gas y otros. La empresa de gas rechaza el reclamo.",
    "El director ejecutivo de Edison dijo que su equipo probablemente causó el incendio Eaton. La investigación oficial seguía abierta.",
    "La fiscalía federal acusó a un hombre de prender el incendio Lachman y dijo que este se reavivó como el incendio Palisades. Él se declaró inocente.",
  ],
  ways: [
    {
      way: "Demanda por el incendio Eaton",
      who: "Dueños, inquilinos, negocios, personas con lesiones y familias de quienes murieron.",
      clock:
        "La ley de California suele dar dos años por lesión, muerte y angustia, y tres por bienes.[^laistCopied2025] Para el primer día de los incendios, los dos años terminan el 7 de enero de 2027. Ese día lo calculamos según la ley. Guíese por él también para sus bienes, hasta que un abogado o abogada le diga qué regla es la suya. Un reclamo en el programa de Edison puede no detener ese plazo.",
      check: "Tribunal Superior de Los Ángeles, caso 25STCV00731 (en inglés)",
    },
    {
      way: "Programa de Edison (no es un tribunal)",
      who: "Dueños, inquilinos de 30 días o más y negocios en lugares incluidos. Personas que recibieron atención médica del 7 al 15 de enero de 2025. Sucesiones de personas que murieron antes del 31 de enero de 2025.[^southernCalifornia2025b]",
      clock:
        "Según se informa, se reciben reclamos hasta el 30 de noviembre de 2026.[^pasadenaNow2026c] Confirme la fecha en la página de Edison. Una oferta puede llegar después del 7 de enero de 2027, y presentar el reclamo no detiene su plazo para demandar. Puede presentarlo y seguir con una demanda, pero firmar una oferta pone fin a todo reclamo contra Edison.[^laist2025] Presentarlo es gratis y no exige abogado ni abogada.",
      check: "La página de Edison, sce.com/directclaims",
    },
    {
      way: "Incendio Palisades: ciudad, empresa pública y estado",
      who: "Personas que dieron aviso a tiempo a la ciudad, al LADWP o al estado, o que tienen permiso de un tribunal. La ciudad y el estado dicen que el fuego fue provocado y que la ley los protege.[^circling2026]",
      clock:
        "Aviso del reclamo: seis meses por lesiones y pertenencias (según se informó, el 7 de julio de 2025), un año por terrenos y edificios, y una petición tardía dentro de un año.[^judicialCouncil][^dailyJournal2025] Para la mayoría, esos plazos ya vencieron. Un aviso dado a tiempo tiene una segunda fecha: seis meses para demandar tras una denegación por correo. Si no hubo respuesta, en general son hasta dos años desde el incendio (7 de enero de 2027). El reclamo de un dueño por bienes tomados para uso público puede seguir otras reglas, así que pregunte antes de desistir.",
      check:
        "Guía de los tribunales de California sobre reclamos contra entes públicos (en inglés)",
    },
    {
      way: "Reclamo al seguro o queja",
      who: "Quien tenga una póliza de dueño, de inquilino, de negocio o del FAIR Plan.",
      clock:
        "Gastos de vivienda: la cobertura puede acabarse el 7 de enero de 2027, como muy pronto. Antes, pida por escrito más tiempo a su aseguradora.[^code2060] Para demandarla, cuenta lo que dice su propia póliza.",
      check: "Departamento de Seguros de California, 800-927-4357 (en inglés)",
    },
    {
      way: "Ayuda por desastre y préstamos",
      who: "Personas con pérdidas que el seguro no cubrió del todo.",
      clock:
        "Ya no se aceptan primeras solicitudes. Para una apelación o un expediente abierto, las fechas varían: pregunte.",
      check: "Ayuda federal por desastres (en inglés)",
    },
  ],
  documents: [
    {
      name: "Póliza y todas las cartas de la aseguradora",
      holder: "Su aseguradora",
      how: "Pida una copia completa; California le da ese derecho",
    },
    {
      name: "Prueba de que vivía allí o era su propiedad",
      holder: "Registro del condado, arrendador, servicios públicos",
      how: "Escritura, contrato de alquiler, facturas o cartas de la escuela",
    },
    {
      name: "Fotos de antes y de después",
      holder: "Su teléfono, familiares, anuncios de inmuebles",
      how: "Guarde los originales, con sus fechas",
    },
    {
      name: "Informe de daños de la dirección",
      holder: "Mapa de daños del condado o de CAL FIRE",
      how: "Imprima el resultado",
    },
    {
      name: "Análisis de humo y ceniza, facturas de limpieza",
      holder: "Quien hizo el análisis o la limpieza",
      how: "Pida el informe y también la factura",
    },
    {
      name: "Recibos, alquiler e ingresos perdidos",
      holder: "Usted, su empleador o su contador",
      how: "Guarde una carpeta por mes desde enero de 2025",
    },
    {
      name: "Expediente médico desde los incendios",
      holder: "Oficina de expedientes del hospital o la clínica",
      how: "Pida primero las visitas de enero de 2025",
    },
    {
      name: "Avisos, ofertas y renuncias a reclamar (releases)",
      holder: "Usted; la oficina que los selló",
      how: "Guarde cada página y no firme nada sin leer",
    },
  ],
  questions: [
    "¿Qué incendio, qué parte demandada y qué fechas son las mías, y ya es tarde para algún aviso?",
    "¿Sería lo más seguro para mí demandar antes del 7 de enero de 2027?",
    "¿Cómo se compara el programa de Edison con una demanda por una pérdida como la mía?",
    "¿Cómo cambian mi reclamo los pagos del seguro y lo que la aseguradora quiere de vuelta?",
    "¿Qué análisis necesito para el humo, el hollín o la ceniza?",
    "¿Quién paga a los peritos, y cobran ustedes lo mismo por un reclamo del programa que por una demanda?",
  ],
  charts: [
    {
      caption:
        "De los fuegos de un día salieron dos grupos de demandas y un programa fuera de los tribunales.[^dailyJournal2025][^scng2025][^southernCalifornia2025]",
      points: [
        "Empiezan los incendios",
        "Aviso por Palisades",
        "Abre programa Edison",
        "Decisión final Palisades",
        "Dos años después",
        "Juicio Eaton, previsto",
      ],
    },
    {
      caption:
        "Ningún tribunal había decidido quién tiene la culpa en uno u otro incendio.[^claimsJournal2026][^latimes2025][^dailyJournal2025b][^pasadenaNow2026b]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "Eaton: lo inició el equipo eléctrico",
            "Palisades: los entes públicos no lo previnieron ni lo combatieron bien",
            "Las pérdidas por humo también cuentan",
          ],
        },
        {
          title: "Lo que responde la otra parte",
          points: [
            "Edison: probablemente empezó en nuestro equipo; otros comparten la culpa",
            "Ciudad y estado: niegan responsabilidad legal",
            "Empresa de gas: rechaza el reclamo",
          ],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof laWildfireRecord>;
