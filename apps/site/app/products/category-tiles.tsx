import { productCountText } from '@minikran/i18n/product-count-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Link } from '../components/link.tsx'
import { localPath } from '../locale-path.ts'
import type { CategoryTile } from './category-tile.ts'
import { ProductPicture } from './product-picture.tsx'

/** Categories with a picture or drawing and the number of products. */
export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  return (
    <ul className="grid two-columns gap-3 tiles:grid-cols-3 wide:grid-cols-6">
      {tiles.map((tile) => (
        <li key={tile.slug} className="border border-line hover:border-ink">
          <Link
            to={localPath(tile.path)}
            prefetch="intent"
            className="grid h-full content-start gap-2 px-2 py-3"
          >
            <ProductPicture image={tile.image} outline={tile.outline} />
            <span>
              <span
                lang={tile.title.lang}
                className="block text-small font-medium underline decoration-1 underline-offset-4 wide:text-body"
              >
                {tile.title.text}
              </span>
              <span className="text-small text-muted">
                {productCountText(tile.count, tile.outline, getLocale())}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
