import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
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

/** A load that fails is tried again by the click. */
function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/** Runs when the browser has time, and returns how to cancel it. Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1_000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run)
  return () => cancelIdleCallback(id)
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
  // The link's island runs once its page is used; with time to spare the form is fetched, too.
  useEffect(() => whenIdle(() => preload(load)), [load])
  return {
    linkProps: {
      to,
      onClick: (event) => void open(event),
      onPointerEnter: () => preload(load),
      onFocus: () => preload(load),
      'data-opens-here': true,
    },
    dialog: Dialog && <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />,
  }
}
