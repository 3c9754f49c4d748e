import type { Image } from '@minikran/contract/catalogue'
import { getLocale } from '@minikran/i18n/runtime'

/** A picture with its description. */
export type Slide = { image: Image; alt: string; lang: 'sv' | 'en' }

/** Pictures in the page's language; the item's title is the default description. */
export function pictureSlides(images: readonly Image[], name: string): Slide[] {
  const isEnglish = getLocale() === 'en'
  return images.map((image) => {
    const { alt_sv, alt_en } = image
    const english = isEnglish ? alt_en?.trim() : ''
    if (english) return { image, alt: english, lang: 'en' }
    if (alt_sv.trim() === '') return { image, alt: name, lang: getLocale() }
    return { image, alt: alt_sv, lang: 'sv' }
  })
}

export function imageAddress(file: string): string {
  return `/upload/images/${encodeURIComponent(file)}`
}
