import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import type { CarriedLift } from '../components/lift-message.ts'
import type { AskedProduct } from './asked-product.ts'
import { inquiryAddress } from './inquiry-address.ts'
import type { InquiryDialogProps } from './inquiry-dialog.tsx'

const loadDialog = () => import('./inquiry-dialog.tsx')
// On intent: a failed load is tried again by the click.
const preloadDialog = () => void loadDialog().catch(() => undefined)

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

/** A link to the form's page that opens the form in a dialog once script is there. */
export function useInquiryDialog(product: AskedProduct, lift: CarriedLift | null): Opener {
  const [Dialog, setDialog] = useState<ComponentType<InquiryDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const address = inquiryAddress(product.slug)
  const to = lift === null ? address : `${address}&${lift.query}`
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const { InquiryDialog } = await loadDialog()
      setDialog(() => InquiryDialog)
      setIsOpen(true)
    } catch {
      // The dialog's script did not come: the page has the same form.
      location.assign(to)
    }
  }
  return {
    linkProps: {
      to,
      onClick: (event) => void open(event),
      onPointerEnter: preloadDialog,
      onFocus: preloadDialog,
      'data-opens-here': true,
    },
    dialog: Dialog && (
      <Dialog
        product={product}
        lift={lift?.message ?? ''}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    ),
  }
}
