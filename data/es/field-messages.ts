/** Messages in Spanish for answers that fail a check; see `messagesFor` for what they stand beside. */
export const fieldMessages = {
  notOurs: "No pudimos leer bien el formulario. Recargue la página y envíelo otra vez",
  firstName: "Escriba su nombre",
  lastName: "Escriba sus apellidos",
  fullName: "Escriba su nombre completo",
  phone: {
    missing: "Escriba su número de teléfono",
    wrong: "Escriba un número de teléfono con código de área, como 212 555 0147",
  },
  email: {
    missing: "Escriba su correo electrónico",
    wrong: "Escriba un correo electrónico como nombre@example.com",
  },
  caseType: "Elija un tipo de caso de la lista",
  state: "Elija su estado de la lista",
  zipcode: "Escriba un código postal (ZIP) como 10001 o 10001-1234",
  dob: "Escriba su fecha de nacimiento como MM/DD/AAAA (mes, día, año), por ejemplo 04/27/1980",
  message: "Escriba su mensaje",
  consent: "Marque la casilla si está de acuerdo",

  long: (limit: string) => `use como máximo ${limit} caracteres`,
  unprintable: "quite los caracteres que no se pueden imprimir",
  tick: "marque la casilla",
  number: "escriba un número",
  answer: "escriba una respuesta",
  tickOrNot: "marque la casilla o déjela vacía",
  numberBetween: (min: string, max: string) => `escriba un número entero de ${min} a ${max}`,
  again: "escriba la respuesta otra vez",
  yesOrNo: "elija sí o no",
  fromList: "elija una respuesta de la lista",
  one: "elija una de las respuestas",
};
