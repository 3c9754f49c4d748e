import {
  type Crane,
  type CraneNearMiss,
  type CraneProduct,
  craneTypeSchema,
  type ListedCrane,
  type SelectedCrane,
} from '@minikran/contract/crane-selection'
import { productPath } from '@minikran/domain/catalogue/product-path'
import {
  plainConfiguration,
  plainestConfiguration,
} from '@minikran/domain/crane-selection/configurations'
import type { NearMiss } from '@minikran/domain/crane-selection/near-misses'
import type { CraneHit } from '@minikran/domain/crane-selection/select-cranes'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { presentFigures } from '../calls/present-figures.ts'
import { presentOutline } from '../calls/present-outline.ts'
import { presentPrices } from '../calls/present-prices.ts'
import type { CraneRecord } from './cranes.queries.ts'

/** A crane with its texts. */
export function presentCrane(crane: CraneRecord): Crane {
  return {
    ...presentListed(crane),
    content_sv: cleanRichText(crane.content_sv),
    content_en: cleanRichText(crane.content_en),
  }
}

/** A crane with its rows; its product and figures only when the public may see the product. */
export function presentListed({ id, content_sv, content_en, ...crane }: CraneRecord): ListedCrane {
  return {
    ...crane,
    product: presentProduct(crane.product),
    configurations: crane.configurations.map((each) => ({
      ...each,
      product: presentProduct(each.product),
    })),
    crane_type: craneTypeSchema.safeParse(crane.crane_type).data ?? null,
    figures: presentFigures(crane.product?.product ?? null),
  }
}

export function presentHit(hit: CraneHit<CraneRecord>): SelectedCrane {
  return {
    ...presentListed(hit.crane),
    configuration: hit.configuration,
    margin: hit.margin,
    best_row: hit.row,
    used_percent: hit.usedPercent,
    margin_word: hit.word,
  }
}

export function presentNearMiss(crane: CraneRecord, miss: Omit<NearMiss<never>, 'crane'>) {
  const { change, by, share, lift } = miss
  return {
    ...presentListed(crane),
    change,
    by,
    share,
    lift,
    configuration: plainestConfiguration(crane, lift) ?? plainConfiguration,
  } satisfies CraneNearMiss
}

function presentProduct(found: CraneRecord['product']): CraneProduct | null {
  if (found === null) return null
  const { product, prodcat_slug, prodsubcat_slug, outline, image } = found
  const { product_slug } = product
  return {
    product_slug,
    path: productPath({ prodcat_slug, prodsubcat_slug, product_slug }),
    title_sv: product.title_sv,
    title_en: product.title_en,
    image,
    id: product.id,
    type: product.type,
    outline: presentOutline(outline),
    ...presentPrices(product),
  }
}
