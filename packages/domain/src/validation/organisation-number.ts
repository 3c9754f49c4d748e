import { consistsOf } from './text-checks.ts'

/** The ten digits of an organisation number; null when its checksum is wrong. */
export function parseOrganisationNumber(text: string): string | null {
  const trimmed = text.trim()
  const digits = trimmed[6] === '-' ? trimmed.slice(0, 6) + trimmed.slice(7) : trimmed
  if (digits.length !== 10 || !consistsOf(digits, 'digits')) return null
  return luhnSum(digits) % 10 === 0 ? digits : null
}

/** The usual form 'NNNNNN-NNNN'. */
export function formatOrganisationNumber(digits: string): string {
  return `${digits.slice(0, 6)}-${digits.slice(6)}`
}

/** The VAT number of a Swedish organisation: its number between SE and 01. */
export function swedishVatNumber(digits: string): string {
  return `SE${digits}01`
}

/** A typed VAT number without spaces and dashes. */
export function plainVatNumber(text: string): string {
  return text.replace(/[\s-]/gu, '').toUpperCase()
}

// The Luhn algorithm: every second digit is doubled, from the first on.
function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
