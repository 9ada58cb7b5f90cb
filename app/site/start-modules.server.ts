/**
 * Requests the modules once the first paint is reported, then starts them: a timer after the first
 * frame may be sooner than the screen. In a background tab, which is not painted, after three
 * seconds. Inline, as it stands in the HTML: the policy names its hash.
 */
export const startModules =
  '{let go=()=>{go=()=>{};for(const l of document.querySelectorAll("[rel=modulepreload]"))l.media="all";const s=document.createElement("script");s.type="module";s.text=document.querySelector("[type=\\"text/plain\\"]").text;document.body.append(s)};(self.PerformanceObserver?.supportedEntryTypes??[]).includes("paint")?new PerformanceObserver(()=>go()).observe({type:"paint",buffered:true}):requestAnimationFrame(()=>setTimeout(()=>go()));setTimeout(()=>go(),3000)}';
