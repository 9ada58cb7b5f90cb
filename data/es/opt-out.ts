export const optOut = {
  title: "Su elección en este navegador",
  fold: "Qué vendemos y compartimos, y sus derechos",
  honored: "Se respeta su solicitud de exclusión",
  status: {
    out: "La exclusión está activa en este navegador.",
    in: "La exclusión no está activa en este navegador.",
  },
  signal: {
    seen: "GPC detectado: se respeta en este navegador.",
    unseen:
      "Su navegador no parece enviar una señal GPC, que pediría la exclusión por usted en cada sitio que la respeta.",
  },
  why: {
    both: "Por qué: su navegador envía una señal y tiene nuestra cookie de exclusión.",
    signal: "Por qué: su navegador envía una señal de exclusión.",
    cookie: "Por qué: este navegador tiene nuestra cookie de exclusión.",
    none: "Sigue contando una solicitud anterior que le cubre como persona.",
  },
  turnOn: "Activar la cookie de exclusión",
  cookieSet: "Cookie de exclusión activada",
  optBackIn: "Quitar la exclusión en este navegador",
  again: {
    title: "¿Quiere de verdad quitar la exclusión?",
    text: "Esto borra la cookie de exclusión de este navegador y nada más. Una solicitud de exclusión que usted hizo como persona sigue vigente.",
    signal:
      "Su navegador envía una señal de exclusión. Mientras la envíe, la exclusión sigue activa.",
    yes: "Sí, quitar la cookie",
    no: "No, conservar mi exclusión",
  },
  request: {
    title: "Pedir la exclusión como persona",
    note: "Cubre todos los navegadores, por su correo y su teléfono. No pedimos ninguna prueba de quién es usted.",
    done: "Su solicitud fue procesada.",
    receipt: (received: string, latest: string) => [
      "Queda registrada una solicitud de no vender ni compartir los datos de una persona.",
      `Se recibió y se procesó el ${received}.`,
      `Ya está vigente. La ley nos daba hasta el ${latest}.`,
      "Esta página se puede abrir durante diez minutos. Imprímala o anote el código de referencia.",
    ],
  },
  reach: {
    before:
      "La cookie cubre este navegador. Para que la exclusión le cubra como persona, en todos los navegadores, use el",
    link: "formulario de solicitud",
    after:
      "Para limitar el uso de su información sensible, escriba “limitar” en el último campo, “Algo más que debamos saber”.",
  },
};
