import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { localPath, pathTo } from '../locale-path.ts'
import { AccountNav } from './account-nav.tsx'

type Props = { title: string; path: string; children: ReactNode }

/** Layout of an account page below My page: one column. */
export function AccountSubpage({ title, path, children }: Props) {
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs
        trail={[
          { title: m.account_title(), path: pathTo('/mina-sidor/min-sida') },
          { title, path: localPath(path) },
        ]}
      />
      <AccountNav />
      <div className="grid max-w-text gap-4">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
