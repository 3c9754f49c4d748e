import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RefusalAlert } from './refusal-alert.tsx'

test.each([
  [1, 'en minut'],
  [60, 'en minut'],
  [61, '2 minuter'],
  [undefined, '10 minuter'],
])('a limit for %s seconds says to wait %s', (seconds, wait) => {
  expect(renderToStaticMarkup(<RefusalAlert kind="tooMany" seconds={seconds} />)).toContain(wait)
})
