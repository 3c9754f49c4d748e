import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { useLoaderData } from 'react-router'
import { prodcatTile } from '../../components/category-tile.ts'
import { CategoryTiles } from '../../components/category-tiles.tsx'
import { productCards } from '../../components/product-cards.ts'
import { ProductList } from '../../components/product-list.tsx'
import { SleepingPart, sleepingPart } from '../../components/sleeping-part.tsx'
import { Testimonials, testimonialData } from '../../components/testimonials.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { type HomeDepot, HomeDepots } from './home-depots.tsx'
import { HomeFacts } from './home-facts.tsx'
import { HomeNews } from './home-news.tsx'

const popularShown = 4
const newsShown = 3

const hero = sleepingPart(async () => (await import('./home-hero.tsx')).HomeHero)

const page = definePage([], async (input) => {
  const { api, locale } = input
  const [categories, popular, posts, depots, testimonials, selector, { postCard }] =
    await Promise.all([
      api.getProdcatsArr(),
      api.getProductsArr({ sort: 'popular', per_page: popularShown }),
      api.getPostsArr({ show_amount: newsShown }),
      api.getDepotsArr(),
      api.getTestimonialsArr(),
      import('./load-hero.ts').then(({ loadHero }) => loadHero(input)),
      import('../../components/post-card-data.ts'),
      hero.wake(),
    ])
  return {
    selector,
    tiles: found(categories).map((category) => prodcatTile(category, locale)),
    popular: await productCards(found(popular), locale),
    posts: found(posts).map((post) => postCard(post, locale)),
    testimonials: found(testimonials).map((said) => testimonialData(said, locale)),
    depots: found(depots).map(
      (depot): HomeDepot => ({
        path: depot.path,
        title: titleIn(depot, 'title', locale),
        phone: depot.phone,
      }),
    ),
  }
})

export const handle = { keptBy: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta() {
  return pageMeta({ title: m.home_title(), text: m.home_description() })
}

export default function HomePage() {
  const { selector, tiles, popular, posts, testimonials, depots } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-12 py-6 wide:py-10">
      <SleepingPart part={hero} props={selector} />
      <section className="grid gap-4">
        <h2 className="text-title">{m.home_categories()}</h2>
        <CategoryTiles tiles={tiles} />
      </section>
      {popular.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-title">{m.home_popular()}</h2>
          <ProductList cards={popular} />
        </section>
      )}
      <HomeNews posts={posts} />
      <Testimonials testimonials={testimonials} />
      <HomeFacts />
      <HomeDepots depots={depots} />
    </div>
  )
}
