import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'

type Props = { title: string; children: ReactNode }

/** Layout of the log-in pages: one narrow column. */
export function LogInLayout({ title, children }: Props) {
  const { pathname } = useLocation()
  return (
    <div className="grid max-w-120 gap-4 py-4">
      <Breadcrumbs trail={[{ title, path: pathname }]} />
      <h1>{title}</h1>
      {children}
    </div>
  )
}
