const preloadStart = '<link rel="modulepreload" href="'
const scriptEnd = '</script>'
const headEnd = '</head>'
const routeImport = /import (?:\* as (\w+) from )?"([^"]+)";?/g

/**
 * React Router preloads and starts its modules while the page is still arriving, where they compete
 * with what the visitor came for (1.5-1.9 s to first paint on a simulated phone, 0.7 s without).
 * The same modules are fetched by `script`, at low priority, once the browser has painted.
 */
export function startAfterPaint(html: string, mark: string) {
  const scriptStart = `<script nonce="${mark}" type="module" async="">`
  const bodyStart = html.indexOf(headEnd)
  const at = html.lastIndexOf(scriptStart)
  if (at === -1) {
    const bodyEnd = html.lastIndexOf('</body>')
    const [head, body] = [html.slice(0, bodyStart), html.slice(bodyStart, bodyEnd)]
    return { head, body, script: '', end: html.slice(bodyEnd) }
  }
  const end = html.indexOf(scriptEnd, at)
  const { rest, preloads } = takePreloads(html.slice(0, bodyStart))
  return {
    head: rest,
    body: html.slice(bodyStart, at),
    script: startScript(html.slice(at + scriptStart.length, end), preloads),
    end: html.slice(end + scriptEnd.length),
  }
}

// Found by plain search: an expression over the whole page took a tenth of its rendering time.
function takePreloads(html: string) {
  const [start = '', ...pieces] = html.split(preloadStart)
  const preloads = pieces.map((piece) => piece.slice(0, piece.indexOf('"')))
  const rest = pieces.map((piece) => piece.slice(piece.indexOf('>') + 1))
  return { rest: start + rest.join(''), preloads }
}

function startScript(script: string, preloads: readonly string[]): string {
  const imports = [...script.matchAll(routeImport)]
  const names = imports.map(([, name]) => name ?? '')
  const modules = imports.map(([, , address]) => `import(${JSON.stringify(address)})`)
  const afterwards = script.replaceAll(routeImport, '').trim()
  return (
    `(()=>{const start=async()=>{for(const href of ${JSON.stringify(preloads)})` +
    'document.head.append(Object.assign(document.createElement("link"),' +
    '{rel:"modulepreload",fetchPriority:"low",href}));' +
    `const [${names.join(',')}]=await Promise.all([${modules.join(',')}]);${afterwards}};` +
    'requestAnimationFrame(()=>setTimeout(start))})()'
  )
}
