/** The paths of the preference forms, the same in both languages. */
export const preferencePaths = {
  locale: '/val/sprak',
  priceType: '/val/pristyp',
  cookies: '/val/kakor',
} as const
