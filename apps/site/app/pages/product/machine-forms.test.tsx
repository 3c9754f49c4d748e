import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { FitCheck } from './fit-check/fit-check.tsx'
import { LiftAt } from './load-chart/lift-at.tsx'

const chart = {
  rows: [{ lift_height: 5, lift_radius: 4, lift_weight: 300, configuration: '' }],
  configurations: [],
}

function markup(Component: () => React.ReactNode, address: string): string {
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Stub initialEntries={[address]} />)
}

const hidden = (html: string) =>
  [...html.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  )

test('the fit check, sent without script, keeps the lift and the other forms of the address', () => {
  const html = markup(() => <FitCheck machine={{}} />, '/?q=5_3_100&extra=20&golv=200&radie=3')
  expect(hidden(html)).toEqual(['q=5_3_100', 'extra=20', 'radie=3'])
})

test('what a crane lifts at a radius, sent without script, keeps them as well', () => {
  const html = markup(
    () => <LiftAt chart={chart} requested={null} />,
    '/?q=5_3_100&golv=200&radie=3&hojd=2&m=a&m=a',
  )
  expect(hidden(html)).toEqual(['q=5_3_100', 'golv=200', 'm=a', 'm=a'])
})
