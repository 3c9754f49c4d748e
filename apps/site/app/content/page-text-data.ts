import type { Page } from '@minikran/contract/content'
import type { ApiResult } from '@minikran/contract/send-call'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { pictureSlides } from '../media/picture-slide.ts'
import { found } from '../page-data/found.ts'
import type { PageMediaData } from './page-media.tsx'
import { pageMedia } from './page-media-island.ts'

/** The text of a page; null while it is unpublished or empty. */
export type PageTextData = { title: LocalText; content: LocalText; media?: PageMediaData } | null

/** An empty or unpublished text is no missing page; only a failed call leads to /fel. */
export async function pageTextData(result: ApiResult<Page>, locale: Locale): Promise<PageTextData> {
  if (!result.ok && result.status === 404) return null
  const page = found(result)
  const title = titleIn(page, 'title', locale)
  const content = titleIn(page, 'content', locale)
  if (content.text === '') return null
  return { title, content, ...(await mediaOf(page, title)) }
}

async function mediaOf(page: Page, title: LocalText): Promise<{ media?: PageMediaData }> {
  const { images, documents, movies } = page
  if (images.length + documents.length + movies.length === 0) return {}
  await pageMedia.load()
  return { media: { slides: pictureSlides(images, title), documents, movies } }
}
