// Authorities write 16 before the number of a company, the century before that of a sole trader.
const typedNumber = /^(?:16|19|20)?(\d{6})[\p{Pd}−]?(\d{4})$/u
const nobody = '0000000000'

/** The ten digits of a typed organisation number; null when its checksum is wrong. */
export function parseOrganisationNumber(text: string): string | null {
  const found = typedNumber.exec(text.replace(/\s/gu, ''))
  if (found === null) return null
  const digits = `${found[1]}${found[2]}`
  return digits !== nobody && luhnSum(digits) % 10 === 0 ? digits : null
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
  return text.replace(/[\s\p{Pd}−]/gu, '').toUpperCase()
}

// The Luhn algorithm: every second digit is doubled, from the first on.
function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
