import type { Presentation } from '@minikran/contract/presentations'
import { expect, test } from 'vitest'
import { presentationView } from './presentation-view.ts'

const titled = (path: string, title_sv: string) => ({ path, title_sv, title_en: null })
const product = titled('/produkter/kranar/minikranar/jekko-spx532', 'Jekko SPX532')
const subcategory = titled('/produkter/kranar/minikranar', 'Minikranar')
const texts = { content_sv: '', content_en: null, presentationcontents: [] }

test.each([
  [null, null, undefined],
  [product, null, product.path],
  [null, subcategory, subcategory.path],
  [product, subcategory, product.path],
])(
  'about the product %j and the subcategory %j it leads to %s',
  (ofProduct, ofSubcategory, path) => {
    const about = { product: ofProduct, subcategory: ofSubcategory }
    const stored = { ...titled('/presentation/lyft', 'Lyft'), ...texts, ...about }
    expect(presentationView(stored as unknown as Presentation, 'sv').about?.path).toBe(path)
  },
)
