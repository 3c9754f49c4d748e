import ICAL from 'ical.js'
import type { Email } from 'postal-mime'

/** When the entries of a mail's calendar file begin, local time, the earliest first. */
export function startsIn(mail: Email | undefined): string[] {
  const file = mail?.attachments.find(({ filename }) => filename?.endsWith('.ics'))
  const content = file?.content
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return entries.map((entry) => new ICAL.Event(entry).startDate.toString()).sort()
}
