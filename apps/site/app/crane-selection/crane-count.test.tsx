import { m } from '@minikran/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CraneCount } from './crane-count.tsx'
import type { CraneSelection } from './crane-selection.ts'

test.each([
  ['settled', 0, 'false', m.lift_count_none()],
  ['settled', 1, 'false', m.lift_count_one()],
  ['loading', 2, 'true', m.lift_count_other({ count: '2' })],
  ['failed', 2, 'false', m.lift_count_failed()],
] as const)('%s with %d cranes: busy is %s, and it says "%s"', (state, count, isBusy, said) => {
  const selection = { count, charted: null } as CraneSelection
  const markup = renderToStaticMarkup(<CraneCount selection={selection} state={state} />)
  expect(markup).toContain(`aria-live="polite" aria-busy="${isBusy}"`)
  expect(markup).toContain(`>${said}<`)
})
