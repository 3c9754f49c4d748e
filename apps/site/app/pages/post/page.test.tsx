import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import PostPage from './page.tsx'

test('the title of a post has its own language, also as the last step of the way', () => {
  const post = {
    path: '/nyheter/ny-kran',
    title: { text: 'Ny kran', lang: 'sv' },
    content: { text: '', lang: 'sv' },
    image: null,
    outline: 'mini-crane',
    slides: [],
    products: [],
    presentations: [],
    newer: null,
    older: null,
  }
  const Stub = createRoutesStub([{ id: 'post', path: '/', Component: PostPage }])
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { post } }} />)
  expect(markup.match(/lang="sv">Ny kran/g)).toHaveLength(2)
})
