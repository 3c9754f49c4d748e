import { expect, test } from 'vitest'
import { presentationPicture } from './presentation-picture.ts'

const all = { own: 'own', ofProduct: 'product', ofSubcategory: 'subcategory' }
const bare = { own: null, ofProduct: null, ofSubcategory: null }

test.each([
  [1, all, 'own'],
  [2, all, 'product'],
  [3, all, 'product'],
  [33, all, 'subcategory'],
  [2, { ...all, ofProduct: null }, 'own'],
  [33, { ...all, ofSubcategory: null }, 'own'],
  [1, { ...all, own: null }, null],
  [2, bare, null],
  [33, bare, null],
])('type %i of %o shows %s', (presentation_type, sources, shown) => {
  expect(presentationPicture({ presentation_type, ...sources })).toBe(shown)
})
