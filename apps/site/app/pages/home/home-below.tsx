import type { LocalText } from '@minikran/domain/catalogue/title-text'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { dateText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Link } from '../../components/link.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import type { PostCardData } from '../../posts/post-card-data.ts'
import { PostList } from '../../posts/post-list.tsx'
import { ExtraCosts } from '../../pricing/extra-costs.tsx'
import { ProductList } from '../../products/product-list.tsx'
import { useRootData } from '../../use-root-data.ts'
import type { belowData } from './below-data.ts'
import { Testimonials } from './testimonials.tsx'

export type HomeBelowProps = Awaited<ReturnType<typeof belowData>> & { priceType: PriceTypeChoice }

/** The content below the selector and the categories. */
export function HomeBelow({ popular, posts, testimonials, depots }: HomeBelowProps) {
  return (
    <div className="grid gap-12">
      {popular.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-title">{m.home_popular()}</h2>
          <ProductList cards={popular} />
          <ExtraCosts prices={popular.map(({ price }) => price)} />
        </section>
      )}
      <HomeNews posts={posts} />
      <Testimonials testimonials={testimonials} />
      <HomeFacts />
      {depots.length > 0 && <HomeDepots depots={depots} />}
    </div>
  )
}

/** The latest news and a link to all. */
function HomeNews({ posts }: { posts: PostCardData[] }) {
  if (posts.length === 0) return null
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title">{m.home_news()}</h2>
        <Link to={pathTo('/nyheter')} className="tap-link">
          {m.home_news_all()}
        </Link>
      </div>
      <PostList cards={posts} />
    </section>
  )
}

function HomeFacts() {
  const { company } = useRootData()
  if (company === null) return null
  const locale = getLocale()
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{m.page_about()}</h2>
      <dl className="grid gap-x-6 gap-y-4 tiles:grid-cols-3">
        <Fact label={m.home_since_label()} value={dateText(company.founded, locale)} />
        <Fact label={m.home_employees_label()} value={numberText(company.employees, locale)} />
        <Fact label={m.home_prices_label()} value={m.home_prices_value()} />
      </dl>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="border-t border-ink pt-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="text-lead font-strong">{value}</dd>
    </div>
  )
}

type HomeDepot = { path: string; title: LocalText; phone: string }

/** All depots with their phone numbers. */
function HomeDepots({ depots }: { depots: HomeDepot[] }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{m.home_depots()}</h2>
      <ul className="grid gap-x-6 small:grid-cols-2 wide:grid-cols-3">
        {depots.map(({ path, title, phone }) => (
          <li
            key={path}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
          >
            <Link to={localPath(path)} lang={title.lang} className="tap-link">
              {title.text}
            </Link>
            <a href={phoneAddress(phone)} className="tap-link whitespace-nowrap">
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
