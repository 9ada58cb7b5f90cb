import { addresses } from "../addresses";
export const about = {
  title: "Quiénes somos",
  lead: "{{site.name}} explica con palabras claras las demandas por lesiones y le ayuda a comunicarse con un bufete si usted quiere.",
  sections: [
    {
      id: "mission",
      drawing: "help",

      title: "Nuestra misión",
      paragraphs: [
        "Un diagnóstico, una lesión o una pérdida ya son bastante difíciles. Saber si la ley puede ayudar no debería ser difícil también.",
        "Queremos que pueda leer una sola página y saber de qué trata un caso, qué dice cada parte y qué preguntar a un abogado o abogada.",
      ],
      items: [],
    },
    {
      id: "why-people-choose-us",
      drawing: "checklist",

      title: "Por qué la gente nos elige",
      paragraphs: [],
      items: [
        "Mostramos las dos partes: qué alegan las demandas y qué responde la otra parte.",
        "Los hechos llevan fuentes numeradas, y la página de cada caso muestra el día en que se buscaron sus fuentes por última vez.",
        "Decimos quién podría no calificar, para que no espere una llamada que no llegará.",
        "El sitio funciona sin scripts, con las cookies bloqueadas y con un lector de pantalla.",
        "No le rastreamos. Nuestra única cookie recuerda una exclusión.",
      ],
    },
    {
      id: "how-we-work",
      drawing: "about",

      title: "Cómo trabajamos",
      paragraphs: [
        "Los bufetes participantes nos pagan por publicidad o por las solicitudes que reciben. No deciden lo que escribimos. {{partners.list}}",
      ],
      items: [],
      steps: [
        "Buscamos fuentes que usted también puede consultar: un tribunal, una agencia pública, una revista científica o un informe, que presentamos como tal.",
        "Escribimos lo que dicen. A lo que se alega lo llamamos alegación. Donde no encontramos nada, la página lo dice.",
        "Volvemos a revisar, y la página muestra el día.",
        "Usted lee y envía un formulario solo si quiere. Recibe un código de referencia para su solicitud. {{lead.goes}}",
        "Puede corregir su solicitud o retirarla en cualquier momento.",
      ],
    },
    {
      id: "not-a-law-firm",
      drawing: "record",

      title: "No somos un bufete de abogados",
      paragraphs: [
        "{{site.company}} es {{site.companyForm}}. No somos abogados ni médicos. No damos consejos legales ni médicos. {{referral.plain}}",
        "No evaluamos reclamos ni elegimos un abogado o abogada por usted. Un bufete hace su propia revisión y puede decir que no. Usted pasa a ser cliente solo cuando usted y un bufete firman un contrato.",
      ],
      items: [],
    },
  ],
  links: [
    { href: addresses.contact, label: "Contáctenos" },
    { href: addresses.partners, label: "Nuestras normas para los bufetes" },
    { href: addresses.privacy, label: "Política de privacidad" },
  ],
} as const;
