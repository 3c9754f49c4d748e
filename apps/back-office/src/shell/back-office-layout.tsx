import type { ReactNode } from 'react'
import { CheckForApplicationUpdate, Layout } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { BackOfficeBar } from './back-office-bar.tsx'
import { BackOfficeMenu } from './back-office-menu.tsx'
import { ErrorPage } from './error-page.tsx'
import { useStaff } from './use-staff.ts'

export function BackOfficeLayout({ children }: { children?: ReactNode }) {
  const staff = useStaff()
  const { pathname } = useLocation()
  // Until a required second step is set up, the API refuses all other calls.
  const mustSetUp = staff?.second_step === 'missing' && pathname !== '/account'
  return (
    <Layout appBar={BackOfficeBar} menu={BackOfficeMenu} error={ErrorPage}>
      {mustSetUp ? <Navigate to="/account" replace /> : children}
      <CheckForApplicationUpdate />
    </Layout>
  )
}
