import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import { useSettings } from '../preferences/use-settings.ts'
import { type ContactField, contactLabels } from './contact-labels.ts'
import type { FormPartProps } from './form-part.ts'
import { PersonFields } from './person-fields.tsx'
import { PriceTypeField } from './price-type-field.tsx'
import { priceTypeIn } from './price-type-in.ts'
import { TextLine } from './text-line.tsx'

type Props = FormPartProps<ContactField | 'price_type'> & { postedPriceType: string | undefined }

/** The sender: private person or business, company, name, e-mail and phone. */
export function ContactFields({ values, errorOf, postedPriceType = '' }: Props) {
  const { priceType } = useSettings()
  return (
    <fieldset className="group grid gap-4">
      <legend className="mb-3 text-lead font-strong">{m.form_group_who()}</legend>
      <PriceTypeField
        chosen={priceTypeIn(postedPriceType) || priceType}
        error={errorOf('price_type')}
      />
      {/* Hidden by CSS, so that it also works before and without script. */}
      <div className="group-has-[[data-swaps]:checked]:hidden">
        <TextLine
          name="company"
          label={contactLabels.company()}
          maxLength={inquiryMaxLengths.company}
          defaultValue={values?.company}
          error={errorOf('company')}
          autoComplete="organization"
        />
      </div>
      <PersonFields values={values} errorOf={errorOf} />
    </fieldset>
  )
}
