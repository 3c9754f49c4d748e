import type { ComponentProps } from 'react'

type ButtonKind = 'primary' | 'plain' | 'bare'

const base = 'inline-flex min-h-11 items-center justify-center gap-2 rounded py-2 font-medium eased'
const looks: Record<ButtonKind, string> = {
  primary: 'bg-signal px-4 text-on-signal hover:bg-signal-deep',
  plain: 'border border-edge px-4 hover:border-ink',
  bare: 'px-2 text-link',
}

/** The class of a button, also for links that look like one. */
export function buttonClass(kind: ButtonKind): string {
  return `${base} ${looks[kind]}`
}

type Props = Omit<ComponentProps<'button'>, 'className'> & { kind?: ButtonKind }

/** A submit button unless `type` says otherwise. */
export function Button({ kind = 'primary', ...button }: Props) {
  return <button {...button} className={buttonClass(kind)} />
}
