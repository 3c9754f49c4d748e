import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PresentationPager } from './presentation-pager.tsx'

const turning = { by: () => undefined, to: () => undefined }

function buttons(number: number, count: number) {
  const markup = renderToStaticMarkup(
    <PresentationPager path="/presentation/x" number={number} count={count} turning={turning} />,
  )
  return [...markup.matchAll(/<button[^>]*>/g)].map(([tag]) => ({
    page: Number(/ value="(-?\d+)"/.exec(tag)?.[1]),
    isDisabled: tag.includes(' disabled=""'),
    isCurrent: tag.includes('aria-current="page"'),
  }))
}

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 9, [1, 2, 3, 4, 5, 6]],
  [5, 9, [3, 4, 5, 6, 7, 8]],
  [9, 9, [4, 5, 6, 7, 8, 9]],
])('at page %i of %i the pager has these pages at most: %j', (number, count, pages) => {
  const [back, ...rest] = buttons(number, count)
  const forward = rest.pop()
  expect(rest.map(({ page }) => page)).toEqual(pages)
  expect(rest.filter(({ isCurrent }) => isCurrent).map(({ page }) => page)).toEqual([number])
  expect(rest.some(({ isDisabled }) => isDisabled)).toBe(false)
  expect([back?.page, back?.isDisabled]).toEqual([number - 1, number === 1])
  expect([forward?.page, forward?.isDisabled]).toEqual([number + 1, number === count])
})
