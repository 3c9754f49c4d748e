import { expect, test } from 'vitest'
import { productCountText } from './product-count-text.ts'

test.each([
  [1, undefined, '1 maskin', '1 machine'],
  [14, 'mini-crane', '14 maskiner', '14 machines'],
  [1, 'lifting-accessory', '1 tillbehör', '1 accessory'],
  [23, 'lifting-accessory', '23 tillbehör', '23 accessories'],
  [31, 'education', '31 kurstillfällen', '31 course dates'],
])('%i of the category %s are %s, in English %s', (count, outline, swedish, english) => {
  expect(productCountText(count, outline, 'sv')).toBe(swedish)
  expect(productCountText(count, outline, 'en')).toBe(english)
})
