import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMovieRestart } from './movie-restart.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function recorded() {
  const seen: string[] = []
  const restart = createMovieRestart<string>({
    clear: () => seen.push('cleared'),
    start: (movie) => seen.push(movie),
  })
  return { seen, restart }
}

test('a click clears the player at once and starts the movie after one second', () => {
  const { seen, restart } = recorded()
  restart.choose('first')
  expect(seen).toEqual(['cleared'])
  vi.advanceTimersByTime(999)
  expect(seen).toEqual(['cleared'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['cleared', 'first'])
})

test('another choice replaces the first and waits a second as well', () => {
  const { seen, restart } = recorded()
  restart.choose('first')
  vi.advanceTimersByTime(700)
  restart.choose('second')
  vi.advanceTimersByTime(999)
  expect(seen).toEqual(['cleared', 'cleared'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['cleared', 'cleared', 'second'])
})

test('the same movie restarts', () => {
  const { seen, restart } = recorded()
  for (const movie of ['first', 'first']) {
    restart.choose(movie)
    vi.advanceTimersByTime(1000)
  }
  expect(seen).toEqual(['cleared', 'first', 'cleared', 'first'])
})

test('after leaving the page nothing starts', () => {
  const { seen, restart } = recorded()
  restart.choose('first')
  restart.stop()
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual(['cleared'])
})
