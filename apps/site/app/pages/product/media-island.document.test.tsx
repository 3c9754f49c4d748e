import { act, createContext, use } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { MediaIsland, productMedia } from './media-island.tsx'
import type { ProductView } from './product-view.ts'

const Product = createContext({} as ProductView)
const Stub = createRoutesStub([
  { path: '/', Component: () => <MediaIsland product={use(Product)} /> },
])

const movie = { movie_name: 'Lyft', movie_ext: 'webm', bytes: 70_000 }

function media(slug: string) {
  const movies = [{ ...movie, id: slug, movie_file: `${slug}.webm` }]
  const product = { slug, movies, documents: [], presentations: [] } as unknown as ProductView
  return (
    <Product value={product}>
      <Stub />
    </Product>
  )
}

test('the movie of one product does not play on the page of the next', async () => {
  await productMedia.load()
  const { box, show } = await mount(media('a'))
  await act(async () => box.querySelector('a')?.click())
  const player = () => box.querySelector('video, [role=status]')
  expect(player()).not.toBeNull()
  await show(media('b'))
  expect(box.querySelector('a')?.getAttribute('href')).toContain('b.webm')
  expect(player()).toBeNull()
})
