import type { ListedProduct } from '@minikran/contract/catalogue'
import { expect, test } from 'vitest'
import { productFit } from './product-view.ts'

test.each([
  [{ width: 1200, width_folded: 780 }, 780],
  [{ width: 1200 }, 1200],
])('the machine %j goes through a door with its smallest width', (figures, width) => {
  expect(productFit(figures as unknown as ListedProduct)).toMatchObject({ width })
})
