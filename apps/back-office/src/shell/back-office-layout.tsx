import type { ReactNode } from 'react'
import { CheckForApplicationUpdate, Layout } from 'react-admin'
import { BackOfficeBar } from './back-office-bar.tsx'
import { BackOfficeMenu } from './back-office-menu.tsx'

export function BackOfficeLayout({ children }: { children?: ReactNode }) {
  return (
    <Layout appBar={BackOfficeBar} menu={BackOfficeMenu}>
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  )
}
