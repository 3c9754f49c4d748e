import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'

test('a field that does not exist is named beside the text, with those that do, and nothing is saved', async () => {
  const saved = { id: 1, version: 1, title: 'Ring oss', deleted_at: null, may_move: true }
  const answers = { createReplyTemplate: () => saved, getReplyTemplateObj: () => saved }
  const { user, calls } = openScreen('/reply_templates/create', { answers })
  await fill(user, await textbox('Namn'), 'Ring oss')
  const swedish = await textbox('Svar')
  await fill(user, swedish, 'Hej {förnamn}, ring oss om {case_number}.')
  await press(user, 'Spara')
  const fault = await screen.findByText(/^Finns inte: \{förnamn\}\. Fält som finns: \{firstname\} /)
  expect(swedish.getAttribute('aria-describedby')).toContain(fault.closest('p')?.id)
  expect(document.activeElement).toBe(swedish)
  expect(sentBy(calls, 'createReplyTemplate')).toEqual([])
  await fill(user, swedish, 'Hej {firstname}, ring oss om {case_number}.')
  expect(screen.queryByText(/^Finns inte/)).toBeNull()
  const english = await textbox('Svar på engelska')
  await fill(user, english, 'Hello {name}.')
  await press(user, 'Spara')
  await screen.findByText(/^Finns inte: \{name\}\./)
  await user.clear(english)
  await press(user, 'Spara')
  await screen.findByText('Skapat')
  expect(sentBy(calls, 'createReplyTemplate')).toMatchObject([{ kind: null, text_en: null }])
  // Two people may write it at a time.
  expect(screen.queryByText('Lås för mig')).toBeNull()
})
