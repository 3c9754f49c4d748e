import type { InquiryField, InquiryValues } from './inquiry-values.ts'

/** What every part of the form is given: posted values to start from, and the faults. */
export type InquiryPartProps = {
  values: InquiryValues | null
  errorOf: (field: InquiryField) => string | undefined
}

/** The id of a field's control, which the fault summary links to. */
export const inquiryFieldId = (field: InquiryField) => `inquiry-${field}`
