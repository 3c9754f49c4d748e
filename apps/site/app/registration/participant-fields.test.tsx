import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ParticipantFields } from './participant-fields.tsx'

const shown = (isRowNew: boolean) =>
  renderToStaticMarkup(
    <ParticipantFields
      values={null}
      errorOf={() => undefined}
      rows={2}
      isRowNew={isRowNew}
      onMore={() => {}}
      onLess={() => {}}
    />,
  )

test('without script, the focus is on the participant who was added', () => {
  const rows = shown(true).match(/<fieldset [^>]*>/g)
  expect(rows?.map((row) => row.includes('autofocus'))).toEqual([false, false, true])
  expect(shown(false)).not.toContain('autofocus')
})
