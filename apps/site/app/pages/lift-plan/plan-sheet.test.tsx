import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanSheet } from './plan-sheet.tsx'
import type { ShownPlan } from './present-plan.ts'

test.each([
  ['sv', 3],
  ['en', 0],
] as const)('a crane whose name is %s names %d drawings of a Swedish plan', (lang, count) => {
  const shown = {
    sections: [],
    assumptions: [],
    machine: { kind: 'spider-crane', length: 2800, height: 1600 },
    values: { height: 5, radius: 4, weight: 200 },
    craneTitle: { text: 'Spider', lang },
  } as unknown as ShownPlan
  const markup = renderToStaticMarkup(<PlanSheet shown={shown} />)
  expect(markup.match(/aria-label="[^"]+, Spider"/g) ?? []).toHaveLength(count)
})
