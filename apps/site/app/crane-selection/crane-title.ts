import type { ListedCrane } from '@minikran/contract/crane-selection'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'

/** The title of its product; a crane that is not for rent has its own. */
export const craneTitle = (
  { title, product }: Pick<ListedCrane, 'title' | 'product'>,
  locale: Locale,
): LocalText => (product === null ? { text: title, lang: 'sv' } : titleIn(product, 'title', locale))
