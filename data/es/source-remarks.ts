/** Our remarks after the names of sources: what they are, or where a copy is. Names stay English. */
const remarks: readonly (readonly [RegExp, string])[] = [
  [/^(?:a )?law[ -]firm(?: page| note)?$/, "bufete de abogados"],
  [/^law-firm blog$/, "blog de un bufete"],
  [/^law firm article$/, "artículo de un bufete"],
  [/^a law firm for plaintiffs$/, "bufete de demandantes"],
  [/^a defense firm$/, "bufete de la defensa"],
  [/^class counsel$/, "abogados del grupo"],
  [/^counsel for the Boy Scouts$/, "abogados de los Boy Scouts"],
  [/^(?:a )?(?:news )?digest$/, "resumen de noticias"],
  [/^digest; its published data file$/, "resumen de noticias; su archivo de datos publicado"],
  [/^its published data file$/, "su archivo de datos publicado"],
  [/^court-authorized site$/, "sitio autorizado por el tribunal"],
  [/^land-grant university program$/, "programa de universidades públicas"],
  [/^a group that tracks abuse .+$/, "grupo que sigue denuncias de abuso sobre la Iglesia"],
  [/^(Edison International) filing$/, "informe presentado por $1"],
  [/^(MHRA) listing$/, "lista de la $1"],
  [/^Insurance Code$/, "Código de Seguros"],
  [/^Germany$/, "Alemania"],
  [/^(Lucas) and (Cole)$/, "$1 y $2"],
  [/^statute texts?(?: reproduced)?$/, "texto de la ley"],
  [/^bill text$/, "texto del proyecto de ley"],
  [/^practitioner survey$/, "resumen hecho por abogados"],
  [/^practitioner survey; (.+) page$/, "resumen hecho por abogados; página de $1"],
  [/^older (?:copy|page|text)$/, "versión anterior"],
  [/^older copy of (.+)$/, "versión anterior de $1"],
  [/^archived copy$/, "copia archivada"],
  [/^public copy at (.+)$/, "copia pública en $1"],
  [/^(\d{4}) copy at (.+)$/, "copia de $1 en $2"],
  [/^(?:copy|copies) at (.+)$|^copied by (?:the )?(.+)$/, "copia en $1$2"],
  [/^copied from (.+)$/, "copia de $1"],
  [/^data copied by (.+)$/, "datos copiados por $1"],
  [/^ad hoc release, copied by (.+)$/, "comunicado ad hoc, copia en $1"],
  [/^copy of a PR Newswire release$/, "copia de un comunicado de PR Newswire"],
  [/^copy of a local paper$/, "copia de un periódico local"],
  [/^copy of a legal news page$/, "copia de una página de noticias legales"],
  [/^copy of (?!the |an? |enrolled )(.+)$/, "copia de $1"],
  [/^(?:carried|republished) by (.+)$/, "publicado también en $1"],
  [/^on the WHO$/, "sobre la Organización Mundial de la Salud"],
  [/^on (.+) reporting$/, "según $1"],
  [/^(?:on|in the) (.+)$/, "en $1"],
  [/^(?:summary at|summarized by|abstract on) (.+)$/, "resumen en $1"],
  [/^text of (.+)$/, "texto de $1"],
  [/^quoting the decision$/, "cita la decisión"],
  [/^quotes a CMS alert of November 18, 2025$/, "cita un aviso de CMS del 18 de noviembre de 2025"],
  [/^cites filings held by (.+)$/, "cita documentos que guarda $1"],
  [/^(?:quotes|quoting|citing) (?!the )(.+)$/, "cita $1"],
  [/^news reprint quoting .+$/, "copia de una noticia que cita al fiscal general de Nevada"],
  [/^with an SSA announcement$/, "con un anuncio del Seguro Social"],
  [/^EPA HERO record$/, "registro HERO de la EPA"],
];

/**
 * The name of a publisher or the title of a document, with our remark at its end in Spanish and in
 * brackets. A remark without a rule is a name.
 */
export function remarkedInSpanish(name: string): string {
  const [, own, remark = ""] = /^(.+) [([]([^()[\]]+)[)\]]$/.exec(name) ?? [];
  const [found] = remarks.filter(([pattern]) => pattern.test(remark));
  return found ? `${own} [${remark.replace(...found)}]` : name;
}
