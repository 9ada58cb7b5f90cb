import { addresses, postAddress } from "../addresses";
export const blog = {
  title: "Blog",
  lead: "Guías cortas para quienes piensan en presentar un reclamo. Son información general y no son un consejo legal.",
  posts: [
    {
      slug: "how-time-limits-work",
      drawing: "deadlines",
      date: "2026-11-21",
      cited: [
        {
          publisher: "Cornell Law School, Legal Information Institute",
          title: "Wex: Statute of Limitations",
          date: "2026",
          url: "https://www.law.cornell.edu/wex/statute_of_limitations",
        },
        {
          publisher: "Cornell Law School, Legal Information Institute",
          title: "Wex: Statute of Repose",
          date: "2026",
          url: "https://www.law.cornell.edu/wex/statute_of_repose",
        },
        {
          publisher: "United States Code",
          title: "28 U.S.C. 2401(b), claims against the United States",
          date: "2026",
          url: "https://www.law.cornell.edu/uscode/text/28/2401",
        },
        {
          publisher: "Supreme Court of the United States",
          title: "American Pipe & Construction Co. v. Utah, 414 U.S. 538",
          date: "1974",
        },
      ],

      title: "Cómo funcionan los plazos para reclamar por lesiones",
      excerpt:
        "Casi todo reclamo debe empezar dentro de un plazo. Aquí se explica cuándo empieza a correr, qué puede suspenderlo y por qué conviene que lo revise un abogado o abogada.",
      body: [
        {
          kind: "paragraph",

          text: "Casi todos los reclamos tienen una fecha límite. Después de ella, un tribunal suele rechazar el caso, por fuerte que sea. Las reglas no son iguales para todas las personas. Por eso esta guía le da ideas para preguntar, no una fecha.",
        },
        { kind: "heading", text: "El plazo principal" },
        {
          kind: "paragraph",

          text: "La regla principal es el plazo para demandar, llamado también prescripción o estatuto de limitaciones. Dice cuánto tiempo tiene para presentar una demanda. Cada estado fija el suyo. Dentro de un estado, el tiempo puede variar según el tipo de reclamo. Un choque, un producto defectuoso, el error de un médico y una muerte pueden tener cada uno su propia regla.",
        },
        {
          kind: "paragraph",

          text: "Fíjese en la palabra presentar. Llamar a un abogado o abogada, hablar con una aseguradora o enviar un formulario en un sitio web no detiene el plazo. Solo lo detiene el paso que pide la ley. Casi siempre es un escrito que se presenta ante un tribunal.",
        },
        { kind: "heading", text: "Cuándo empieza el plazo" },
        {
          kind: "paragraph",

          text: "A menudo empieza el día en que usted sufrió el daño. Pero algunos daños aparecen tarde. Una enfermedad puede tardar años, y su causa puede conocerse aún después. Entonces muchos estados usan otra regla (discovery rule): el plazo corre desde que la persona supo o debió saber del daño y de su causa probable.",
        },
        {
          kind: "paragraph",

          text: "Lo que usted debió saber se discute con frecuencia. Un diagnóstico, un comentario del médico, una carta de retiro del mercado o una noticia pueden contar. Ayuda escribir qué supo, cuándo y por quién.",
        },
        { kind: "heading", text: "Qué puede suspenderlo" },
        {
          kind: "list",

          items: [
            "La persona lesionada era menor de edad.",
            "La persona no podía actuar por una enfermedad o un estado mental.",
            "A la persona le ocultaron hechos.",
            "La persona o empresa a la que se iba a demandar estaba en bancarrota.",
            "Una demanda colectiva incluye el mismo reclamo. Esta suspensión tiene límites, así que no cuente con ella.",
          ],
        },
        {
          kind: "paragraph",

          text: "Los abogados llaman a esto suspensión del plazo (tolling). Cada uno de estos casos depende del estado. Para abusos sexuales del pasado, algunos estados también abrieron un período para reclamos antiguos. Esos períodos se abren y se cierran por ley.",
        },
        { kind: "heading", text: "El plazo máximo" },
        {
          kind: "paragraph",

          text: "Algunos estados tienen un segundo plazo, el plazo máximo desde la venta o el hecho (statute of repose). Puede empezar cuando se vendió un producto o se dio un tratamiento. Puede poner fin a un reclamo antes de que se conozca el daño. Las suspensiones a menudo no se le aplican.",
        },
        { kind: "heading", text: "Plazos más cortos" },
        {
          kind: "paragraph",

          text: "Los reclamos contra una ciudad, un estado o el gobierno federal a menudo exigen primero un aviso por escrito. Ese aviso puede vencer mucho antes que una demanda. Los tribunales de bancarrota y los acuerdos fijan sus propias fechas. Las apelaciones de un beneficio negado también.",
        },
        { kind: "heading", text: "Qué hacer con esto" },
        {
          kind: "list",

          items: [
            "Escriba cuatro fechas: uso o exposición, primeros síntomas, diagnóstico y cuándo oyó por primera vez de una relación.",
            "Anote cada estado donde vivió, recibió tratamiento o sufrió el daño.",
            "Guarde con sus sobres las cartas de aseguradoras, agencias y tribunales.",
            "Pregunte a un abogado o abogada qué plazo se aplica. Pida la respuesta por escrito.",
            "Si un bufete dice que no, pregunte si hay una fecha límite cerca y pruebe con otro abogado o abogada.",
          ],
        },
        {
          kind: "paragraph",

          text: "Si cree que su plazo ya venció, todavía puede valer la pena preguntar a un abogado o abogada. Desde afuera es fácil no ver las excepciones.",
        },
      ],
      links: [],
    },
    {
      slug: "when-a-law-firm-calls",
      drawing: "contact",
      date: "2026-11-21",
      cited: [
        {
          publisher: "Federal Trade Commission",
          title: "Look beyond the award when you hire a lawyer",
          date: "2021",
          url: "https://consumer.ftc.gov/consumer-alerts/2021/12/look-beyond-award-when-you-hire-lawyer",
        },
        {
          publisher: "Code of Federal Regulations",
          title: "47 CFR 64.1200, calls, texts and how to stop them",
          date: "2026",
          url: "https://www.law.cornell.edu/cfr/text/47/64.1200",
        },
        {
          publisher: "American Bar Association",
          title: "Model Rules of Professional Conduct, Rule 1.5: Fees",
          date: "2026",
        },
      ],

      title: "Cuando llama un bufete: qué esperar y cómo comprobar quién es",
      excerpt:
        "Cómo es una primera llamada, qué puede preguntar, cómo buscar la licencia de un abogado o abogada y qué señales muestran que alguien no es quien dice ser.",
      body: [
        {
          kind: "paragraph",

          text: "Usted pidió una revisión y suena el teléfono. Quizá no conozca el número. Aquí se explica cómo es una buena primera llamada y cómo distinguirla de una mala.",
        },
        { kind: "heading", text: "Quién llama" },
        {
          kind: "paragraph",

          text: "La primera llamada suele hacerla alguien que atiende las solicitudes, no un abogado o abogada. Esa persona debe dar su nombre y el del bufete, y decir de qué solicitud se trata. Puede pedirle el código de referencia que le dimos. El bufete también lo tiene.",
        },
        {
          kind: "paragraph",

          text: "No tiene que hablar en ese momento. Pida un nombre y devuelva la llamada al número que aparece en el sitio web del bufete o de la barra de abogados del estado. Las reglas federales limitan las llamadas de ventas al horario de 8 a.m. a 9 p.m. donde usted está. Algunos estados fijan un horario más corto.",
        },
        { kind: "heading", text: "Qué pueden preguntarle" },
        {
          kind: "list",

          items: [
            "Qué pasó, dónde y cuándo.",
            "Su diagnóstico y quién le atendió.",
            "De qué producto, medicamento o lugar se trata.",
            "Si ya tiene abogado o abogada, o firmó una renuncia a reclamar (release).",
            "Cómo comunicarse con usted y cuándo es seguro llamarle.",
          ],
        },
        {
          kind: "paragraph",

          text: "Está bien decir que no sabe. No adivine ni cambie su relato para que encaje. Es normal no recordar todo. Los datos equivocados pueden acabar con un caso.",
        },
        { kind: "heading", text: "Qué puede preguntar usted" },
        {
          kind: "list",

          items: [
            "¿Qué abogado o abogada llevaría mi caso, y en qué estados tiene licencia?",
            "¿Su bufete haría el trabajo, o pasaría el caso a otro bufete?",
            "¿Cuántos casos de este tipo ha llevado su bufete, y cómo terminaron?",
            "¿Qué parte cobran de honorarios? ¿Se calcula antes o después de los gastos?",
            "¿Debo los gastos si no se recupera nada?",
            "¿Hay una fecha límite cerca en mi caso?",
            "¿Cada cuánto tendré noticias de ustedes?",
          ],
        },
        { kind: "heading", text: "Cómo comprobar un bufete" },
        {
          kind: "list",

          items: [
            "Busque al abogado o abogada en el sitio web de la barra de abogados o del tribunal del estado. Allí se ve si la licencia está activa y si hay sanciones públicas.",
            "Busque casos como el suyo en los expedientes judiciales. Los federales están en PACER, que cobra poco por página. En muchos tribunales estatales es gratis.",
            "No se fíe de las insignias. Algunos premios se pueden comprar.",
            "Si puede, hable con más de un abogado o abogada.",
          ],
        },
        {
          kind: "paragraph",

          text: "Según las reglas de casi todos los estados, un honorario que depende del resultado debe estar por escrito y con la firma de usted. El papel debe decir cómo se calcula la parte del bufete y qué gastos podría deber usted. Pida el contrato en español antes de firmar. Tómese un día para leerlo. Puede terminar el contrato más adelante, aunque entonces podría deber dinero por el trabajo ya hecho.",
        },
        { kind: "heading", text: "Señales de problemas" },
        {
          kind: "list",

          items: [
            "Quien llama quiere dinero, la clave de su banco o un número de tarjeta.",
            "Promete un resultado o menciona una suma.",
            "Quien llama le dice qué debe responder.",
            "Le presiona para que firme durante la llamada.",
            "No quiere dar el nombre de un abogado o abogada ni de un bufete.",
            "No puede dar su código de referencia, pero dice que llama de parte nuestra.",
          ],
        },
        {
          kind: "paragraph",

          text: "Si ve una de estas señales, cuelgue. Puede denunciarlo ante la FTC y la barra de abogados de su estado. Avísenos también, a {{site.contactEmail}}.",
        },
        { kind: "heading", text: "Cómo detener las llamadas" },
        {
          kind: "paragraph",

          text: "Diga que no llamen más, o responda STOP a un mensaje de texto. Quien llama debe cumplirlo en 10 días hábiles como máximo. También puede escribirnos, y avisamos a cada bufete que recibió su solicitud.",
        },
      ],
      links: [
        {
          label: "Denuncie un fraude ante la FTC",
          href: "https://reportefraude.ftc.gov",
        },
        { href: addresses.partners, label: "Qué pedimos a los bufetes participantes" },
      ],
    },
    {
      slug: "how-to-gather-records",
      drawing: "checklist",
      date: "2026-11-21",
      cited: [
        {
          publisher: "US Department of Health and Human Services",
          title:
            "Individuals' Right under HIPAA to Access their Health Information, 45 CFR 164.524",
          date: "2026",
          url: "https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/access/index.html",
        },
        {
          publisher: "Social Security Administration",
          title: "Form SSA-7050, Request for Social Security Earnings Information",
          date: "2022",
          url: "https://www.ssa.gov/forms/ssa-7050.pdf",
        },
        {
          publisher: "National Archives",
          title: "Request Military Service Records",
          date: "2026",
          url: "https://www.archives.gov/veterans/military-service-records",
        },
      ],

      title: "Cómo reunir documentos para un reclamo",
      excerpt:
        "Qué papeles ayudan, cómo pedir su expediente médico, cuánto podrían cobrarle por él y qué puede hacer si no tiene recibos.",
      body: [
        {
          kind: "paragraph",

          text: "Para pedir una revisión no necesita papeles. Más adelante importan mucho. Un poco de trabajo ahora puede ahorrarle una búsqueda larga, y muchas veces un bufete puede reunir el resto.",
        },
        { kind: "heading", text: "Empiece con una hoja de fechas" },
        {
          kind: "paragraph",

          text: "Escriba en orden lo que pasó, mientras lo recuerda. Ponga nombres de médicos, hospitales, medicamentos, productos y trabajos. Agregue quién vio qué. Marque aquello de lo que no tiene certeza. Esta hoja es para usted y un abogado o abogada, así que no la publique en internet.",
        },
        { kind: "heading", text: "Pida su expediente médico" },
        {
          kind: "paragraph",

          text: "La ley federal le da derecho a ver su expediente y a recibir una copia. Incluye a casi todos los médicos, hospitales, clínicas, farmacias y planes de salud. Muchos dejan descargar una parte enseguida desde un portal para pacientes. Para tenerlo todo, escriba a la oficina de expedientes.",
        },
        {
          kind: "list",

          items: [
            "Dé su nombre completo, su fecha de nacimiento y las fechas de atención.",
            "Diga qué quiere: notas de consulta, resultados de pruebas, imágenes, informes de operaciones, informes de patología y facturas.",
            "Diga cómo quiere la copia: por correo electrónico, en un disco o en papel, por ejemplo.",
            "Guarde una copia de la petición y anote el día en que la envió.",
          ],
        },
        {
          kind: "paragraph",

          text: "Deben responder en 30 días. Pueden tardar hasta 30 más si le dicen por escrito por qué. Pueden cobrar una suma justa por copiar y enviar, pero no por buscar los documentos. No pueden negarse porque usted deba una factura. Las notas de psicoterapia tienen otras reglas.",
        },
        {
          kind: "paragraph",

          text: "Si la persona murió, por lo general puede pedirlo quien está a cargo de la sucesión. Si es menor de edad, por lo general puede pedirlo su madre o su padre.",
        },
        { kind: "heading", text: "Otros documentos que ayudan" },
        {
          kind: "list",

          items: [
            "Medicamentos: una lista impresa de cada farmacia y las cajas con los números de lote.",
            "Implantes: la tarjeta que recibió, el informe de la operación y la hoja de etiquetas con el modelo y el lote.",
            "Productos: recibos, fotos, empaques y cuentas de tiendas o de puntos.",
            "Trabajo: talones de pago, registros del sindicato y nombres de compañeros. El Seguro Social puede enviar, por un pago, una lista de empleadores anteriores.",
            "Servicio militar: para la mayoría de los veteranos y sus familiares más cercanos, los Archivos Nacionales dan gratis los registros.",
            "Accidentes: el informe de la policía, fotos, facturas de reparación y cartas de aseguradoras.",
            "Gastos: facturas, millas recorridas para recibir atención y días de trabajo que perdió.",
          ],
        },
        { kind: "heading", text: "Conserve las cosas como están" },
        {
          kind: "paragraph",

          text: "Si todavía tiene el producto, guárdelo en un lugar seguro y seco. No lo limpie, repare, devuelva ni tire sin antes consultar a un abogado o abogada. Si le van a sacar un dispositivo del cuerpo, pregunte antes de la operación cómo se puede conservar.",
        },
        {
          kind: "paragraph",

          text: "No borre mensajes ni publicaciones sobre lo que pasó. Un tribunal podría verlo como ocultar pruebas. Si se trata de imágenes de un menor, no las copie ni las envíe. Denúncielas a la CyberTipline.",
        },
        { kind: "heading", text: "Si no tiene recibos" },
        {
          kind: "paragraph",

          text: "Mucha gente no los tiene. Puede ayudar un registro del banco, una foto con fecha, un correo viejo o alguien del vecindario que recuerde. Los hospitales no guardan los expedientes para siempre, así que pídalos pronto. Si un lugar cerró, pregunte a la oficina de salud del estado a dónde fueron sus expedientes.",
        },
        { kind: "heading", text: "Cómo guardarlo todo" },
        {
          kind: "list",

          items: [
            "Use una sola carpeta, con una lista de lo que contiene.",
            "Entregue copias, nunca los originales.",
            "Envíe papeles solo a un bufete que haya comprobado y elegido.",
            "Por favor, no nos envíe expedientes médicos. No los usamos para nada.",
          ],
        },
      ],
      links: [{ href: postAddress("when-a-law-firm-calls"), label: "Cuando llama un bufete" }],
    },
  ],
} as const;
