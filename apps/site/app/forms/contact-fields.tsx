import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import { useIsHydrated } from '../preferences/use-is-hydrated.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { type ContactField, contactLabels } from './contact-labels.ts'
import type { FormPartProps } from './form-part.ts'
import { TextLine } from './text-line.tsx'

/** Who asks: company for businesses, name and how to be reached. */
export function ContactFields({ values, errorOf }: FormPartProps<ContactField>) {
  const { priceType } = useSettings()
  const isHydrated = useIsHydrated()
  // Reading 18: businesses only. Unset counts as business once the notice has said so (reading 9).
  const asksCompany = shownPriceType(priceType) === '2'
  const isCompanyOptional = priceType === '' && !isHydrated
  const line = (name: ContactField) => ({
    name,
    label: contactLabels[name](),
    maxLength: inquiryMaxLengths[name],
    defaultValue: values?.[name],
    error: errorOf(name),
  })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lead font-strong">{m.form_group_who()}</legend>
      {asksCompany && (
        <TextLine {...line('company')} autoComplete="organization" isOptional={isCompanyOptional} />
      )}
      <div className="grid items-start gap-4 small:grid-cols-2">
        <TextLine {...line('firstname')} autoComplete="given-name" />
        <TextLine {...line('lastname')} autoComplete="family-name" />
      </div>
      <TextLine {...line('email')} type="email" autoComplete="email" inputMode="email" />
      <TextLine {...line('phone')} type="tel" autoComplete="tel" inputMode="tel" isOptional />
    </fieldset>
  )
}
