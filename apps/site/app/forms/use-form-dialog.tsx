import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { awaitPart } from '../errors/late-part.ts'

export type DialogState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

type Asked<Props> = {
  /** The page that has the same form. */
  to: string
  load: () => Promise<ComponentType<Props & DialogState>>
  props: Props
}

type Opener = {
  linkProps: {
    to: string
    onClick: (event: MouseEvent) => void
    onPointerEnter: () => void
    onFocus: () => void
    'data-opens-here': true
  }
  dialog: ReactNode
}

/** A link to a form's page that opens the form in a dialog once script is there. */
export function useFormDialog<Props extends object>({ to, load, props }: Asked<Props>): Opener {
  const [Dialog, setDialog] = useState<ComponentType<Props & DialogState> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const Loaded = await awaitPart(load())
      setDialog(() => Loaded)
      setIsOpen(true)
    } catch {
      // The dialog's script did not come: the page has the same form.
      location.assign(to)
    }
  }
  // On intent: a failed load is tried again by the click.
  const preload = () => void load().catch(() => undefined)
  return {
    linkProps: {
      to,
      onClick: (event) => void open(event),
      onPointerEnter: preload,
      onFocus: preload,
      'data-opens-here': true,
    },
    dialog: Dialog && <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />,
  }
}
