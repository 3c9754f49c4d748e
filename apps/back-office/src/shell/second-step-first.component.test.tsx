import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { ownAccount } from '../testing/own-account.ts'
import { fill, press } from '../testing/parts.ts'
import { BackOfficeLayout } from './back-office-layout.tsx'

const missing = ownAccount({ second_step: 'missing', second_step_needed: true })

test('an account that needs a second step is led to it first, and to all else once it is set up', async () => {
  let own = missing
  const { user } = openScreen('/cases/1/show', {
    layout: BackOfficeLayout,
    answers: {
      getStaffObj: () => own,
      getOwnAccountObj: () => own,
      beginSecondStep: () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Minikran' }),
      confirmSecondStep: () => {
        own = { ...missing, second_step: 'on', recovery_codes_left: 1 }
        return { recovery_codes: ['abcd-efgh'] }
      },
    },
  })
  await screen.findByText(/Din roll måste logga in/)
  const menu = () => screen.queryByRole('navigation', { name: 'Meny' })
  expect(menu()).toBeNull()
  const [password] = await screen.findAllByLabelText(/^Nuvarande lösenord/)
  await fill(user, password as HTMLElement, 'Lyft-trygg-2026')
  await press(user, 'Ställ in')
  await fill(user, await screen.findByLabelText(/^Kod/), '123456')
  await press(user, 'Bekräfta med koden')
  await waitFor(() => expect(menu()).not.toBeNull())
  // Told once: they stay until they are kept, though everything else opens.
  expect(screen.getByText('abcd-efgh')).toBeTruthy()
})
