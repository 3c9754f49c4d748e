import type { Image } from '@minikran/contract/catalogue'
import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { getLocale } from '@minikran/i18n/runtime'

/** A picture without its descriptions in both languages, of which a page shows one or none. */
export type PictureFile = Omit<Image, 'alt_sv' | 'alt_en'>

/** A picture with its description. */
export type Slide = { image: PictureFile; alt: string; lang: 'sv' | 'en' }

/** Pictures in the page's language; the item's title is the default description. */
export function pictureSlides(images: readonly Image[], name: LocalText): Slide[] {
  const isEnglish = getLocale() === 'en'
  return images.map(({ alt_sv, alt_en, ...image }) => {
    const english = isEnglish ? alt_en?.trim() : ''
    if (english) return { image, alt: english, lang: 'en' }
    if (alt_sv.trim() === '') return { image, alt: name.text, lang: name.lang }
    return { image, alt: alt_sv, lang: 'sv' }
  })
}

/** A picture beside a title that says what it is, without the descriptions, which would be sent unread. */
export function decorativePicture(image: Image | null): PictureFile | null {
  if (image === null) return null
  const { alt_sv: _swedish, alt_en: _english, ...file } = image
  return file
}

export function imageAddress(file: string): string {
  return `/upload/images/${encodeURIComponent(file)}`
}
