/**
 * Requests the modules after the first paint, then starts them. In a background tab, which is not
 * painted, after three seconds. Inline, as it stands in the HTML: the policy names its hash.
 */
export const startModules =
  '{let go=()=>{go=()=>{};for(const l of document.querySelectorAll("[rel=modulepreload]"))l.media="all";const s=document.createElement("script");s.type="module";s.text=document.querySelector("[type=\\"text/plain\\"]").text;document.body.append(s)};requestAnimationFrame(()=>setTimeout(()=>go()));setTimeout(()=>go(),3000)}';
