export const demonstration = {
  label: "Sobre este sitio",
  madeUp: "Demostración: empresa, personas y bufetes son inventados.",
  staysHere: "Lo que envíe se queda en esta máquina.",
};
