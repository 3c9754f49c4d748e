import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import { useIsHydrated } from '../preferences/use-is-hydrated.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { type ContactField, contactLabels } from './contact-labels.ts'
import type { FormPartProps } from './form-part.ts'
import { PersonFields } from './person-fields.tsx'
import { TextLine } from './text-line.tsx'

/** Who asks: company for businesses, name and how to be reached. */
export function ContactFields({ values, errorOf }: FormPartProps<ContactField>) {
  const { priceType } = useSettings()
  const isHydrated = useIsHydrated()
  // Businesses only. Unset counts as business once the notice has said so.
  const asksCompany = shownPriceType(priceType) === '2'
  const isCompanyOptional = priceType === '' && !isHydrated
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lead font-strong">{m.form_group_who()}</legend>
      {asksCompany && (
        <TextLine
          name="company"
          label={contactLabels.company()}
          maxLength={inquiryMaxLengths.company}
          defaultValue={values?.company}
          error={errorOf('company')}
          autoComplete="organization"
          isOptional={isCompanyOptional}
        />
      )}
      <PersonFields values={values} errorOf={errorOf} />
    </fieldset>
  )
}
