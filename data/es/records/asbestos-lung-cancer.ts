import type { RecordWords } from "../../case-words";
import type { asbestosLungCancerRecord } from "../../records/asbestos-lung-cancer";

export const asbestosLungCancerRecordWords = {
  status: {
    kind: "Demandas estatales y reclamos a fondos",
    court: "Tribunales estatales; fondos fiduciarios de bancarrota creados según 11 U.S.C. 524(g)",
    docket:
      "Ninguno para todos; el litigio multidistrital (MDL) 875 (Distrito Este de Pensilvania) no acepta casos nuevos",
    judge: null,
    since: ["el antiguo expediente federal"],
    stage:
      "En junio de 2026, los reclamos por cáncer de pulmón iban uno por uno a tribunales estatales y a fondos. No hallamos una decisión sobre la regla de la EPA ni sobre planes de destruir expedientes viejos de fondos.[^duboseLaw2026][^mealeys2025]",
    next: "Una decisión del Quinto Circuito sobre la regla de la EPA, y una apelación en Delaware sobre expedientes de fondos. Ninguna tiene fecha, y ninguna decide su propio reclamo.",
    settlement:
      "No encontramos ninguno para todos: empresas y fondos resuelven los reclamos uno por uno.",
    classAction: "No. Cada reclamo va por su cuenta.",
  },
  soonest: null,
  figures: [
    {
      value: "$250,000",
      what: "Lo máximo que el programa Part E puede pagar en total por la enfermedad o muerte de un trabajador de una planta nuclear. Los beneficios médicos van aparte.",
    },
    {
      value: "51.1 por ciento",
      what: "Parte del valor de un reclamo resuelto que un fondo, Western Asbestos, pagó desde febrero de 2023. Cada fondo fija su propia parte, y el pago depende de su tabla.",
    },
  ],
  events: [
    "El Quinto Circuito oyó los argumentos sobre la regla del crisotilo en Texas Chemistry Council v. EPA, núm. 24-60193.",
    "El caso de Delaware sobre expedientes de fondos quedó en pausa hasta que se decida una apelación. No hallamos una decisión posterior.",
    "Un tribunal de Delaware dejó que unas empresas siguieran con una demanda para que los fondos no destruyan expedientes. Un pacto los protege mientras dure.",
    "La EPA retiró su petición de poner en pausa la impugnación de su regla sobre el asbesto.",
    "Diez u once fondos dijeron que, desde el 15 de abril de 2025, destruirían la mayoría de los expedientes de reclamos terminados. Las fuentes difieren en el número.",
    "Se publicó la regla final para ir eliminando el crisotilo, en vigor desde el 28 de mayo de 2024.",
    "Un panel federal dijo que no se enviarían más casos nuevos de asbesto al tribunal de Filadelfia.",
    "La GAO, la agencia que revisa programas federales para el Congreso, describió cómo funcionan los fondos y cómo revisan un reclamo.",
  ],
  ways: [
    {
      way: "Demanda en un tribunal estatal",
      who: "Personas con cáncer primario de pulmón y una exposición conocida en el trabajo, el servicio o la casa; familias de quienes murieron.",
      clock:
        "Depende del estado, y puede ser de apenas un año desde el diagnóstico, la incapacidad, el día en que se supo o la muerte. La ley de asbesto de California es el Code of Civil Procedure 340.2. Algunos estados piden más pruebas médicas al comienzo si la persona fumó (lea la sección 774.204 de Florida como está hoy). Virginia Occidental exige que usted liste sus reclamos a fondos.[^floridaCode][^wvCode] Planee juntos los reclamos a fondos y la demanda.",
      check: "Código publicado de su estado o sitio de autoayuda de los tribunales",
    },
    {
      way: "Reclamo a un fondo de asbesto",
      who: "Personas expuestas al producto de una empresa en bancarrota que cumplen los criterios de ese fondo; puede haber criterios extra para quien fumó.",
      clock:
        "Cada fondo fija su propio plazo, impreso en sus reglas.[^governmentAccountability2011] Un fondo escribió en 2010 que un reclamo incompleto por seis meses puede contar como retirado. Dijo también que, al presentarlo otra vez, pierde su lugar en la fila.[^trust2010] Guarde una copia completa de cada formulario, porque algunos fondos pensaban destruir expedientes viejos.",
      check: "El informe de la GAO sobre los fondos; luego, el sitio de cada fondo (en inglés)",
    },
    {
      way: "Compensación para trabajadores",
      who: "Personas expuestas en el trabajo. Hay programas federales para trabajadores de muelles y astilleros y para empleados federales. Un programa, Part E, cubre enfermedades por sustancias tóxicas en plantas del Departamento de Energía.",
      clock: "Cada programa tiene el suyo. El tiempo para avisar puede ser corto.",
      check:
        "Departamento de Trabajo, trabajadores de energía; para otros, su agencia estatal (en inglés)",
    },
    {
      way: "Beneficios del VA por incapacidad",
      who: "Veteranos con una enfermedad relacionada y exposición en el servicio.",
      clock: "Sin fecha límite, pero los beneficios cuentan desde que los solicita.",
      check: "Cómo presentar gratis un reclamo de incapacidad al VA (en inglés)",
    },
    {
      way: "Incapacidad del Seguro Social",
      who: "Personas que por su salud no pueden trabajar. Una guía legal pone en la vía rápida el cáncer de pulmón de células pequeñas, y también el que se extendió, volvió o no se puede extirpar. Otras personas aún pueden calificar.[^allLaw]",
      clock: "Valen las reglas del Seguro Social; solicítela en cuanto tenga derecho.",
      check: "La página de incapacidad del Seguro Social (en inglés)",
    },
  ],
  documents: [
    {
      name: "Informe de patología con el tipo de célula",
      holder: "Oficina de patología del hospital",
      how: "Pida que guarden también los bloques de tejido",
    },
    {
      name: "Tomografía y radiografías del pecho",
      holder: "Departamento de imágenes",
      how: "Pida discos e informes, con cualquier nota de cicatrices o placas",
    },
    {
      name: "Historial de trabajo",
      holder: "Seguro Social; su sindicato local",
      how: "Formulario SSA-7050, listas de envío a obras y datos de pensión",
    },
    {
      name: "Papeles militares",
      holder: "Archivos Nacionales",
      how: "Presente el formulario SF-180 para el DD-214 y datos del barco",
    },
    {
      name: "Detalles del trabajo",
      holder: "Usted y antiguos compañeros",
      how: "Anote lugares, oficios, marcas, nombres y teléfonos",
    },
    {
      name: "Prueba del polvo en casa",
      holder: "Familia; el empleador del trabajador",
      how: "Declaraciones sobre la ropa con polvo y quién la lavaba",
    },
    {
      name: "Papeles anteriores de asbesto",
      holder: "Abogados anteriores, fondos, juntas de compensación",
      how: "Copias de renuncias a reclamar (releases), formularios y pagos",
    },
  ],
  questions: [
    "¿En qué estados podría demandar, y cuál tiene el plazo más corto?",
    "¿A qué fondos acudirían ustedes, y qué efecto tienen esos reclamos en una demanda?",
    "¿Cómo cambia el reclamo el hecho de que fumé, en el tribunal y en cada fondo?",
    "¿Necesitan prueba de cicatrices en los pulmones, y quién paga esa revisión?",
    "Si recibo dinero, ¿afecta eso mis beneficios del VA, Medicare, Medicaid o de compensación para trabajadores?",
    "Si la persona enferma murió, ¿quién puede reclamar y hasta cuándo?",
    "¿Cobran lo mismo por los reclamos a fondos que por una demanda?",
  ],
  charts: [
    {
      caption:
        "En 35 años cambiaron las reglas y los expedientes, pero cada reclamo sigue yendo por su cuenta.[^judicialPanel2011][^epa2024][^duboseLaw2026]",
      points: [
        "Primera prohibición federal",
        "Se anula en gran parte",
        "Cierra expediente federal",
        "Regla del crisotilo",
        "Argumentos en apelación",
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof asbestosLungCancerRecord>;
