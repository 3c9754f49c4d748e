import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { type ContactField, contactLabels } from './contact-labels.ts'
import { type FormPartProps, linesOf } from './form-part.ts'
import { TextLine } from './text-line.tsx'

type PersonField = Exclude<ContactField, 'company'>

/** Name, e-mail and phone of a person. */
export function PersonFields(part: FormPartProps<PersonField>) {
  const line = linesOf<PersonField>(part, { labels: contactLabels, maxLengths: inquiryMaxLengths })
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
