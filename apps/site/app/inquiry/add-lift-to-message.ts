import { htmlWithLift, messageWithLift } from '../crane-selection/lift-message.ts'
import type { Draft } from '../forms/draft.ts'

/** Puts the text of a restored draft below the crane selector's lift in the message. */
export function addLiftToMessage(form: HTMLFormElement, draft: Draft | null) {
  const control = form.elements.namedItem('inquiry_text')
  const lift = form.dataset['lift'] ?? ''
  if (!(control instanceof HTMLTextAreaElement) || lift === '' || control.value !== lift) return
  control.value = messageWithLift(lift, draft?.values['inquiry_text'] ?? '')
  const html = form.elements.namedItem('inquiry_html')
  if (!(html instanceof HTMLInputElement) || html.value === '') return
  html.value = htmlWithLift(lift, html.value)
}
