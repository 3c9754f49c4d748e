import type { Image, ListedProduct } from '@minikran/contract/catalogue'
import type { ListedPresentation, PresentationContent } from '@minikran/contract/presentations'
import { presentationPath, prodsubcatPath } from '@minikran/domain/catalogue/product-path'
import { presentationPicture } from '@minikran/domain/content/presentation-picture'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { presentOutline } from '../calls/present-outline.ts'
import type { ContentRow, PresentationRow } from './presentations.queries.ts'

/** `products`: the public ones of this presentation, among others. */
export function presentPresentation(
  row: PresentationRow,
  products: readonly ListedProduct[],
): ListedPresentation {
  const product = products.find(({ id }) => id === row.product_id) ?? null
  const subcategory = subcategoryOf(row.subcategory)
  return {
    id: row.id,
    presentation_slug: row.presentation_slug,
    path: presentationPath(row),
    presentation_type: row.presentation_type,
    title_sv: row.title_sv,
    title_en: row.title_en,
    content_sv: cleanRichText(row.content_sv),
    content_en: cleanRichText(row.content_en),
    // Only a presentation without an instant has null, and it is not visible.
    publish_at: (row.publish_at ?? new Date(0)).toISOString(),
    image: presentationPicture({
      presentation_type: row.presentation_type,
      own: row.image,
      ofProduct: product?.images[0] ?? null,
      ofSubcategory: subcategory?.image ?? null,
    }),
    outline: product?.outline ?? subcategory?.outline ?? presentOutline(null),
    product: product && {
      path: product.path,
      title_sv: product.title_sv,
      title_en: product.title_en,
    },
    subcategory: subcategory?.link ?? null,
    content_count: row.content_count,
  }
}

function subcategoryOf(subcategory: PresentationRow['subcategory']) {
  if (subcategory?.prodcat_slug == null || subcategory.prodsubcat_slug == null) return null
  const { prodcat_slug, prodsubcat_slug, title_sv, title_en, image_file } = subcategory
  const image: Image | null =
    image_file === null ? null : { image_file, alt_sv: title_sv ?? '', alt_en: title_en }
  return {
    image,
    outline: presentOutline(subcategory.outline),
    link: {
      path: prodsubcatPath({ prodcat_slug, prodsubcat_slug }),
      title_sv: title_sv ?? '',
      title_en,
    },
  }
}

export function presentContent(row: ContentRow): PresentationContent {
  return {
    id: row.id,
    title_sv: row.title_sv,
    title_en: row.title_en,
    content_sv: cleanRichText(row.content_sv),
    content_en: cleanRichText(row.content_en),
    images: row.images,
    documents: row.documents,
    movies: row.movies,
  }
}
