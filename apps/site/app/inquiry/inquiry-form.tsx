import { deliveryMaxLengths } from '@minikran/domain/validation/delivery'
import { m } from '@minikran/i18n/messages'
import type { MouseEvent } from 'react'
import { buttonClass } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import type { InquiryLift } from '../crane-selection/lift-message.ts'
import { CaseFormFrame } from '../forms/case-form-frame.tsx'
import { ContactFields } from '../forms/contact-fields.tsx'
import { type FormPartProps, fieldId, linesOf } from '../forms/form-part.ts'
import type { Known } from '../forms/form-state.ts'
import { MessageField } from '../forms/message/message-field.tsx'
import { isUnderWay } from '../forms/pictures/picture.ts'
import { PictureField } from '../forms/pictures/picture-field.tsx'
import { usePictures } from '../forms/pictures/use-pictures.ts'
import { TextLine } from '../forms/text-line.tsx'
import { ticked } from '../forms/ticked.ts'
import { addressOfPlan } from '../lift-planning/plan-address.ts'
import { ownDepot } from './choose-depot.ts'
import { inquiryLabels, labelOf } from './inquiry-labels.ts'
import type { InquiryField, InquiryValues } from './inquiry-values.ts'
import { MachineLines } from './machine-lines.tsx'
import { RentPrice } from './rent-price.tsx'
import { TimeFields } from './time-fields.tsx'
import { type InquiryFormOptions, useInquiryForm } from './use-inquiry-form.ts'

type Props = InquiryFormOptions & {
  /** The idempotency key of a form that was posted without script. */
  plainKey: string | null
  /** First values from the address. */
  start?: Partial<InquiryValues>
  onRemove: (slug: string, event: MouseEvent) => void
}

/** The inquiry form; works without script. */
export function InquiryForm({ plainKey, start = {}, onRemove, ...props }: Props) {
  const { products, depots, posted, known, lift, plan } = props
  const form = useInquiryForm(props)
  const { offers, price, isRefused, errorOf } = form
  const isUploading = usePictures('inquiry').some(isUnderWay)
  const given = { depot_id: ownDepot(products, depots), ...start }
  const values = posted?.values ?? startValues(given, known, lift)
  const parts = { values, errorOf }
  return (
    <CaseFormFrame<InquiryField>
      form={form}
      labelOf={(field) => labelOf(field, products)}
      failed={m.inquiry_failed}
      plainKey={plainKey}
      send={m.product_send_inquiry()}
      isRefused={isRefused}
      isUploading={isUploading}
      notes={<SendingNotes refused={offers?.refusedDate ?? null} />}
    >
      {plan !== null && <PlanNote plan={plan} />}
      {products.length > 1 && (
        <MachineLines {...parts} products={products} offers={offers} onRemove={onRemove} />
      )}
      <TimeFields {...parts} depots={depots} offers={offers} />
      <DeliveryFields {...parts} />
      <RentPrice price={price} count={products.length} formRef={form.formRef} />
      <ContactFields {...parts} postedPriceType={posted?.values.price_type} />
      <MessageField
        value={values.inquiry_text}
        hint={m.inquiry_message_hint()}
        error={errorOf('inquiry_text')}
      />
      <PictureField
        form="inquiry"
        label={m.picture_label()}
        hint={m.picture_hint()}
        brought={values.uploads ?? ''}
        error={errorOf('uploads')}
      />
      {/* Not type="hidden": React resets its value to the default. */}
      <input hidden type="text" name="lift" defaultValue={values.lift ?? ''} />
    </CaseFormFrame>
  )
}

/** A link to the field that prevents sending, and what happens with the personal data. */
function SendingNotes({ refused }: { refused: InquiryField | null }) {
  return (
    <>
      {refused !== null && (
        <a href={`#${fieldId(refused)}`} className="text-small text-orange underline">
          {m.inquiry_send_refused()}
        </a>
      )}
      <p className="text-small text-muted">{m.inquiry_privacy()}</p>
    </>
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
): Partial<InquiryValues> {
  const brought = { inquiry_text: lift?.message ?? '', lift: lift?.query ?? '' }
  const given = Object.entries({ ...start, ...brought }).filter(([, text]) => text !== '')
  return { ...known, ...Object.fromEntries(given) }
}

/** Operator and delivery address. */
function DeliveryFields(part: FormPartProps<InquiryField>) {
  const box = (name: 'with_operator' | 'deliver') => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={ticked}
        data-swaps={name === 'deliver' || undefined}
        defaultChecked={part.values?.[name] === ticked}
        className="size-6 shrink-0"
      />
      {inquiryLabels[name]()}
    </label>
  )
  const line = linesOf(part, { labels: inquiryLabels, maxLengths: deliveryMaxLengths })
  return (
    <fieldset className="group grid gap-2">
      <legend className="mb-1 text-lead font-strong">{m.inquiry_group_delivery()}</legend>
      {box('with_operator')}
      {box('deliver')}
      <p className="text-small text-muted">{m.inquiry_delivery_hint()}</p>
      {/* Shown by CSS, so that it also works before and without script. */}
      <div className="hidden items-start gap-4 group-has-[[data-swaps]:checked]:grid small:grid-cols-[2fr_1fr]">
        <TextLine {...line('delivery_address')} autoComplete="address-line1" />
        <TextLine {...line('delivery_zip')} autoComplete="postal-code" inputMode="numeric" />
      </div>
    </fieldset>
  )
}
