import type { RecordWords } from "../../case-words";
import type { babyFormulaNecRecord } from "../../records/baby-formula-nec";

export const babyFormulaNecRecordWords = {
  status: {
    kind: "Litigio multidistrital (MDL) federal y demandas en tribunales estatales",
    court: "Tribunal Federal de Distrito, Distrito Norte de Illinois (Chicago)",
    docket: "MDL núm. 3026 (22 C 71)",
    judge: "Rebecca R. Pallmeyer",
    since: [null],
    stage:
      "En septiembre de 2026, los resultados estaban divididos: la jueza federal había cerrado tres casos de prueba a favor de Abbott, y los jurados estatales dieron la razón a cada lado. Según se informó, un tribunal de apelaciones confirmó una de esas decisiones.[^verus2025][^digest][^meadJohnson2026]",
    next: "No hay fecha de juicio confirmada. Una página sin fecha nombraba agosto y noviembre de 2026 para los juicios de dos casos de prueba. Un resumen revisado en septiembre no menciona ninguno, y no hallamos un resultado.[^trials][^digest]",
    settlement:
      "No encontramos ninguno. Un resumen revisado el 22 de septiembre de 2026 no halló un programa general.[^digest]",
    classAction: "No. Cada familia tiene su propio caso.",
  },
  soonest: {
    text: "Una página sin fecha, que nada confirma, nombra este mes para el juicio de un tercer caso de prueba federal. Las familias no tienen que presentar nada para eso, y no cambia su plazo. Pregunte ya por el plazo de su propio estado.",
    whom: "las familias con un caso federal; no resuelve el reclamo de nadie más",
  },
  figures: [
    {
      value: "$495 millones",
      what: "Lo que fijó el jurado de Misuri en el caso Gill. Abbott dijo que lo combatiría, y no es una guía para otro caso.",
    },
    {
      value: "$60 millones",
      what: "Lo que fijó ese jurado; puede que ya no esté en pie.",
    },
  ],
  events: [
    "El tribunal de apelaciones del Séptimo Circuito devolvió cinco casos contra Mead Johnson, porque la jueza había usado un criterio equivocado para decidir qué tribunal puede oírlos.",
    "El Séptimo Circuito confirmó el cierre de un caso de prueba (Mar v. Abbott): la familia no demostró que una advertencia habría evitado la muerte. No decidió si la fórmula puede causar NEC.",
    "Un jurado de Misuri dio la razón a Mead Johnson en el caso Collins.",
    "Un jurado del condado de Cook empezó a oír los reclamos por cuatro bebés prematuros contra Abbott. Buscamos el resultado en una fuente confiable y no lo hallamos.",
    "Terminó el tercer caso de prueba federal, porque no se habría podido hacer un producto viable en las cantidades necesarias.",
    "Un tribunal de Misuri anuló el veredicto de un jurado a favor de las dos empresas.",
    "Un jurado de Misuri falló contra Abbott en el caso Gill. La empresa dijo que trataría de anular el veredicto.",
    "Un jurado de Illinois falló contra Mead Johnson en el caso Watson. Una página poco confiable dijo luego que ese veredicto se anuló.",
  ],
  ways: [
    {
      way: "Demanda federal en el litigio multidistrital (MDL) 3026",
      who: "Familias de un bebé prematuro o muy pequeño que tuvo NEC después de Similac o Enfamil en el hospital. El expediente debe nombrar el producto.",
      clock:
        "Lo fija su estado. Muchos dan más tiempo a un niño. Pero el reclamo propio de los padres y el reclamo por una muerte pueden vencer mucho antes. Se informó que los casos de prueba federales no prosperaron por razones distintas. Pregunte cuáles de esas razones supera su expediente.[^verus2025b] Según se informó, un caso se perdió en la apelación porque la familia no pudo demostrar que una advertencia habría cambiado lo que hizo el hospital. Pregunte qué dirían los médicos de su bebé.[^mar]",
      check: "La página del tribunal de Chicago sobre el MDL 3026 (en inglés)",
    },
    {
      way: "Demanda estatal",
      who: "Familias cuyo bebé nació o recibió atención en el estado, por ejemplo Illinois, Misuri o Pensilvania.",
      clock:
        "Cada estado fija el suyo. En Illinois, se informó que dos tribunales de apelaciones no coinciden sobre las familias de fuera.[^depp][^stClair]",
      check: "La página web de los tribunales de ese estado",
    },
    {
      way: "Beneficios para un niño con secuelas duraderas",
      who: "Familias de un niño o niña con una discapacidad después de NEC, con demanda o sin ella.",
      clock: "Reglas de la agencia; solicite en cuanto su hijo o hija pueda tener derecho.",
      check:
        "Seguridad de Ingreso Suplementario para niños y la agencia Medicaid de su estado (en inglés)",
    },
    {
      way: "Informar de un problema con la fórmula (no es un reclamo de dinero)",
      who: "Padre, madre, personal médico o de enfermería.",
      clock: "Ninguno; informar es gratis.",
      check: "La página MedWatch de la FDA (en inglés)",
    },
  ],
  documents: [
    {
      name: "Registros de alimentación de la NICU, día por día",
      holder: "Oficina de información médica del hospital",
      how: "Pida las hojas de enfermería y las notas de nutrición, no solo el resumen",
    },
    {
      name: "Registros de la sala de fórmula o de leche",
      holder: "El mismo hospital",
      how: "Escriba pronto y dé las fechas de la estadía",
    },
    {
      name: "Prueba del diagnóstico de NEC",
      holder: "Radiología, cirugía y patología",
      how: "Pida las radiografías y los informes de cualquier operación",
    },
    {
      name: "Expediente del parto",
      holder: "Cada hospital, si trasladaron al bebé",
      how: "Busque semanas de embarazo, peso al nacer y papeles del alta",
    },
    {
      name: "Papeles de consentimiento y de leche donada",
      holder: "Usted; el expediente del hospital",
      how: "Vea qué cosas le ofrecieron y qué papeles firmó",
    },
    {
      name: "Atención posterior y expediente escolar",
      holder: "Médicos, terapeutas, escuela",
      how: "Reúna lo que muestra secuelas duraderas",
    },
    {
      name: "Si su bebé murió",
      holder: "El hospital, el registro civil y el tribunal de sucesiones",
      how: "Pida el acta de defunción, el informe de autopsia y los papeles judiciales de la sucesión",
    },
  ],
  questions: [
    "¿Muestra el expediente qué producto recibió mi bebé, y cuándo, antes del diagnóstico?",
    "¿Había leche donada u otra opción en ese hospital en ese momento?",
    "¿Qué tribunal usarían, y lo decide el lugar donde nació nuestro bebé?",
    "¿Cuánto tiempo queda para el reclamo de mi hijo o hija, para el nuestro como padres y para uno por una muerte?",
    "¿Cómo explicarían a un jurado la declaración de las agencias de 2024?",
    "¿Qué nos pediría el caso, como declaraciones bajo juramento o exámenes?",
    "Si el caso termina pronto, ¿quién paga los gastos?",
  ],
  charts: [
    {
      caption:
        "Hay tres décadas entre el primer estudio y las primeras decisiones federales.[^theLancet1990][^verus2025]",
      points: [
        "Estudio británico",
        "Comienza MDL 3026",
        "Hablan tres agencias",
        "Fin de casos de prueba",
        "Misuri: gana defensa",
      ],
    },
    {
      caption:
        "Las familias y las empresas leen los mismos estudios de manera distinta.[^judicialPanel2022][^departmentHealth2024]",
      sides: [
        {
          title: "Lo que alegan las demandas",
          points: [
            "Los productos con leche de vaca aumentaron el riesgo de NEC",
            "Había opciones más seguras",
            "Las advertencias no llegaron a las familias",
          ],
        },
        {
          title: "Lo que responden las empresas",
          points: [
            "Las agencias no ven pruebas concluyentes",
            "La fórmula hace falta cuando no alcanza la leche humana",
          ],
        },
      ],
    },
  ],
  where: {},
} satisfies RecordWords<typeof babyFormulaNecRecord>;
