import { domainToASCII } from 'node:url'

/** Under which an account is found: spaces around it and capitals do not matter. */
export function accountAddress(typed: string): string {
  return typed.trim().toLowerCase()
}

// Google takes dots in an address for nothing.
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * One word for all spellings of an address, for counting tries: also full-width letters, a tag
 * after a plus, dots at Gmail, and a domain written in ASCII.
 */
export function addressForCounting(typed: string): string {
  const address = accountAddress(typed.normalize('NFKC'))
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).split('+')
  const domain = address.slice(at + 1)
  if (dotless.has(domain)) return `${local.replaceAll('.', '')}@gmail.com`
  return `${local}@${domainToASCII(domain) || domain}`
}
