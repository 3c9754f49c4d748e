import { Dialog } from '@base-ui/react/dialog'
import { m } from '@minikran/i18n/messages'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FormAlert } from '../components/form-alert.tsx'
import { Icon } from '../components/icon.tsx'
import { closeNotice, showNotice } from '../components/notices.ts'
import { useCloseWhenLeft } from '../components/use-close-when-left.ts'
import { localPath } from '../locale-path.ts'
import { CaseLink } from './case-link.tsx'
import type { CaseSentProps } from './case-sent.tsx'

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
  const showNote = (of: Sent) => showReceipt(<Receipt sent={of} view={CaseNote} />)
  const handleSent = (now: Sent) => (isClosed.current ? showNote(now) : setSent(now))
  const handleOpened = (isNowOpen: boolean) => {
    if (isNowOpen || sent === null) return
    showNote(sent)
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
  const [isLost, setIsLost] = useState(false)

  // Calls the API once for each opening.
  useEffect(() => {
    let isCurrent = true
    const fill = async () => {
      const answer = await loadOnce.current()
      if (!isCurrent) return
      if (answer !== null) return setLoaded(answer)
      // Stays when the script of /fel does not come.
      setIsLost(true)
      await navigate(localPath('/fel'))
    }
    void fill()
    return () => {
      isCurrent = false
    }
  }, [navigate])

  if (isLost) return <FormAlert>{m.form_lost()}</FormAlert>
  if (loaded === null) return <p role="status">{m.form_loading()}</p>
  return <Form {...loaded} onSent={onSent} />
}

function ClosesWhenLeft({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null)
  useCloseWhenLeft(boxRef, onDone)
  return <div ref={boxRef}>{children}</div>
}

type Shown = { id: number; pathname: string }

/** Shows a receipt among the notices until it is closed, replaced, or the page is left. */
function useReceiptNotice(): (receipt: ReactNode) => void {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Shown | null>(null)
  // The notices, which are not part of the page.
  useEffect(() => {
    if (shown?.pathname !== pathname) return
    return () => closeNotice(shown.id)
  }, [shown, pathname])
  return (receipt) =>
    setShown({ id: showNotice({ kind: 'info', text: receipt, stays: true }), pathname })
}

/** The confirmation as a notice, which does not take the focus. */
function CaseNote({ title, caseNumber, next, children }: CaseSentProps) {
  return (
    <div role="status" className="grid max-h-[50dvh] gap-2 overflow-y-auto">
      <p className="font-strong text-green">{title}</p>
      <p>
        {m.form_case_number()} <span className="font-strong whitespace-nowrap">{caseNumber}</span>
      </p>
      <p>{next}</p>
      {children}
      <p>
        <CaseLink caseNumber={caseNumber} />
      </p>
    </div>
  )
}
