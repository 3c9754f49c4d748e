import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MovieList } from './movie-list.tsx'

const movie = {
  id: 1,
  movie_name: 'Lyft',
  movie_file: 'lyft.webm',
  movie_ext: 'webm',
  bytes: 70_000,
}

test('without script a movie is a link to its file, and there is no player', () => {
  const markup = renderToStaticMarkup(<MovieList movies={[movie]} />).replaceAll('\u00a0', ' ')
  expect(markup).toContain('href="/upload/movies/lyft.webm"')
  expect(markup).toContain('WEBM, 70 kB')
  expect(markup).not.toContain('<video')
})

test('no movies, no list', () => {
  expect(renderToStaticMarkup(<MovieList movies={[]} />)).toBe('')
})
