const headEnd = '</head>'
const preload = '<link rel="modulepreload"'
const waitingPreload = '<link rel="later"'
const waitingType = 'text/later'

/**
 * Runs in the page: starts the delayed preloads and modules after the first paint, at low priority. A
 * frame's callbacks run before it is painted, so the second frame is waited for.
 */
export const startScript =
  'requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>{' +
  'for(const l of document.querySelectorAll("link[rel=later]")){' +
  'const n=l.cloneNode();n.rel="modulepreload";n.fetchPriority="low";l.replaceWith(n)}' +
  `const s=document.querySelector("script[type='${waitingType}']"),n=document.createElement("script");` +
  'n.type="module";n.textContent=s.textContent;s.replaceWith(n)})))'

/**
 * React Router preloads and starts its modules while the page is loading, where they delay the first
 * paint (1.5-1.9 s on a simulated phone, 0.7 s without). Its elements stay, but with a type that
 * browsers ignore until `startScript` runs (docs/decisions/0009).
 */
export function startAfterPaint(html: string, nonce: string) {
  const bodyStart = html.indexOf(headEnd)
  const head = html.slice(0, bodyStart)
  const body = html.slice(bodyStart)
  const started = `<script nonce="${nonce}" type="module" async="">`
  const waiting = `<script nonce="${nonce}" type="${waitingType}">`
  const at = body.lastIndexOf(started)
  if (at === -1) return { head: head.replaceAll(preload, waitingPreload), body, script: null }
  return {
    head: head.replaceAll(preload, waitingPreload),
    body: body.slice(0, at) + waiting + body.slice(at + started.length),
    script: startScript,
  }
}
