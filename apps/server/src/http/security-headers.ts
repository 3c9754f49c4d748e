// Pages set their own policy with the hashes of their scripts; this one is for everything else.
const policyForNonPages =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
// The service worker has the policy of its file: it may only fetch from the site.
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

/** The back office's page: its components add styles at run time, with the nonce. */
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
    // Pages with a secret in their URL set a stricter one.
    if (name !== 'referrer-policy' || !headers.has(name)) headers.set(name, value)
  }
  if (headers.has('content-security-policy')) return
  headers.set('content-security-policy', policyOf(path))
}

function policyOf(path: string): string {
  if (path === '/service-worker.js') return policyForWorker
  return path.startsWith('/upload/') ? policyForUploads : policyForNonPages
}
