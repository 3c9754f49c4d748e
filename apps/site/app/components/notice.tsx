import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type NoticeKind = 'ok' | 'info' | 'warning' | 'error'

const looks: Record<NoticeKind, { icon: IconName; className: string }> = {
  ok: { icon: 'check', className: 'bg-green text-on-fill' },
  info: { icon: 'info', className: 'border border-ink bg-paper text-ink' },
  warning: { icon: 'warning', className: 'bg-orange text-on-fill' },
  error: { icon: 'warning', className: 'bg-red text-on-fill' },
}

type Props = { kind: NoticeKind; children: ReactNode; actions?: ReactNode }

/** A notice: an icon, a text and its actions. */
export function Notice({ kind, children, actions }: Props) {
  const { icon, className } = looks[kind]
  const layout = actions ? 'notice-row' : 'p-3'
  return (
    <div className={`rounded text-small ${layout} ${className}`}>
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <span className={actions ? 'hidden wide:block' : ''}>
          <Icon name={icon} />
        </span>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {actions}
    </div>
  )
}
