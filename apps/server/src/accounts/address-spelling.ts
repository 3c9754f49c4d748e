import { domainToASCII } from 'node:url'

/** An address as accounts are found by: in lower case, without spaces around it. */
export function accountAddress(typed: string): string {
  return typed.trim().toLowerCase()
}

// Gmail ignores dots before the @.
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The same text for all spellings of an address, for counting tries: also with full-width letters, a
 * tag after a plus, dots at Gmail, or a domain in ASCII.
 */
export function addressForCounting(typed: string): string {
  const address = accountAddress(typed.normalize('NFKC'))
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).split('+')
  const domain = address.slice(at + 1)
  if (dotless.has(domain)) return `${local.replaceAll('.', '')}@gmail.com`
  return `${local}@${domainToASCII(domain) || domain}`
}
