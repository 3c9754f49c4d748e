import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FleetPlate } from './fleet-plate.tsx'

const crane = {
  title: 'Jekko SPX312',
  path: '/produkter/minikranar/spindelkranar/jekko-spx312',
  crane_type: 'spider-crane',
  length: 2790,
  height: 1600,
  lift_capacity: 1200,
  makes_lift: null,
} as const
const requested = { load: { height: 9, radius: 5, weight: 300 }, extra: 0 }

function markupOf(props: Parameters<typeof FleetPlate>[0]): string {
  const router = createMemoryRouter([{ path: '*', element: <FleetPlate {...props} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('a crane is a link with its name and capacity, and a metre is one em', () => {
  const markup = markupOf({ cranes: [crane], requested: null })
  expect(markup).toContain(`href="${crane.path}"`)
  expect(markup).toContain('Jekko SPX312')
  expect(markup).toContain('1\u00a0200\u00a0kg')
  expect(markup).toContain('width="2.89em" height="1.7em"')
  expect(markup).not.toMatch(/style=|NaN|undefined|opacity/)
})

test('a capacity that is not known is not shown', () => {
  const cranes = [{ ...crane, lift_capacity: null }]
  expect(markupOf({ cranes, requested: null })).not.toContain('kg')
})

test('a strip is without capacities', () => {
  expect(markupOf({ cranes: [crane], requested: null, isStrip: true })).not.toContain('kg')
})

test('with a lift a crane that cannot make it is greyed out and says so', () => {
  const cranes = (['no', 'ask', 'yes'] as const).map((makes_lift) => ({
    ...crane,
    path: `/${makes_lift}`,
    makes_lift,
  }))
  const [, no = '', ask = '', yes = ''] = markupOf({ cranes, requested }).split('<a ')
  expect(no).toContain('/no?q=9_5_300')
  expect([no, ask, yes].map((each) => each.includes('opacity'))).toEqual([true, false, false])
  expect(no).toContain('klarar inte')
  expect(ask).toContain('fråga oss')
  expect(yes).toContain('klarar lyftet')
})
