import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PostList } from './post-list.tsx'

test('the title of a post has its own language', () => {
  const card = {
    path: '/nyheter/ny-kran',
    title: { text: 'Ny kran', lang: 'sv' },
    date: '2026-11-20',
    dateText: '20 november 2026',
    image: null,
    outline: 'mini-crane',
  } as const
  const router = createMemoryRouter([{ path: '/', element: <PostList cards={[card]} /> }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toMatch(
    /<a [^>]*lang="sv"[^>]*>Ny kran/,
  )
})
