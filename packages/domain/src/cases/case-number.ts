/**
 * 'MK-2026-000123': the year and a running number, 1 to 999999, that does not begin again in a new year.
 * Throws on a year or serial out of range, which the database's counter should never give.
 */
export function caseNumber(year: number, serial: number): string {
  const fits = isWholeIn(year, 1000, 9999) && isWholeIn(serial, 1, 999_999)
  if (!fits) throw new RangeError(`No case number for year ${year}, serial ${serial}`)
  return `MK-${year}-${String(serial).padStart(6, '0')}`
}

function isWholeIn(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

/** Reads a typed case number in any letter case; null when it is none. */
export function parseCaseNumber(text: string): string | null {
  const candidate = text.trim().toUpperCase()
  return /^MK-[1-9]\d{3}-(?!0{6})\d{6}$/.test(candidate) ? candidate : null
}
