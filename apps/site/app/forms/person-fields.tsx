import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { type ContactField, contactLabels } from './contact-labels.ts'
import type { FormPartProps } from './form-part.ts'
import { TextLine } from './text-line.tsx'

type PersonField = Exclude<ContactField, 'company'>

/** Name, e-mail and phone of a person. */
export function PersonFields({ values, errorOf }: FormPartProps<PersonField>) {
  const line = (name: PersonField) => ({
    name,
    label: contactLabels[name](),
    maxLength: inquiryMaxLengths[name],
    defaultValue: values?.[name],
    error: errorOf(name),
  })
  return (
    <>
      <div className="grid items-start gap-4 small:grid-cols-2">
        <TextLine {...line('firstname')} autoComplete="given-name" />
        <TextLine {...line('lastname')} autoComplete="family-name" />
      </div>
      <TextLine {...line('email')} type="email" autoComplete="email" inputMode="email" />
      <TextLine {...line('phone')} type="tel" autoComplete="tel" inputMode="tel" isOptional />
    </>
  )
}
