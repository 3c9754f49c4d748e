import { expect, test } from 'vitest'
import { isAboutProduct, postPicture } from './post-picture.ts'

const robot = (images: string[]) => ({ images, outline: 'glass-robot' })

test.each([
  // type, own pictures, pictures of the product (null: no product), picture, outline
  [1, ['own'], ['product'], 'own', 'glass-robot'],
  [1, ['own', 'second'], null, 'own', null],
  [1, [], ['product'], null, 'glass-robot'],
  [1, [], null, null, null],
  [2, ['own'], ['product', 'other'], 'product', 'glass-robot'],
  [2, [], ['product'], 'product', 'glass-robot'],
  [2, ['own'], [], 'own', 'glass-robot'],
  [2, [], [], null, 'glass-robot'],
  [2, ['own'], null, 'own', null],
  [3, ['own'], ['product'], 'product', 'glass-robot'],
  [3, [], null, null, null],
  [4, ['own'], ['product'], 'own', 'glass-robot'],
])('type %i with own %j and product %j shows %s, else %s', (type, own, product, image, outline) => {
  const products = product === null ? [] : [robot(product)]
  expect(postPicture({ post_type: type, images: own, products })).toEqual({ image, outline })
})

test('the first product is the one that is shown', () => {
  const products = [robot(['first']), { images: ['second'], outline: 'mini-crane' }]
  expect(postPicture({ post_type: 2, images: [], products }).image).toBe('first')
})

test('posts of type 2 and 3 are about a product', () => {
  expect([1, 2, 3].map(isAboutProduct)).toEqual([false, true, true])
})
