export const demonstration = {
  label: "Sobre este sitio",
  madeUp: "Esto es una demostración: la empresa, las personas y los bufetes son inventados.",
  staysHere: "Lo que usted envía se queda en esta máquina.",
} as const;
