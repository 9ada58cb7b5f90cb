/**
 * Asks for the page's modules once it has been painted, and only then starts them. A page that is
 * not painted, in a tab that nobody looks at, waits three seconds. An inline script, word for word:
 * the policy of the documents names its hash.
 */
export const startModules =
  '{let go=()=>{go=()=>{};for(const l of document.querySelectorAll("[rel=modulepreload]"))l.media="all";const s=document.createElement("script");s.type="module";s.text=document.querySelector("[type=\\"text/plain\\"]").text;document.body.append(s)};requestAnimationFrame(()=>setTimeout(()=>go()));setTimeout(()=>go(),3000)}';
