import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { AfterSending } from '../../forms/after-sending.tsx'
import { confirmedIn } from '../../forms/confirmed.ts'
import type { FormSectionProps, StoredCase } from '../../forms/form-state.ts'
import { useSentHere } from '../../forms/use-sent-here.ts'
import { InquiryForm } from '../../inquiry/inquiry-form.tsx'
import { takeFromList } from '../../inquiry/inquiry-list.ts'
import type { InquiryProduct } from '../../inquiry/inquiry-product.ts'
import { InquirySent } from '../../inquiry/inquiry-sent.tsx'
import type { InquiryField } from '../../inquiry/inquiry-values.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { SentCaseList } from '../../sent-cases/sent-case-list.tsx'
import type { LoadedInquiry } from './load-inquiry.ts'

type Props = FormSectionProps<LoadedInquiry, InquiryField> & {
  /** Businesses give their company: a change of the choice loads the island. */
  priceType: PriceTypeChoice
}

/** The inquiry form, or its confirmation. */
export function InquirySection({ form, posted, search }: Props) {
  const [sent, setSent] = useSentHere(search, confirmedIn(search))
  if (sent !== null) return <InquiryDone sent={sent} products={form.products} />
  return (
    <AfterSending
      steps={[m.inquiry_next_mail(), m.inquiry_next_answer(), m.inquiry_next_pickup()]}
      locale={form.locale}
    >
      <p>{m.inquiry_intro()}</p>
      <InquiryForm
        {...form}
        posted={posted}
        onSent={setSent}
        // Beside the link, which leads to the form without the machine.
        onRemove={(slug) => takeFromList([slug])}
      />
      <p>
        <Link to={pathTo('/produkter')} className="tap-link">
          {m.inquiry_more_machines()}
        </Link>
      </p>
      <SentCaseList />
    </AfterSending>
  )
}

type InquiryDoneProps = { sent: StoredCase; products: readonly InquiryProduct[] }

function InquiryDone({ sent, products: [product, ...others] }: InquiryDoneProps) {
  return (
    <InquirySent sent={sent}>
      {product !== undefined && others.length === 0 && (
        <p>
          <Link to={localPath(product.path)} className="tap-link">
            {m.inquiry_back_to_product()}
          </Link>
        </p>
      )}
    </InquirySent>
  )
}
