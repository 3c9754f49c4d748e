import { m } from '@minikran/i18n/messages'
import { type MetaArgs, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { GalleryIsland, gallery } from '../../media/gallery-island.tsx'
import { definePage } from '../../page-data/define-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { ProductPicture } from '../../products/product-picture.tsx'

const more = island(async () => (await import('./post-related.tsx')).PostRelated)

const page = definePage(['post'], async (input) => {
  // Loaded with the data, so that a first page view needs no script for its texts.
  const [{ loadPost }] = await Promise.all([import('./load-post.ts'), gallery.load(), more.load()])
  return loadPost(input)
})

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { title, content } = loaderData
  return pageMeta({ title: title.text, text: content.text || m.news_description() })
}

export default function PostPage() {
  const post = useLoaderData<typeof loader>()
  const { priceType } = useSettings()
  const { title, date, dateText, path, image, outline, slides, content } = post
  return (
    <div className="grid gap-8 py-4">
      <Breadcrumbs
        trail={[
          { title: m.news_title(), path: pathTo('/nyheter') },
          { title: title.text, path: localPath(path), lang: title.lang },
        ]}
      />
      <article className="grid gap-x-12 gap-y-6 wide:grid-cols-[7fr_5fr]">
        <header className="grid gap-2 col-span-full">
          <p className="text-small text-muted">
            <time dateTime={date} className="block first-letter:uppercase">
              {dateText}
            </time>
          </p>
          <h1 className="max-w-text" lang={title.lang}>
            {title.text}
          </h1>
        </header>
        <div className="wide:col-start-2">
          {slides.length > 0 ? (
            <GalleryIsland slides={slides} title={title.text} />
          ) : (
            <ProductPicture image={image} outline={outline} />
          )}
        </div>
        <div className="wide:col-start-1 wide:row-start-2">
          <RichText content={content} />
        </div>
      </article>
      <Island part={more} props={{ post, priceType }} />
    </div>
  )
}
