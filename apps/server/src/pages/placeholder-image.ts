// A crane's outline on paper: no visitor ever sees a broken picture (ux.md).
const outline = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240"><rect width="320" height="240" fill="#faf9f5"/><g fill="none" stroke="#5b6168" stroke-width="3" stroke-linejoin="round"><path d="M60 196h200M104 196l24-36h56l24 36M136 160v-24h40v24M156 136 252 52M252 52v64M244 116h16v12h-16z"/></g></svg>`

/** Stands in for a picture that is missing (contract §3). */
export function placeholderImage(): Response {
  return new Response(outline, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=300' },
  })
}
