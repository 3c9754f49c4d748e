import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from '../components/icon.tsx'
import { PlanVerdictLine } from './plan-verdict-line.tsx'

test.each([
  ['yes', 'check'],
  ['warn', 'warning'],
  ['no', 'close'],
  ['ask', 'phone'],
] as const)('the verdict "%s" has the icon "%s"', (kind, name) => {
  const markup = renderToStaticMarkup(<PlanVerdictLine kind={kind} text="" />)
  expect(markup).toContain(renderToStaticMarkup(<Icon name={name} />))
})
