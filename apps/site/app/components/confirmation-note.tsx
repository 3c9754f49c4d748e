import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { withWholeParts } from './whole-parts.tsx'

type Props = { title: string; children: ReactNode }

/** A confirmation after a form was sent. */
export function ConfirmationNote({ title, children }: Props) {
  return (
    <section
      role="status"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that the browser itself sent.
      autoFocus
      className="grid gap-4 border-2 border-green p-4"
    >
      <h2 className="flex gap-2 text-lead text-green">
        <Icon name="check" />
        {withWholeParts(title)}
      </h2>
      {children}
    </section>
  )
}
