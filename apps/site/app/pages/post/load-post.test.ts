import type { Image } from '@minikran/contract/catalogue'
import { expect, test, vi } from 'vitest'
import type { LoadInput } from '../../page-data/define-page.ts'
import { loadPost, postSlides } from './load-post.ts'

const post = {
  path: '/nyhet/ny-kran',
  title_sv: 'Ny kran',
  title_en: null,
  content_sv: '',
  content_en: null,
  images: [],
  products: [],
  publish_at: '2026-11-17T23:30:00.000Z',
  newer: null,
  older: null,
}

test('the server counts no view of a post: it counts when the page is sent', async () => {
  const getPostObj = vi.fn(async () => ({ ok: true, data: post }))
  const input = { api: { getPostObj }, locale: 'sv', params: { post: 'ny-kran' } }
  await loadPost(input as unknown as LoadInput<'post'>)
  expect(getPostObj).toHaveBeenCalledWith({ post_slug: 'ny-kran', no_count: '1' })
})

test('all presentations about the machine of a post are loaded', async () => {
  const products = [{ product_slug: 'jekko-spx532' }]
  const getPostObj = async () => ({ ok: true, data: { ...post, products } })
  const getPresentationsArr = vi.fn(async () => ({ ok: true, data: [] }))
  const input = { api: { getPostObj, getPresentationsArr }, locale: 'sv', params: {} }
  await loadPost(input as unknown as LoadInput<'post'>).catch(() => null)
  expect(getPresentationsArr).toHaveBeenCalledWith({
    product_slug: 'jekko-spx532',
    show_amount: 99_999,
  })
})

test('a post without pictures has the one of its machine, in the language of its description', () => {
  const image = { image_file: 'lyft.jpg', alt_sv: 'En kran lyfter', alt_en: null } as Image
  const title = { text: 'New crane', lang: 'en' } as const
  const card = { path: '', title, date: '', dateText: '', image, outline: 'mini-crane' } as const
  expect(postSlides([], card)).toEqual([
    { image: { image_file: 'lyft.jpg' }, alt: 'En kran lyfter', lang: 'sv' },
  ])
  expect(postSlides([image, image], { ...card, image: null })).toHaveLength(2)
})
