import { expect, test } from 'vitest'
import { type ItemKind, itemRights } from '../access/item-rights.ts'
import { itemTypeOf, itemTypes } from './item-types.ts'

// The codes in their order.
test('the codes 1 to 9 name the item types', () => {
  expect(itemTypes.map(({ code, name }) => [code, name])).toEqual([
    [1, 'depot'],
    [2, 'opening hour'],
    [3, 'opening'],
    [4, 'staff'],
    [5, 'image'],
    [6, 'news'],
    [7, 'product category'],
    [8, 'subcategory'],
    [9, 'product'],
  ])
})

test('each kind of items has its code, and a kind without one is unsorted', () => {
  const codes = Object.keys(itemRights).map((kind) => [kind, itemTypeOf(kind as ItemKind)])
  expect(Object.fromEntries(codes)).toEqual({
    depots: 1,
    depothours: 2,
    depotemployees: 4,
    images: 5,
    posts: 6,
    prodcats: 7,
    prodsubcats: 8,
    products: 9,
    prodtpls: 0,
    manufacturers: 0,
    craneselectors: 0,
    presentations: 0,
    pages: 0,
    testimonials: 0,
    documents: 0,
    movies: 0,
    companies: 0,
    users: 0,
    reply_templates: 0,
  })
})
