import type { Image, Outline } from '@minikran/contract/catalogue'
import type { ListedPresentation } from '@minikran/contract/presentations'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'

/** The data of a presentation in a list. */
export type PresentationCardData = {
  path: string
  title: LocalText
  image: Image | null
  outline: Outline
  pages: number
}

export function presentationCard(
  presentation: ListedPresentation,
  locale: Locale,
): PresentationCardData {
  return {
    path: presentation.path,
    title: titleIn(presentation, 'title', locale),
    image: presentation.image,
    outline: presentation.outline,
    pages: presentation.content_count,
  }
}
