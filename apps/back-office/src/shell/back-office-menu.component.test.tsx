import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { narrowWindow } from '../testing/parts.ts'
import { BackOfficeLayout } from './back-office-layout.tsx'

test.each([
  [80, false],
  [90, true],
])('the menu of role %i has the accounts: %s', async (role, isThere) => {
  openScreen('/testimonials', {
    staff: { role },
    answers: { getTestimonialsArr: () => [] },
    layout: BackOfficeLayout,
  })
  await screen.findByRole('link', { name: 'Svarsmallar' })
  expect(screen.queryByRole('link', { name: 'Konton och roller' }) !== null).toBe(isThere)
})

test('on a phone the menu closes when a screen is chosen', async () => {
  narrowWindow()
  const { user } = openScreen('/testimonials', {
    answers: { getTestimonialsArr: () => [], getReplyTemplatesArr: () => [] },
    layout: BackOfficeLayout,
  })
  await user.click(await screen.findByRole('button', { name: 'Öppna menyn' }))
  await user.click(await screen.findByRole('link', { name: 'Svarsmallar' }))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Meny' })).toBeNull())
})
