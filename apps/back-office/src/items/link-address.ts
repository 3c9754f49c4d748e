const scheme = /^(?:https?|mailto|tel):/i
const mailbox = /^[^\s@/?#]+@[^\s@/?#]+\.[^\s@/?#]+$/
const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u

/** Completes the address typed for a link: without a scheme it would be relative to this page. */
export function linkAddress(typed: string): string {
  const address = typed.trim()
  if (scheme.test(address)) return address
  if (address.startsWith('//')) return `https:${address}`
  if (mailbox.test(address)) return `mailto:${address}`
  return host.test(address) ? `https://${address}` : address
}
