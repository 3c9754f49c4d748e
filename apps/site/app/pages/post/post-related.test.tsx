import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { LoadedPost } from './load-post.ts'
import { PostRelated } from './post-related.tsx'

const neighbour = (name: string) => ({ path: `/nyheter/${name}`, title_sv: name, title_en: null })

test.each([
  ['nyare', null, ['next nyare']],
  ['nyare', 'aldre', ['next nyare', 'prev aldre']],
  [null, null, []],
])('beside the newer post %s and the older one %s are the links %j', (newer, older, links) => {
  const post = {
    products: [],
    presentations: [],
    newer: newer && neighbour(newer),
    older: older && neighbour(older),
  } as unknown as LoadedPost
  const element = <PostRelated post={post} priceType="" />
  const router = createMemoryRouter([{ path: '/', element }])
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  const shown = [...markup.matchAll(/rel="(\w+)".*?lang="sv"[^>]*>(\w+)/g)]
  expect(shown.map(([, rel, title]) => `${rel} ${title}`)).toEqual(links)
})
