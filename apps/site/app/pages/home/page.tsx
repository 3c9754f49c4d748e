import { m } from '@minikran/i18n/messages'
import { useLoaderData } from 'react-router'
import { PlatePicture } from '../../crane-fleet/plate-picture.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { prodcatTile } from '../../products/category-tile.ts'
import { CategoryTiles } from '../../products/category-tiles.tsx'
import type { HomeBelowProps } from './home-below.tsx'

const popularShown = 4
const newsShown = 3

const hero = island(async () => (await import('./home-hero.tsx')).HomeHero)

const below = island<HomeBelowProps>(async () => (await import('./home-below.tsx')).HomeBelow)

const page = definePage([], async (input) => {
  const { api, locale } = input
  const [categories, popular, posts, depots, testimonials, selector, { belowData }] =
    await Promise.all([
      api.getProdcatsArr(),
      api.getProductsArr({ sort: 'popular', per_page: popularShown }),
      api.getPostsArr({ show_amount: newsShown }),
      api.getDepotsArr(),
      api.getList('getTestimonialsArr'),
      import('./load-hero.ts').then(({ loadHero }) => loadHero(input)),
      // Loaded with the data, so that a first page view needs no script for its texts.
      import('./below-data.ts'),
      hero.load(),
      below.load(),
    ])
  return {
    selector,
    tiles: found(categories).map((category) => prodcatTile(category, locale)),
    ...(await belowData({
      popular: found(popular),
      posts: found(posts),
      testimonials: found(testimonials),
      depots: found(depots),
      locale,
    })),
  }
})

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta() {
  return pageMeta({ title: m.home_title(), text: m.home_description() })
}

export default function HomePage() {
  const { selector, tiles, popular, posts, testimonials, depots } = useLoaderData<typeof loader>()
  const { priceType } = useSettings()
  return (
    <div className="grid gap-12 py-3 wide:py-8">
      <Island part={hero} props={selector} />
      {tiles.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-title">{m.home_categories()}</h2>
          <CategoryTiles tiles={tiles} />
          <PlatePicture />
        </section>
      )}
      <Island part={below} props={{ popular, posts, testimonials, depots, priceType }} />
    </div>
  )
}
