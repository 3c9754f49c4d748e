import type { Locale } from './product-path.ts'

/** A text and the language it is really in, for the `lang` attribute. */
export type LocalText = { text: string; lang: Locale }
export type CutTitle = { text: string; isCut: boolean }

const cardTitleLength = 20
const graphemes = new Intl.Segmenter('sv', { granularity: 'grapheme' })

/**
 * A field in the asked language, else in Swedish and marked as such: `titleIn(product, 'title',
 * 'en')` reads `title_en`, then `title_sv`. A blank translation counts as missing.
 */
export function titleIn<Field extends string>(
  item: { readonly [Key in `${Field}_sv`]: string } & {
    readonly [Key in `${Field}_en`]?: string | null
  },
  field: Field,
  locale: Locale,
): LocalText {
  const texts: Readonly<Record<string, string | null | undefined>> = item
  const english = locale === 'en' ? texts[`${field}_en`]?.trim() : ''
  if (english) return { text: english, lang: 'en' }
  return { text: texts[`${field}_sv`] ?? '', lang: 'sv' }
}

/**
 * A card's title: at most 20 characters as people count them, then an ellipsis.
 * The whole title stays with the caller for screen readers and hover.
 */
export function cutTitle(title: string, length: number = cardTitleLength): CutTitle {
  // No grapheme is shorter than one UTF-16 unit, so most titles need no segmenting.
  if (title.length <= length) return { text: title, isCut: false }
  let kept = ''
  let count = 0
  for (const { segment } of graphemes.segment(title)) {
    if (count === length) return { text: `${kept.trimEnd()}…`, isCut: true }
    kept += segment
    count += 1
  }
  return { text: title, isCut: false }
}
