import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { ExtraCosts } from '../../pricing/extra-costs.tsx'
import { ProductList } from '../../products/product-list.tsx'
import type { belowData } from './below-data.ts'
import { HomeDepots } from './home-depots.tsx'
import { HomeFacts } from './home-facts.tsx'
import { HomeNews } from './home-news.tsx'
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
