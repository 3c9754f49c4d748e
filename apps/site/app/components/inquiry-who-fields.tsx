import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import type { ComponentProps } from 'react'
import { useIsHydrated } from '../preferences/use-is-hydrated.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { Field } from './field.tsx'
import { inquiryLabels } from './inquiry-labels.ts'
import { type InquiryPartProps, inquiryFieldId } from './inquiry-part.ts'

type TextField = Exclude<keyof typeof inquiryMaxLengths, 'inquiry_text'>
type LineProps = InquiryPartProps & {
  name: TextField
  isOptional?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>

/** Who asks, and what for. */
export function InquiryWhoFields({ values, errorOf }: InquiryPartProps) {
  const { priceType } = useSettings()
  const isHydrated = useIsHydrated()
  const part = { values, errorOf }
  // Reading 18: businesses only. Unset counts as business once the notice has said so (reading 9).
  const asksCompany = shownPriceType(priceType) === '2'
  const isCompanyOptional = priceType === '' && !isHydrated
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-lead font-strong">{m.inquiry_group_who()}</legend>
        {asksCompany && (
          <Line
            {...part}
            name="company"
            autoComplete="organization"
            isOptional={isCompanyOptional}
          />
        )}
        <div className="grid items-start gap-4 small:grid-cols-2">
          <Line {...part} name="firstname" autoComplete="given-name" />
          <Line {...part} name="lastname" autoComplete="family-name" />
        </div>
        <Line {...part} name="email" type="email" autoComplete="email" inputMode="email" />
        <Line {...part} name="phone" type="tel" autoComplete="tel" inputMode="tel" isOptional />
      </fieldset>
      <Field
        id={inquiryFieldId('inquiry_text')}
        label={inquiryLabels.inquiry_text()}
        hint={m.inquiry_message_hint()}
        error={errorOf('inquiry_text')}
      >
        {(control) => (
          <textarea
            {...control}
            name="inquiry_text"
            rows={4}
            defaultValue={values?.inquiry_text}
            maxLength={inquiryMaxLengths.inquiry_text}
          />
        )}
      </Field>
    </>
  )
}

function Line({ name, isOptional = false, values, errorOf, ...input }: LineProps) {
  return (
    <Field
      id={inquiryFieldId(name)}
      label={inquiryLabels[name]()}
      hint={isOptional ? m.inquiry_optional() : undefined}
      error={errorOf(name)}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          name={name}
          defaultValue={values?.[name]}
          maxLength={inquiryMaxLengths[name]}
          required={!isOptional}
        />
      )}
    </Field>
  )
}
