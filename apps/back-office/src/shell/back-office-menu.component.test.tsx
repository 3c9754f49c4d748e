import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
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
