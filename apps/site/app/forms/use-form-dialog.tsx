import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { isModifiedClick } from '../components/is-modified-click.ts'
import { partOfLink } from '../errors/part-of-link.ts'

export type DialogState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

type Options<Props> = {
  /** The page with the same form. */
  to: string
  load: () => Promise<ComponentType<Props & DialogState>>
  props: Props
}

/** After a failure the click loads again. */
function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/** Runs when the browser is idle; returns a function that cancels it. Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1_000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run)
  return () => cancelIdleCallback(id)
}

/** A link to a form's page that opens the form in a dialog when its script has loaded. */
export function useFormDialog<Props extends object>({ to, load, props }: Options<Props>) {
  const [Dialog, setDialog] = useState<ComponentType<Props & DialogState> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = async (event: MouseEvent) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    const Loaded = await partOfLink(load(), { address: to })
    if (Loaded === null) return
    setDialog(() => Loaded)
    setIsOpen(true)
  }
  // This runs once the visitor uses the page, since the link is in a lazy island.
  useEffect(() => whenIdle(() => preload(load)), [load])
  return {
    linkProps: {
      to,
      onClick: (event: MouseEvent) => void open(event),
      onPointerEnter: () => preload(load),
      onFocus: () => preload(load),
      'data-opens-here': true as const,
    },
    dialog: Dialog && <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />,
  }
}
