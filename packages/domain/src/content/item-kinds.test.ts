import { expect, test } from 'vitest'
import { itemKinds } from './item-kinds.ts'

test('each kind of items has its code, and a kind without one is unsorted', () => {
  const codes = Object.entries(itemKinds).map(([kind, { code }]) => [kind, code])
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
