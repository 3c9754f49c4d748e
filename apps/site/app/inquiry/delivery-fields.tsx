import { deliveryMaxLengths } from '@minikran/domain/validation/delivery'
import { m } from '@minikran/i18n/messages'
import type { FormPartProps } from '../forms/form-part.ts'
import { TextLine } from '../forms/text-line.tsx'
import { inquiryLabels } from './inquiry-labels.ts'
import { type InquiryField, ticked } from './inquiry-values.ts'

type Props = FormPartProps<InquiryField>

/** Operator and delivery address. */
export function DeliveryFields({ values, errorOf }: Props) {
  const box = (name: 'with_operator' | 'deliver') => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={ticked}
        data-swaps={name === 'deliver' || undefined}
        defaultChecked={values?.[name] === ticked}
        className="size-6 shrink-0"
      />
      {inquiryLabels[name]()}
    </label>
  )
  const line = (name: keyof typeof deliveryMaxLengths) => ({
    name,
    label: inquiryLabels[name](),
    maxLength: deliveryMaxLengths[name],
    defaultValue: values?.[name],
    error: errorOf(name),
  })
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
