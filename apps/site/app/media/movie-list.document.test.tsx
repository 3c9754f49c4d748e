import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { MovieList } from './movie-list.tsx'

const movies = ['first', 'second'].map((name, id) => ({
  id,
  movie_name: name,
  movie_file: `${name}.webm`,
  movie_ext: 'webm',
  bytes: null,
}))

async function showMovies() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { box, show } = await mount(<MovieList movies={movies} />)
  return {
    choose: (index: number) => act(async () => box.querySelectorAll('a')[index]?.click()),
    wait: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    playing: () => box.querySelector('video')?.getAttribute('aria-label') ?? null,
    languageOfPlayer: () => box.querySelector('video')?.lang,
    leave: () => show(null),
  }
}

test('a chosen movie starts after a second, again when it is chosen again', async () => {
  const { choose, wait, playing } = await showMovies()
  for (const index of [0, 0]) {
    await choose(index)
    await wait(999)
    expect(playing()).toBe(null)
    await wait(1)
    expect(playing()).toBe('first')
  }
})

test('the player is named in the language of its movie', async () => {
  const { choose, wait, languageOfPlayer } = await showMovies()
  await choose(0)
  await wait(1000)
  expect(languageOfPlayer()).toBe('sv')
})

test('another choice replaces the first and waits a second as well', async () => {
  const { choose, wait, playing } = await showMovies()
  await choose(0)
  await wait(700)
  await choose(1)
  await wait(999)
  expect(playing()).toBe(null)
  await wait(1)
  expect(playing()).toBe('second')
})

test('after leaving the page nothing starts', async () => {
  const { choose, leave } = await showMovies()
  await choose(0)
  await leave()
  expect(vi.getTimerCount()).toBe(0)
})
