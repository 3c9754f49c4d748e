import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import type { Crumb } from '../structured-data/page-trail.ts'
import { EarlyDraft } from './early-draft.tsx'
import type { ConfirmedForm } from './settle-confirmed.ts'
import { useConfirmedForm } from './use-confirmed-form.ts'

type Props = {
  /** The pages above this one. */
  trail: readonly Crumb[]
  /** This page in the trail. */
  crumb: string
  /** The heading. */
  title: string
  form: ConfirmedForm
  /** Runs when the address confirms a form that was sent without script. */
  onConfirmed?: () => void
  children: ReactNode
}

/** The page around a case form. */
export function FormPage({ trail, crumb, title, form, onConfirmed, children }: Props) {
  const { pathname, search } = useLocation()
  useConfirmedForm(form, onConfirmed)
  return (
    <div className="grid gap-4 py-4">
      <Breadcrumbs trail={[...trail, { title: crumb, path: pathname + search }]} />
      <h1>{title}</h1>
      <EarlyDraft />
      {children}
    </div>
  )
}
