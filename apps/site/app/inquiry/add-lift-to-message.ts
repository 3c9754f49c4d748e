import { htmlWithLift, messageWithLift } from '../crane-selection/lift-message.ts'
import type { Draft } from '../forms/draft.ts'

/** A lift from the crane selector stands in the message already: the draft's own words join it. */
export function addLiftToMessage(form: HTMLFormElement, draft: Draft | null) {
  const control = form.elements.namedItem('inquiry_text')
  const lift = form.dataset['lift'] ?? ''
  if (!(control instanceof HTMLTextAreaElement) || lift === '' || control.value !== lift) return
  control.value = messageWithLift(lift, draft?.values['inquiry_text'] ?? '')
  const html = form.elements.namedItem('inquiry_html')
  if (!(html instanceof HTMLInputElement) || html.value === '') return
  html.value = htmlWithLift(lift, html.value)
}
