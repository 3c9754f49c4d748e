import { expect, test } from 'vitest'
import { variantFile, widthsFor } from './picture-variants.ts'

test.each<[number | null, number[]]>([
  [3_200, [320, 640, 1_280, 1_920]],
  [1_280, [320, 640, 1_280]],
  [1_279, [320, 640]],
  [319, []],
  [null, []],
])('a picture %j wide has the variants %j', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths)
})

test('a variant is named after its picture', () => {
  expect(variantFile('jekko-spx532-lyft.webp', 640, 'avif')).toBe('jekko-spx532-lyft-640.avif')
})
