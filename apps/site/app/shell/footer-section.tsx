import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

type Props = { title: string; children: ReactNode }

/** Links under a heading; phones fold them, so that a page ends soon after its content. */
export function FooterSection({ title, children }: Props) {
  return (
    <section className="print:hidden">
      <details className="group unfolds">
        <summary className="flex min-h-11 items-center gap-2 wide:min-h-0">
          <span className="eased group-open:rotate-90">
            <Icon name="next" />
          </span>
          <h2>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}
