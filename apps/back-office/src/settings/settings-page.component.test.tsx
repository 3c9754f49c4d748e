import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'

test('whoever may not change the settings reads so on the screen', async () => {
  const { calls } = openScreen('/settings', { staff: { role: 70 } })
  await screen.findByText('Du har inte rätt till det här.', { selector: '.MuiAlert-message' })
  expect(sentBy(calls, 'getSettingsObj')).toEqual([])
})
