import type { Post } from '@minikran/contract/posts'
import { expect, test } from 'vitest'
import { postCard } from './post-card-data.ts'

const post: Post = {
  id: 1,
  post_slug: 'ny-kran',
  path: '/nyhet/ny-kran',
  post_type: 1,
  title_sv: 'Ny kran',
  title_en: 'New crane',
  content_sv: '',
  content_en: null,
  images: [],
  products: [],
  publish_at: '2026-11-17T23:30:00.000Z',
}

test('the title is in the language of the page, otherwise in Swedish with its `lang`', () => {
  expect(postCard(post, 'en').title).toEqual({ text: 'New crane', lang: 'en' })
  expect(postCard({ ...post, title_en: null }, 'en').title).toEqual({ text: 'Ny kran', lang: 'sv' })
})

test('the day is the one in Stockholm', () => {
  const { date, dateText } = postCard(post, 'sv')
  expect([date, dateText]).toEqual(['2026-11-18', 'ons 18 nov 2026'])
})

test('without any picture there is the outline of its product, or a crane', () => {
  expect(postCard(post, 'sv')).toMatchObject({ image: null, outline: 'mini-crane' })
  const products = [{ images: [], outline: 'vacuum-lifter' }] as unknown as Post['products']
  expect(postCard({ ...post, products }, 'sv').outline).toBe('vacuum-lifter')
})
