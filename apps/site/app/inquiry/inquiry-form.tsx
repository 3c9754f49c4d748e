import { m } from '@minikran/i18n/messages'
import type { MouseEvent } from 'react'
import { Button, buttonClass } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import { Notice } from '../components/notice.tsx'
import type { InquiryLift } from '../crane-selection/lift-message.ts'
import { ContactFields } from '../forms/contact-fields.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import type { Known } from '../forms/form-state.ts'
import { MessageField } from '../forms/message/message-field.tsx'
import { isUnderWay } from '../forms/pictures/picture.ts'
import { PictureField } from '../forms/pictures/picture-field.tsx'
import { usePictures } from '../forms/pictures/use-pictures.ts'
import { PreloadErrorPage } from '../forms/preload-error-page.tsx'
import { SumField } from '../forms/sum-field.tsx'
import { tooManySentence } from '../forms/too-many-sentence.ts'
import { addressOfPlan } from '../lift-planning/plan-address.ts'
import { useRootData } from '../use-root-data.ts'
import { ownDepot } from './choose-depot.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { plannedInquiryAddress } from './inquiry-address.ts'
import { labelOf } from './inquiry-labels.ts'
import type { InquiryField, InquiryValues } from './inquiry-values.ts'
import { MachineLines } from './machine-lines.tsx'
import { RentPrice } from './rent-price.tsx'
import { TimeFields } from './time-fields.tsx'
import { type InquiryFormOptions, useInquiryForm } from './use-inquiry-form.ts'

type Props = InquiryFormOptions & {
  /** The idempotency key of a form that was posted without script. */
  plainKey: string | null
  /** The lift of the crane selector, which the message begins with. */
  lift: InquiryLift | null
  /** First values from the address. */
  start?: Partial<InquiryValues>
  onRemove: (slug: string, event: MouseEvent) => void
}

/** The inquiry form; works without script. */
export function InquiryForm({ plainKey, start = {}, onRemove, ...props }: Props) {
  const { products, depots, posted, known, lift, plan } = props
  const { company } = useRootData()
  const form = useInquiryForm(props)
  const isUploading = usePictures('inquiry').some(isUnderWay)
  const { formRef, summaryRef, faults, problem, waitSeconds, isSending, challenge } = form
  const { offers, price } = form
  const slugs = products.map(({ slug }) => slug)
  const parts = {
    values:
      posted?.values ??
      startValues({ depot_id: ownDepot(products, depots), ...start }, known, lift),
    errorOf: (name: InquiryField) => faults.find(({ field }) => field === name)?.sentence,
  }
  const isRefused = form.isRefused
  return (
    <form
      ref={formRef}
      method="post"
      encType="multipart/form-data"
      action={plannedInquiryAddress(slugs, plan)}
      noValidate
      data-lift={lift?.message ?? ''}
      data-name="inquiry"
      data-draft="early"
      className="flex flex-col gap-6"
      {...form.handlers}
    >
      <FaultSummary
        ref={summaryRef}
        faults={faults}
        labelOf={(field) => labelOf(field, products)}
      />
      {problem !== null && (
        <div role="alert">
          <Notice kind="error">
            {problem === 'busy'
              ? tooManySentence(waitSeconds)
              : m.inquiry_failed({ phone: company?.phone ?? '' })}
          </Notice>
        </div>
      )}
      {plan !== null && <PlanNote plan={plan} />}
      {products.length > 1 && (
        <MachineLines
          {...parts}
          products={products}
          plan={plan}
          offers={offers}
          onRemove={onRemove}
        />
      )}
      <TimeFields {...parts} depots={depots} offers={offers} />
      <DeliveryFields {...parts} />
      <RentPrice price={price} count={products.length} formRef={formRef} />
      <ContactFields {...parts} postedPriceType={posted?.values.price_type} />
      <MessageField
        value={parts.values.inquiry_text}
        hint={m.inquiry_message_hint()}
        error={parts.errorOf('inquiry_text')}
      />
      <PictureField
        form="inquiry"
        label={m.picture_label()}
        hint={m.picture_hint()}
        brought={parts.values?.uploads ?? ''}
        error={parts.errorOf('uploads')}
      />
      {challenge !== null && <SumField challenge={challenge} error={parts.errorOf('sum')} />}
      {/* Not type="hidden": React resets its value to the default. */}
      <input hidden type="text" name="lift" defaultValue={parts.values.lift ?? ''} />
      {plainKey !== null && <input type="hidden" name="key" value={plainKey} />}
      <div className="grid gap-2">
        <Button disabled={isSending || isRefused || isUploading}>
          {isUploading ? m.picture_wait() : isSending ? m.form_sending() : m.inquiry_send()}
        </Button>
        {isRefused && <p className="text-small text-orange">{m.inquiry_send_refused()}</p>}
        <p className="text-small text-muted">{m.inquiry_privacy()}</p>
      </div>
      {form.isTouched && <PreloadErrorPage />}
    </form>
  )
}

function PlanNote({ plan }: { plan: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="font-medium">{m.inquiry_with_plan()}</span>
      <Link to={addressOfPlan(plan)} className={buttonClass('bare')}>
        {m.plan_open()}
      </Link>
    </p>
  )
}

/** First values: the account's, then the address's. */
function startValues(
  start: Partial<InquiryValues>,
  known: Known | null | undefined,
  lift: InquiryLift | null,
) {
  const brought = { inquiry_text: lift?.message ?? '', lift: lift?.query ?? '' }
  const given = Object.entries({ ...start, ...brought }).filter(([, text]) => text !== '')
  const values: Partial<InquiryValues> = { ...known, ...Object.fromEntries(given) }
  return values
}
