import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { title: string; children: ReactNode }

/** What a form has come to, in the page's own words. */
export function DoneNote({ title, children }: Props) {
  return (
    <section role="status" className="grid gap-4 border-2 border-green p-4">
      <h2 className="flex gap-2 text-lead text-green">
        <Icon name="check" />
        {title}
      </h2>
      {children}
    </section>
  )
}
