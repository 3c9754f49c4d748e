import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type NoticeKind = 'ok' | 'info' | 'warning' | 'error'

const looks: Record<NoticeKind, { icon: IconName; className: string }> = {
  ok: { icon: 'check', className: 'bg-green text-on-fill' },
  info: { icon: 'info', className: 'border border-ink bg-paper text-ink' },
  warning: { icon: 'warning', className: 'bg-orange text-on-fill' },
  error: { icon: 'warning', className: 'bg-red text-on-fill' },
}

type Props = { kind: NoticeKind; children: ReactNode; actions?: ReactNode; isStacked?: boolean }

// On phones text and buttons share a row, to cover little of the page.
const row =
  'flex flex-wrap items-center gap-2 p-1 pl-3 leading-tight wide:grid wide:p-3 wide:leading-5'
/** For a text that is too long to stand beside its choices. */
const stack = 'grid gap-1 p-1 leading-tight wide:gap-2 wide:p-3 wide:leading-5'

/** A notice: an icon, a text and its actions. */
export function Notice({ kind, children, actions, isStacked = false }: Props) {
  const { icon, className } = looks[kind]
  return (
    <div
      className={`rounded text-small ${actions ? (isStacked ? stack : row) : 'p-3'} ${className}`}
    >
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <span className={actions ? 'hidden wide:block' : ''}>
          <Icon name={icon} />
        </span>
        <div className={`min-w-0 flex-1 ${isStacked ? 'px-2 wide:px-0' : ''}`}>{children}</div>
      </div>
      {actions}
    </div>
  )
}
