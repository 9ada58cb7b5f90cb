import type { RecordWords } from "../../case-words";
import type { pfasWaterRecord } from "../../records/pfas-water";

export const pfasWaterRecordWords = {
  status: {
    kind: "Litigio multidistrital (MDL) federal, demandas individuales",
    court: "Tribunal Federal de Distrito, Distrito de Carolina del Sur (Charleston)",
    docket: "MDL núm. 2873 (2:18-mn-02873-RMG)",
    judge: "Richard M. Gergel",
    since: [null],
    stage:
      "En septiembre de 2026 no hallamos ningún juicio por lesiones celebrado ni fijado. El primero, sobre cáncer de riñón, se canceló en 2025. Los escritos sobre los peritos de cáncer de hígado y de tiroides debían seguir hasta enero de 2027.[^digest][^bloombergLaw2025]",
    next: "Los últimos escritos sobre los peritos de cáncer de hígado y de tiroides, según se informó para el 22 de enero de 2027.[^digest] No se informa de fecha para ningún juicio por lesiones, y no hallamos una decisión de la EPA sobre sus propuestas.[^pfas2026]",
    settlement:
      "No encontramos ninguno para personas enfermas, y un resumen de septiembre de 2026 tampoco halló ninguno.[^digest] Los sistemas públicos de agua tienen acuerdos oficiales, para pagar el tratamiento.",
    classAction: "No por lesiones. Aquí los acuerdos colectivos son para los sistemas de agua.",
  },
  soonest: {
    text: "Para entonces, los sistemas públicos de agua tienen que terminar sus primeros análisis de PFAS. Pida los resultados al suyo. Los pozos privados no están cubiertos.",
    whom: "las personas con agua de un sistema público",
  },
  figures: [
    {
      value: "4.0 partes por billón (ppt)",
      what: "Límite federal en el agua potable para PFOA y para PFOS, cada uno, según la regla de 2024.",
    },
    {
      value: "26 de abril de 2027; 26 de abril de 2029",
      what: "Fechas límite de la misma regla: para los primeros análisis y para cumplir los límites.",
    },
  ],
  events: [
    "Una orden (núm. 33F) fijó los escritos sobre los peritos de cáncer de hígado y de tiroides para el 20 de noviembre de 2026 y el 22 de enero de 2027. No fija ningún juicio.",
    "Una orden (núm. 26O) dio a los abogados hasta el 20 de noviembre de 2026 para proponer qué casos por lesiones se preparan ahora.",
    "La EPA propuso que los sistemas de agua puedan pedir dos años más, hasta abril de 2031, para PFOA y PFOS, y quitar otros cuatro límites.",
    "Un tribunal federal de apelaciones rechazó la petición de la EPA de quitar cuatro límites de PFAS mientras sigue un caso, así que los seis siguieron en pie.",
    "Un bufete escribió que la ventana del tribunal para presentar casos iba hasta el 10 de septiembre de 2025, y que a los casos posteriores se les piden pruebas más estrictas.",
    "El juez Gergel canceló el primer juicio por lesiones y dio a los abogados 21 días para presentar los reclamos que tenían.",
    "Se publicaron los primeros límites nacionales para los PFAS en el agua potable.",
    "El Congreso decidió que algunos cánceres de bomberos federales cuentan como causados por el trabajo, salvo prueba en contra.",
  ],
  ways: [
    {
      way: "Demanda federal en el litigio multidistrital (MDL) 2873",
      who: "Personas con una de las enfermedades de arriba cuya agua se contaminó con espuma contra incendios, o que usaron esa espuma.",
      clock:
        "Su estado fija el plazo, así que pregunte ya. Una ley federal, 42 U.S.C. 9658, puede mover el inicio.[^code2026] La ventana del tribunal de 2025 para presentar casos no era el plazo de un estado. Un bufete dice que aún puede presentar un caso posterior, con pruebas más estrictas y fechas límite más cortas.[^joy]",
      check: "Página del tribunal de Charleston con sus órdenes (en inglés)",
    },
    {
      way: "Demanda por una fábrica, un vertedero o un producto",
      who: "Personas cuyos PFAS no vinieron de la espuma.",
      clock: "Depende del estado donde ocurrió.",
      check:
        "El sitio del tribunal estatal, y la agencia ambiental del estado para datos del lugar",
    },
    {
      way: "Reclamo de incapacidad al VA",
      who: "Veteranos con exposición en el servicio.",
      clock:
        "Sin fecha límite, pero el pago cuenta desde que lo solicita. En 2024, el VA dijo a los veteranos que no esperaran a que acabara su revisión.[^departmentVeterans2024]",
      check: "Las páginas de incapacidad del VA (en inglés)",
    },
    {
      way: "Compensación para trabajadores: bomberos",
      who: "Bomberos federales con un cáncer de la lista y servicio suficiente; otros, según la ley de su estado.",
      clock: "Cambia según el programa. Pregunte a la agencia.",
      check: "El Servicio Forestal sobre la regla federal (en inglés)",
    },
    {
      way: "Acuerdos con sistemas de agua",
      who: "Solo sistemas públicos de agua.",
      clock: "Ninguno para usted. No se paga a personas.",
      check: "Órdenes de los acuerdos en la página del tribunal (en inglés)",
    },
  ],
  documents: [
    {
      name: "Informe de patología o del especialista",
      holder: "Hospital o consultorio del especialista",
      how: "Pida la página donde está el diagnóstico y su fecha",
    },
    {
      name: "Historial de direcciones",
      holder: "Arrendadores, condado, escuelas, oficina de vivienda de la base",
      how: "Ordene por años contratos de alquiler, facturas y papeles de impuestos",
    },
    {
      name: "Informes del agua",
      holder: "Su servicio de agua",
      how: "Pida los Consumer Confidence Reports y los resultados de UCMR 5",
    },
    {
      name: "Análisis de pozo",
      holder: "Laboratorio, departamento de salud del condado, las fuerzas armadas",
      how: "Pida el informe a la persona que tomó la muestra",
    },
    {
      name: "Papeles del servicio militar o de los bomberos",
      holder: "Archivos Nacionales; el departamento",
      how: "Formulario SF-180 para el DD-214; petición de registros públicos para datos de la espuma",
    },
    {
      name: "Informes sobre la base, el aeropuerto o la planta cercana",
      holder: "Agencia ambiental del estado o las fuerzas armadas",
      how: "Envíe una petición de registros públicos que nombre el lugar",
    },
    {
      name: "Análisis de PFAS en la sangre, si se hizo",
      holder: "Laboratorio o estudio de salud del estado",
      how: "No necesita uno nuevo. Solo busque un resultado viejo",
    },
  ],
  questions: [
    "¿Vino mi exposición de la espuma? Y si no, ¿qué tribunal usarían ustedes?",
    "¿Qué pruebas tempranas quiere ahora el tribunal para mi enfermedad?",
    "¿Me ayuda 42 U.S.C. 9658 según la ley de mi estado?",
    "¿Qué cambió la orden de agosto de 2025 para quienes no habían demandado?",
    "¿Cómo mostrarían qué cantidad de PFAS bebí, y durante cuánto tiempo?",
    "¿Podría una demanda afectar un reclamo al VA o de compensación?",
    "¿He firmado algo sobre mi terreno o mi agua con lo que renuncié a mi propio reclamo?",
  ],
  charts: [
    {
      caption:
        "La ciencia y las reglas del agua avanzaron; no hallamos ningún juicio por lesiones.[^nationalAcademies2022][^bloombergLaw2025]",
      points: [
        "Comienza el MDL",
        "Informe de Academias",
        "IARC clasifica PFAS",
        "Límites nacionales",
        "Cancelan el juicio",
        "EPA propone cambios",
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof pfasWaterRecord>;
