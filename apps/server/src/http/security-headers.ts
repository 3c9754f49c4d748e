// Pages bring their own policy with the hashes of their scripts; this one holds for all the rest.
const policyForNonPages =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
// The worker lives by the policy of its own file: it fetches the site's pages, nothing else.
const policyForWorker = `${policyForNonPages}; connect-src 'self'`
const policyForUploads = `sandbox; ${policyForNonPages}`

const always: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'],
  ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
]

/** What the back office's page may do; its components bring their styles while they run. */
export function backOfficePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The headers that every answer carries, redirects and errors included. */
export function addSecurityHeaders(headers: Headers, path: string): void {
  for (const [name, value] of always) {
    // A page whose address holds a secret is stricter.
    if (name !== 'referrer-policy' || !headers.has(name)) headers.set(name, value)
  }
  if (headers.has('content-security-policy')) return
  headers.set('content-security-policy', policyOf(path))
}

function policyOf(path: string): string {
  if (path === '/service-worker.js') return policyForWorker
  return path.startsWith('/upload/') ? policyForUploads : policyForNonPages
}
