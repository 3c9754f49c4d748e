import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import type { Crumb } from '../structured-data/page-trail.ts'
import { EarlyDraft } from './early-draft.tsx'
import { useForgetSent } from './use-forget-sent.ts'

type Props = {
  /** The pages above this one. */
  trail: readonly Crumb[]
  /** This page in the trail. */
  crumb: string
  /** The heading. */
  title: string
  /** The form's name in the browser's storage. */
  draft: string
  /** Runs when the address confirms a form that was sent without script. */
  onConfirmed?: () => void
  children: ReactNode
}

/** The page around a case form. */
export function FormPage({ trail, crumb, title, draft, onConfirmed, children }: Props) {
  const { pathname, search } = useLocation()
  useForgetSent(draft, onConfirmed)
  return (
    <div className="grid gap-4 py-4">
      <Breadcrumbs trail={[...trail, { title: crumb, path: pathname + search }]} />
      <h1>{title}</h1>
      <EarlyDraft />
      {children}
    </div>
  )
}
