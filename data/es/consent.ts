import { addresses, partAddress } from "../addresses";
/** With the sentence of the box at most 120 words, as the English; see there. */
export const consent = {
  title: "Aceptar que le contacten",
  parts: [
    {
      title: "Quién",
      text: "{{site.company}} y bufetes participantes. {{partners.list}} No somos bufete; nos pagan ellos. Publicidad de abogados: {{site.responsibleAdvertiser}}.",
    },
    {
      title: "Cómo",
      text: "Llamadas y mensajes pueden usar marcado automático o voz artificial o grabada y ser publicidad, aun si su número está en listas “No llame”. La frecuencia varía. Puede haber cargos por mensajes y datos.",
    },
    {
      title: "Usted decide",
      text: "La casilla es su firma electrónica, no condición de ninguna compra. Sin aceptarlo, escriba a {{site.contactEmail}} o {{site.postalAddress}}.",
    },
    { title: "Para parar", text: "Responda STOP, o HELP para ayuda." },
  ],
  assent: "Al enviar, acepta los Términos, que incluyen arbitraje.",
  newTab: "Se abre en otra pestaña:",
  links: [
    { href: addresses.terms, label: "Términos" },
    { href: partAddress("terms", "arbitration"), label: "Arbitraje" },
    { href: addresses.privacy, label: "Política de privacidad" },
    { href: partAddress("privacy", "retention"), label: "Qué guardamos y cuánto tiempo" },
    { href: addresses.optOut, label: "No vender ni compartir" },
  ],
} as const;

const agreement =
  "Acepto que me contacten por teléfono, mensaje de texto y correo electrónico sobre mi consulta.";
const certificate = "Acepto que se obtenga un certificado TrustedForm de este envío.";

export const consentSentences = {
  plain: agreement,
  certified: `${agreement} ${certificate}`,
} as const;

type Firm = { name: string; languages?: readonly string[] | undefined };

/** Before a Spanish form: in which language its firms answer. */
export function answerLanguage(firms: readonly Firm[]): string {
  const spanish = firms.filter(({ languages }) => languages?.includes("es"));
  const names = spanish.map(({ name }) => name).join("; ");

  if (spanish.length === 0)
    return "Los bufetes atienden en inglés. Pídales un intérprete (pregunte si es gratis) y, antes de firmar, el contrato en español.";
  if (spanish.length === firms.length)
    return "Los bufetes atienden en español. Antes de firmar, pida el contrato en español.";
  return `Atienden en español: ${names}. A los demás bufetes puede pedirles un intérprete y, antes de firmar, el contrato en español.`;
}
