import { m } from '@minikran/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ComparisonView } from './comparison-view.tsx'
import type { LoadedComparison } from './load-comparison.ts'

vi.mock('./comparison-table.tsx', () => ({ ComparisonTable: () => null }))

test.each([
  [0, true],
  [1, true],
  [2, false],
])('%d machines are too few to compare: %s', (count, isFew) => {
  const compared = {
    typed: {},
    values: { height: 5, radius: 4, weight: 300 },
    columns: Array.from({ length: count }, () => ({ price: null })),
    isTooMany: false,
  } as unknown as LoadedComparison
  const element = <ComparisonView {...compared} />
  const router = createMemoryRouter([{ path: '/', element }])
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(markup.includes(m.plan_comparison_few())).toBe(isFew)
})
