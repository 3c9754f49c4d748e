import { Dialog } from '@base-ui/react/dialog'
import { m } from '@minikran/i18n/messages'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { useCloseWhenLeft } from '../components/use-close-when-left.ts'
import { localPath } from '../locale-path.ts'
import { CaseNote } from './case-note.tsx'
import type { CaseSentProps } from './case-sent.tsx'
import { useReceiptNotice } from './use-receipt-notice.ts'

type Props<Loaded, Sent> = {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called once for each opening; null when loading failed. */
  load: () => Promise<Loaded | null>
  form: ComponentType<Loaded & { onSent: (sent: Sent) => void }>
  receipt: ComponentType<{ sent: Sent; view?: ComponentType<CaseSentProps> }>
}

/**
 * A form in a dialog, the same as on its own page. After sending and closing, the receipt is shown
 * as a notice.
 */
export function FormDialog<Loaded extends object, Sent>({
  title,
  isOpen,
  onOpenChange,
  receipt: Receipt,
  ...content
}: Props<Loaded, Sent>) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const showReceipt = useReceiptNotice()
  // The answer can arrive after the visitor has closed the dialog.
  const isClosed = useRef(!isOpen)
  useEffect(() => {
    isClosed.current = !isOpen
  }, [isOpen])
  const handleSent = (now: Sent) => {
    if (isClosed.current) showReceipt(<Receipt sent={now} view={CaseNote} />)
    else setSent(now)
  }
  const handleOpened = (isNowOpen: boolean) => {
    if (isNowOpen || sent === null) return
    showReceipt(<Receipt sent={sent} view={CaseNote} />)
    setSent(null)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange} onOpenChangeComplete={handleOpened}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-shade opacity-50" />
        <Dialog.Popup
          initialFocus={titleRef}
          className="fixed inset-0 z-20 mx-auto max-w-text overflow-y-auto overscroll-contain bg-paper p-4 small:top-6 small:bottom-auto small:max-h-[calc(100dvh-48px)] small:border small:border-ink small:p-6"
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Dialog.Title ref={titleRef} tabIndex={-1} className="text-title">
              {title}
            </Dialog.Title>
            <Dialog.Close className="grid size-11 shrink-0 place-items-center">
              <Icon name="close" />
              <span className="sr-only">{m.shell_close()}</span>
            </Dialog.Close>
          </div>
          {sent === null ? (
            <Content {...content} onSent={handleSent} />
          ) : (
            <ClosesWhenLeft onDone={() => onOpenChange(false)}>
              <Receipt sent={sent} />
            </ClosesWhenLeft>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ContentProps<Loaded, Sent> = Pick<Props<Loaded, Sent>, 'load' | 'form'> & {
  onSent: (sent: Sent) => void
}

function Content<Loaded extends object, Sent>({
  load,
  form: Form,
  onSent,
}: ContentProps<Loaded, Sent>) {
  const navigate = useNavigate()
  const loadOnce = useRef(load)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  // Calls the API once for each opening.
  useEffect(() => {
    let isCurrent = true
    const fill = async () => {
      const answer = await loadOnce.current()
      if (!isCurrent) return
      if (answer === null) await navigate(localPath('/fel'))
      else setLoaded(answer)
    }
    void fill()
    return () => {
      isCurrent = false
    }
  }, [navigate])

  if (loaded === null) return <p role="status">{m.form_loading()}</p>
  return <Form {...loaded} onSent={onSent} />
}

function ClosesWhenLeft({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null)
  useCloseWhenLeft(boxRef, onDone)
  return <div ref={boxRef}>{children}</div>
}
