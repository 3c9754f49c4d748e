import type { ListedPresentation } from '@minikran/contract/presentations'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { decorativePicture } from '../media/picture-slide.ts'

/** The data of a presentation in a list. */
export type PresentationCardData = ReturnType<typeof presentationCard>

export function presentationCard(presentation: ListedPresentation, locale: Locale) {
  return {
    path: presentation.path,
    title: titleIn(presentation, 'title', locale),
    image: decorativePicture(presentation.image),
    outline: presentation.outline,
    pages: presentation.content_count,
  }
}
