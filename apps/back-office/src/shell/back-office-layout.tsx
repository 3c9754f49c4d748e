import type { ReactNode } from 'react'
import { CheckForApplicationUpdate, Layout } from 'react-admin'
import { AccountPage } from '../screens.tsx'
import { BackOfficeBar } from './back-office-bar.tsx'
import { BackOfficeMenu } from './back-office-menu.tsx'
import { useStaff } from './use-staff.ts'

export function BackOfficeLayout({ children }: { children?: ReactNode }) {
  const staff = useStaff()
  // Without its second step the role is answered nothing else, so nothing else is shown.
  return (
    <Layout appBar={BackOfficeBar} menu={BackOfficeMenu}>
      {staff?.second_step === 'missing' ? <AccountPage /> : children}
      <CheckForApplicationUpdate />
    </Layout>
  )
}
