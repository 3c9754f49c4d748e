/**
 * The least widths of a table of one to four machines. Phones show two machines at a time with labels
 * above the figures. The table scrolls, not the page.
 */
export const tableWidths = [
  '',
  'min-w-80',
  'min-w-120 small:min-w-[904px]',
  'min-w-160 small:min-w-[1160px]',
]

/** Hides the line about scrolling where the table has the widths above. */
export const scrollNoteClasses = [
  'hidden',
  '@min-[20rem]:hidden',
  '@min-[30rem]:max-small:hidden @min-[904px]:hidden',
  '@min-[1160px]:hidden',
]
