import type { FormChallenge } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { type MouseEvent, useState } from 'react'
import type { InquiryLift } from '../crane-selection/lift-message.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import type { StoredCase } from '../forms/form-state.ts'
import type { DialogState } from '../forms/use-form-dialog.tsx'
import { browserApi } from '../page-data/browser-api.ts'
import { type DepotOption, depotOption } from './depot-option.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { currentInquiryList, slugsIn, takeFromList } from './inquiry-list.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import { InquirySent } from './inquiry-sent.tsx'
import type { InquiryValues } from './inquiry-values.ts'
import { loadProducts } from './load-products.ts'

export type InquiryDialogProps = DialogState & {
  product: InquiryProduct
  lift: InquiryLift | null
  /** First values from the page. */
  start: Partial<InquiryValues>
}

/** The inquiry form in a dialog over the product page. */
export function InquiryDialog({ product, lift, start, ...state }: InquiryDialogProps) {
  return (
    <FormDialog<Loaded, StoredCase>
      {...state}
      title={m.inquiry_title_product({ product: product.title.text })}
      load={() => loadForm({ product, lift, start })}
      form={Form}
      receipt={InquirySent}
    />
  )
}

type Loaded = {
  /** The machine of the page and those of the inquiry list. */
  products: InquiryProduct[]
  depots: DepotOption[]
  challenge: FormChallenge | null
  lift: InquiryLift | null
  start: Partial<InquiryValues>
}

function Form({ onSent, ...loaded }: Loaded & { onSent: (sent: StoredCase) => void }) {
  const [products, setProducts] = useState(loaded.products)
  const handleRemove = (slug: string, event: MouseEvent) => {
    event.preventDefault()
    takeFromList([slug])
    setProducts((now) => now.filter((each) => each.slug !== slug))
  }
  return (
    <>
      <p className="mb-4 max-w-text">{m.inquiry_intro()}</p>
      <InquiryForm
        {...loaded}
        products={products}
        plan={null}
        plainKey={null}
        posted={null}
        onSent={onSent}
        onRemove={handleRemove}
      />
    </>
  )
}

type Asked = Omit<InquiryDialogProps, keyof DialogState>

/** Null when the depots could not be loaded. */
async function loadForm({ product, lift, start }: Asked): Promise<Loaded | null> {
  const api = browserApi()
  const others = slugsIn(currentInquiryList()).filter((slug) => slug !== product.slug)
  const [depots, challenge, products] = await Promise.all([
    api.getDepotsArr(),
    api.getFormChallenge({ form: 'inquiry' }),
    loadProducts(others, { api, locale: getLocale() }),
  ])
  if (!depots.ok) return null
  return {
    products: [product, ...products],
    depots: depots.data.map((depot) => depotOption(depot, getLocale())),
    challenge: challenge.ok ? challenge.data : null,
    lift,
    start,
  }
}
