import { consistsOf } from './text-checks.ts'

/** Ten digits without the dash, with a sum that holds; else null. */
export function parseOrganisationNumber(text: string): string | null {
  const trimmed = text.trim()
  const digits = trimmed[6] === '-' ? trimmed.slice(0, 6) + trimmed.slice(7) : trimmed
  if (digits.length !== 10 || !consistsOf(digits, 'digits')) return null
  return luhnSum(digits) % 10 === 0 ? digits : null
}

/** 'NNNNNN-NNNN', as it is written on paper. */
export function formatOrganisationNumber(digits: string): string {
  return `${digits.slice(0, 6)}-${digits.slice(6)}`
}

/** The VAT number of a Swedish organisation: its own number between SE and 01. */
export function swedishVatNumber(digits: string): string {
  return `SE${digits}01`
}

/** A VAT number as typed, without blanks and dashes. */
export function plainVatNumber(text: string): string {
  return text.replace(/[\s-]/gu, '').toUpperCase()
}

// Every second digit counts double, from the first on; of two digits both count.
function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
