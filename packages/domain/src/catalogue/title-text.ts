import type { Locale } from './product-path.ts'

/** A text and its actual language, for the `lang` attribute. */
export type LocalText = { text: string; lang: Locale }
export type CutTitle = { text: string; isCut: boolean }

const cardTitleLength = 20
const graphemes = new Intl.Segmenter('sv', { granularity: 'grapheme' })

/**
 * A field in the requested language, or else in Swedish, with its language: `titleIn(product, 'title',
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

/** A title for a card: at most 20 graphemes, then an ellipsis. Cards have the full title as hover text. */
export function cutTitle(title: string): CutTitle {
  // No grapheme is shorter than one UTF-16 unit, so most titles need no segmenting.
  if (title.length <= cardTitleLength) return { text: title, isCut: false }
  let start = ''
  let count = 0
  for (const { segment } of graphemes.segment(title)) {
    if (count === cardTitleLength) return { text: `${start.trimEnd()}…`, isCut: true }
    start += segment
    count += 1
  }
  return { text: title, isCut: false }
}
