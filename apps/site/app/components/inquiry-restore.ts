import { type DraftStorage, loadDraft } from './inquiry-draft.ts'
import { type InquiryField, type InquiryValues, readInquiryForm } from './inquiry-values.ts'
import { messageWithLift } from './lift-message.ts'

/** Fills what is still empty from the draft, and answers what the form holds then. */
export function restoreInquiry(form: HTMLFormElement, storage: DraftStorage): InquiryValues {
  const draft = loadDraft(storage)
  const typed = readInquiryForm(new FormData(form))
  for (const [field, value] of Object.entries(draft?.values ?? {})) {
    const name = field as InquiryField
    if (value !== '' && typed[name] === '') setInquiryField(form, name, value)
  }
  bringLift(form, draft?.values.inquiry_text ?? '')
  return readInquiryForm(new FormData(form))
}

/** A lift from the crane selector stands in the message already: the draft's own words join it. */
function bringLift(form: HTMLFormElement, drafted: string) {
  const control = form.elements.namedItem('inquiry_text')
  const lift = form.dataset['lift'] ?? ''
  if (!(control instanceof HTMLTextAreaElement) || lift === '' || control.value !== lift) return
  control.value = messageWithLift(lift, drafted)
}

export function setInquiryField(form: HTMLFormElement, field: InquiryField, value: string) {
  const control = form.elements.namedItem(field)
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  ) {
    control.value = value
  }
}
