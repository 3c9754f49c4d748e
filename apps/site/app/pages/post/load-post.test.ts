import { expect, test, vi } from 'vitest'
import type { LoadInput } from '../../page-data/define-page.ts'
import { loadPost } from './load-post.ts'

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
