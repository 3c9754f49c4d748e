/** Codes 10-29 of a holiday row and the keys of their words (docs/opening-hours.md). */
export const specialDayKeys = {
  10: 'newYearsDay',
  11: 'twelfthNight',
  12: 'epiphany',
  13: 'goodFriday',
  14: 'easterEve',
  15: 'easterDay',
  16: 'easterMonday',
  17: 'walpurgisNight',
  18: 'mayDay',
  19: 'ascensionDay',
  20: 'nationalDay',
  21: 'midsummerEve',
  22: 'midsummerDay',
  23: 'allSaintsDay',
  24: 'christmasEve',
  25: 'christmasDay',
  26: 'boxingDay',
  27: 'newYearsEve',
  28: 'differentHours',
  29: 'maundyThursday',
} as const

export type SpecialDayCode = keyof typeof specialDayKeys
export type SpecialDayKey = (typeof specialDayKeys)[SpecialDayCode]

export function isSpecialDayCode(code: number): code is SpecialDayCode {
  return Object.hasOwn(specialDayKeys, code)
}
