import type { Presentation } from '@minikran/contract/presentations'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { pictureSlides } from '../../media/picture-slide.ts'

export type PresentationView = ReturnType<typeof presentationView>

/** The texts of a presentation in the language of the page. */
export function presentationView(presentation: Presentation, locale: Locale) {
  const about = presentation.product ?? presentation.subcategory
  return {
    path: presentation.path,
    title: titleIn(presentation, 'title', locale),
    lead: titleIn(presentation, 'content', locale),
    about: about && { path: about.path, title: titleIn(about, 'title', locale) },
    pages: presentation.presentationcontents.map((content) => {
      const title = titleIn(content, 'title', locale)
      return {
        id: content.id,
        title,
        content: titleIn(content, 'content', locale),
        slides: pictureSlides(content.images, title),
        documents: content.documents,
        movies: content.movies,
      }
    }),
  }
}
