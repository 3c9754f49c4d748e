import { consistsOf } from './text-checks.ts'

const maxAddressLength = 254
const maxLocalLength = 64
const maxLabelLength = 63

function isDomainLabel(label: string): boolean {
  if (label.length > maxLabelLength || label.startsWith('-') || label.endsWith('-')) return false
  return consistsOf(label, 'domainLabel')
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  // A last label of digits means an IP address, which is no domain.
  const hasTopLevel = labels.length >= 2 && last.length >= 2 && !consistsOf(last, 'digits')
  return hasTopLevel && labels.every(isDomainLabel)
}

/**
 * Whether a text is one e-mail address (docs/inquiries.md): a dot-atom before the @ (no quotes), a
 * domain with a dot, at most 254 characters. Letters of all scripts are allowed. No backtracking.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxAddressLength) return false
  const at = text.indexOf('@')
  if (at === -1 || at > maxLocalLength) return false
  const atoms = text.slice(0, at).split('.')
  return atoms.every((atom) => consistsOf(atom, 'emailAtom')) && isDomain(text.slice(at + 1))
}
