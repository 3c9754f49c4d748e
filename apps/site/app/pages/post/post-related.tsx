import type { PostNeighbour } from '@minikran/contract/posts'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { localPath } from '../../locale-path.ts'
import { PresentationList } from '../../presentations/presentation-list.tsx'
import { ExtraCosts } from '../../pricing/extra-costs.tsx'
import { ProductList } from '../../products/product-list.tsx'
import type { LoadedPost } from './load-post.ts'

/** The price type of the cards; a change loads the island. */
type Props = { post: LoadedPost; priceType: PriceTypeChoice }

/** Machines and presentations of the post, and other posts. */
export function PostRelated({ post }: Props) {
  return (
    <div className="grid gap-8">
      {post.products.length > 0 && (
        <section aria-labelledby="machines" className="grid gap-4">
          <h2 id="machines" className="text-lead">
            {m.post_products()}
          </h2>
          <ProductList cards={post.products} />
          <ExtraCosts prices={post.products.map(({ price }) => price)} />
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
