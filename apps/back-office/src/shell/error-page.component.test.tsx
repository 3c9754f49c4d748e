import { screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { BackOfficeLayout } from './back-office-layout.tsx'

const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch')))

test('a screen whose script is lost offers to load the page again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  openScreen('/testimonials/create', { fields: <Lost />, layout: BackOfficeLayout })
  await screen.findByText('Något gick fel')
  expect(screen.getByText('Ladda om sidan')).toBeTruthy()
})
