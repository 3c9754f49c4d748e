import type { ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'

type Props = { children: ReactNode; more?: ReactNode; ref?: Ref<HTMLDivElement> }

/** The notice above a form that was refused: what is wrong and what to do. */
export function FormAlert({ children, more, ref }: Props) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that the browser itself sent.
      autoFocus
      className="grid gap-1 border-2 border-red p-3"
    >
      <p className="flex gap-2 font-strong text-red">
        <Icon name="warning" />
        {children}
      </p>
      {more && <p>{more}</p>}
    </div>
  )
}
