import { Dialog } from '@base-ui/react/dialog'
import type { FormChallenge } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { useCloseWhenLeft } from '../components/use-close-when-left.ts'
import type { StoredCase } from '../forms/form-state.ts'
import { localPath } from '../locale-path.ts'
import { browserApi } from '../page-data/browser-api.ts'
import { takeFromList } from './add-to-list.ts'
import type { AskedProduct } from './asked-product.ts'
import { type DepotToChoose, depotToChoose } from './depot-to-choose.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { InquirySent } from './inquiry-sent.tsx'
import { currentList, slugsIn } from './listed.ts'
import { loadProducts } from './load-products.ts'

export type InquiryDialogProps = {
  product: AskedProduct
  /** The visitor's lift in words, or empty. */
  lift: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The inquiry form over the product's page; the same form as on its own page. */
export function InquiryDialog({ product, lift, isOpen, onOpenChange }: InquiryDialogProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-ink opacity-40" />
        <Dialog.Popup
          initialFocus={titleRef}
          className="fixed inset-0 z-20 mx-auto max-w-text overflow-y-auto overscroll-contain bg-paper p-4 small:top-6 small:bottom-auto small:max-h-[calc(100dvh-48px)] small:border small:border-ink small:p-6"
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Dialog.Title ref={titleRef} tabIndex={-1} className="text-title">
              {m.inquiry_title_product({ product: product.title.text })}
            </Dialog.Title>
            <Dialog.Close className="grid size-11 shrink-0 place-items-center">
              <Icon name="close" />
              <span className="sr-only">{m.shell_close()}</span>
            </Dialog.Close>
          </div>
          <DialogContent product={product} lift={lift} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type Loaded = {
  /** The page's machine, and those of the inquiry list. */
  products: AskedProduct[]
  depots: DepotToChoose[]
  challenge: FormChallenge | null
}

function DialogContent({
  product,
  lift,
  onDone,
}: Pick<InquiryDialogProps, 'product' | 'lift'> & { onDone: () => void }) {
  const navigate = useNavigate()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [sent, setSent] = useState<StoredCase | null>(null)

  // The API: depots and a fresh sum question, once for each opening.
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const answer = await loadForm(product)
      if (!isCurrent) return
      if (answer === null) await navigate(localPath('/fel'))
      else setLoaded(answer)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [navigate, product])

  const handleRemove = (slug: string, event: MouseEvent) => {
    event.preventDefault()
    takeFromList([slug])
    setLoaded(
      (now) => now && { ...now, products: now.products.filter((each) => each.slug !== slug) },
    )
  }

  if (sent !== null) return <SentAndClose sent={sent} onDone={onDone} />
  if (loaded === null) return <p role="status">{m.form_loading()}</p>
  return (
    <>
      <p className="mb-4 max-w-text">{m.inquiry_intro()}</p>
      <InquiryForm
        {...loaded}
        lift={lift}
        plainKey={null}
        posted={null}
        onSent={setSent}
        onRemove={handleRemove}
      />
    </>
  )
}

function SentAndClose({ sent, onDone }: { sent: StoredCase; onDone: () => void }) {
  const boxRef = useRef<HTMLDivElement>(null)
  useCloseWhenLeft(boxRef, onDone)
  return (
    <div ref={boxRef}>
      <InquirySent sent={sent} />
    </div>
  )
}

/** Null: the depots could not be loaded (specification §8). */
async function loadForm(product: AskedProduct): Promise<Loaded | null> {
  const api = browserApi()
  const others = slugsIn(currentList()).filter((slug) => slug !== product.slug)
  const [depots, challenge, products] = await Promise.all([
    api.getDepotsArr(),
    api.getFormChallenge({ form: 'inquiry' }),
    loadProducts(others, { api, locale: getLocale() }),
  ])
  if (!depots.ok) return null
  return {
    products: [product, ...products],
    depots: depots.data.map((depot) => depotToChoose(depot, getLocale())),
    challenge: challenge.ok ? challenge.data : null,
  }
}
