import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { Link } from '../../components/link.tsx'
import { pathTo } from '../../locale-path.ts'

/** How to measure height and radius, and what else hangs on the hook. */
export function SelectorNotes() {
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{m.selector_notes()}</h2>
      <div className="grid gap-x-8 gap-y-6 tiles:grid-cols-3">
        <Note title={m.selector_note_radius_title()}>{m.selector_note_radius()}</Note>
        <Note title={m.selector_note_legs_title()}>{m.selector_note_legs()}</Note>
        <Note title={m.selector_note_gear_title()}>
          {m.selector_note_gear()}{' '}
          <Link
            to={pathTo('/produkter/:prodcat', { prodcat: 'lyfttillbehor' })}
            className="text-link"
          >
            {m.selector_gear_link()}
          </Link>
        </Note>
      </div>
    </section>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2 border-t border-ink pt-3">
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  )
}
