// Pages bring their own policy with the hashes of their scripts; this one holds for all the rest.
const policyForNonPages =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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

/** The headers that every answer carries, redirects and errors included. */
export function addSecurityHeaders(headers: Headers, path: string): void {
  for (const [name, value] of always) headers.set(name, value)
  if (headers.has('content-security-policy')) return
  const policy = path.startsWith('/upload/') ? policyForUploads : policyForNonPages
  headers.set('content-security-policy', policy)
}
