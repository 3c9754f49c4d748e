import type { PostNeighbour } from '@minikran/contract/posts'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { type MetaArgs, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Gallery } from '../../components/gallery.tsx'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { pictureSlides } from '../../components/picture-slide.ts'
import { postCard } from '../../components/post-card-data.ts'
import { presentationCard } from '../../components/presentation-card-data.ts'
import { PresentationList } from '../../components/presentation-list.tsx'
import { productCards } from '../../components/product-cards.ts'
import { ProductList } from '../../components/product-list.tsx'
import { ProductPicture } from '../../components/product-picture.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'

const page = definePage(['post'], async ({ api, locale, params }) => {
  const post = found(
    await api.getPostObj({
      post_slug: params.post,
      // In the server the page's handler counts the view.
      ...(import.meta.env.SSR && { no_count: '1' }),
    }),
  )
  const [product] = post.products
  const presentations =
    product === undefined
      ? []
      : found(await api.getPresentationsArr({ product_slug: product.product_slug }))
  return {
    ...postCard(post, locale),
    slides: pictureSlides(post.images, titleIn(post, 'title', locale).text),
    presentations: presentations.map((each) => presentationCard(each, locale)),
    content: titleIn(post, 'content', locale),
    products: await productCards(post.products, locale),
    newer: post.newer,
    older: post.older,
  }
})

export const handle = { keptBy: [] } satisfies PageHandle

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
  const { title, date, path, image, outline, slides, content, products } = post
  return (
    <div className="grid gap-8 py-4">
      <Breadcrumbs
        trail={[
          { title: m.news_title(), path: pathTo('/nyheter') },
          { title: title.text, path: localPath(path), lang: title.lang },
        ]}
      />
      <article className="grid gap-x-12 gap-y-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <header className="grid gap-2 wide:col-span-full">
          <p className="text-small text-muted">
            <time dateTime={date}>{date}</time>
          </p>
          <h1 className="max-w-text text-title wide:text-display" lang={title.lang}>
            {title.text}
          </h1>
        </header>
        <div className="wide:col-start-2">
          {slides.length > 0 ? (
            <Gallery slides={slides} title={title.text} />
          ) : (
            <ProductPicture image={image} outline={outline} label={title.text} />
          )}
        </div>
        <div className="wide:col-start-1 wide:row-start-2">
          <RichText content={content} />
        </div>
      </article>
      {products.length > 0 && (
        <section aria-labelledby="machines" className="grid gap-4">
          <h2 id="machines" className="text-lead">
            {m.post_products()}
          </h2>
          <ProductList cards={products} />
        </section>
      )}
      <PresentationList cards={post.presentations} />
      <Neighbours newer={post.newer} older={post.older} />
    </div>
  )
}

type Beside = { newer: PostNeighbour | null; older: PostNeighbour | null }

function Neighbours({ newer, older }: Beside) {
  if (newer === null && older === null) return null
  return (
    <nav
      aria-label={m.post_more()}
      className="grid gap-4 border-t border-ink pt-4 small:grid-cols-2 print:hidden"
    >
      {newer && <Neighbour post={newer} label={m.post_newer()} rel="next" icon="previous" />}
      {older && <Neighbour post={older} label={m.post_older()} rel="prev" icon="next" />}
    </nav>
  )
}

type NeighbourProps = {
  post: PostNeighbour
  label: string
  rel: 'next' | 'prev'
  icon: 'previous' | 'next'
}

function Neighbour({ post, label, rel, icon }: NeighbourProps) {
  const title = titleIn(post, 'title', getLocale())
  return (
    <Link to={localPath(post.path)} rel={rel} className="flex min-h-11 items-center gap-3">
      <Icon name={icon} />
      <span>
        <span className="block text-small text-muted">{label}</span>
        <span lang={title.lang} className="text-link">
          {title.text}
        </span>
      </span>
    </Link>
  )
}
