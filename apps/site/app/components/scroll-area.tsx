import type { ReactNode } from 'react'

type Props = { label: string; className: string; children: ReactNode }

// A scrollable area must be focusable.
const focusable = { tabIndex: 0 } as const

/** A named area that scrolls a wide or long table. */
export function ScrollArea({ label, className, children }: Props) {
  return (
    <section aria-label={label} {...focusable} className={`relative ${className}`}>
      {children}
    </section>
  )
}
