import type { FormChallenge } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { PrefetchPageLinks } from 'react-router'
import { localPath } from '../locale-path.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { useRootData } from '../use-root-data.ts'
import { Button } from './button.tsx'
import { inquiryAddress } from './inquiry-address.ts'
import type { InquiryDepot } from './inquiry-depot.ts'
import { InquiryFaultSummary } from './inquiry-fault-summary.tsx'
import type { InquiryProduct } from './inquiry-product.ts'
import type { PostedInquiry, SentInquiry } from './inquiry-state.ts'
import { InquirySumField } from './inquiry-sum-field.tsx'
import { InquiryTimeFields } from './inquiry-time-fields.tsx'
import { emptyInquiry } from './inquiry-values.ts'
import { InquiryWhoFields } from './inquiry-who-fields.tsx'
import { Notice } from './notice.tsx'
import { useInquiryForm } from './use-inquiry-form.ts'

type Props = {
  product: InquiryProduct | null
  depots: InquiryDepot[]
  challenge: FormChallenge | null
  /** Repeats of a form sent without script carry this key. */
  plainKey: string | null
  posted: PostedInquiry | null
  /** The lift from the crane selector in words, to start the message with; else empty. */
  lift: string
  onSent: (sent: SentInquiry) => void
}

/** The inquiry form of specification §5: a plain form, sent by script where there is script. */
export function InquiryForm({ plainKey, ...props }: Props) {
  const { product, depots, posted, lift } = props
  const { company } = useRootData()
  const { priceType } = useSettings()
  const form = useInquiryForm(props)
  const {
    formRef,
    summaryRef,
    faults,
    problem,
    isSending,
    challenge,
    offers,
    isTouched,
    handlers,
  } = form
  const parts = {
    values: posted?.values ?? (lift === '' ? null : { ...emptyInquiry, inquiry_text: lift }),
    errorOf: (name: string) => faults.find(({ field }) => field === name)?.sentence,
  }
  const phone = company?.phone ?? ''
  // Specification §4: no time at which the depot is not open can be sent.
  const isRefused = offers !== null && (offers.pickup.isRefused || offers.return.isRefused)
  return (
    <form
      ref={formRef}
      method="post"
      action={inquiryAddress(product?.slug ?? null)}
      noValidate
      data-lift={lift}
      data-draft="early"
      className="grid gap-6"
      {...handlers}
    >
      <InquiryFaultSummary ref={summaryRef} faults={faults} />
      {problem !== null && (
        <div role="alert">
          <Notice kind="error">
            {problem === 'busy' ? m.inquiry_too_many() : m.inquiry_failed({ phone })}
          </Notice>
        </div>
      )}
      <InquiryTimeFields {...parts} depots={depots} offers={offers} />
      <InquiryWhoFields {...parts} />
      {challenge !== null && <InquirySumField {...parts} challenge={challenge} />}
      <input type="hidden" name="price_type" value={priceType} />
      {plainKey !== null && <input type="hidden" name="key" value={plainKey} />}
      <div className="grid gap-2">
        <Button disabled={isSending || isRefused}>
          {isSending ? m.inquiry_sending() : m.inquiry_send()}
        </Button>
        {isRefused && <p className="text-small text-orange">{m.inquiry_send_refused()}</p>}
        <p className="text-small text-muted">{m.inquiry_privacy()}</p>
      </div>
      {/* A send that fails for want of a network must still be able to show /fel. */}
      {isTouched && (
        <>
          <PrefetchPageLinks page={localPath('/error')} />
          <PrefetchPageLinks page={localPath('/fel')} />
        </>
      )}
    </form>
  )
}
