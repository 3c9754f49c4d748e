import { instantOf } from '@minikran/domain/primitives/local-date'
import { m } from '@minikran/i18n/messages'
import type { InquiryMail } from './inquiry-mail.ts'

/** An iCalendar file with pickup and return (reading 20); null when there is no time to keep. */
export function calendarFile(mail: InquiryMail, nowMs: number): string | null {
  if (mail.pickupAt === null) return null
  const locale = { locale: mail.lang }
  const title = mail.productTitle ?? m.mail_no_machine({}, locale)
  const place = mail.depot && `${mail.depot.name}, ${mail.depot.address}, ${mail.depot.city}`
  const event = (key: string, at: string, summary: string) => [
    'BEGIN:VEVENT',
    `UID:${mail.caseNumber}-${key}@minikran`,
    `DTSTAMP:${utc(nowMs)}`,
    `DTSTART:${utc(instantOf(at.slice(0, 10), at.slice(11)))}`,
    'DURATION:PT30M',
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(mail.caseNumber)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Minikran//Inquiry//SV',
    ...event('pickup', mail.pickupAt, m.mail_event_pickup({ title }, locale)),
    ...(mail.returnAt === null
      ? []
      : event('return', mail.returnAt, m.mail_event_return({ title }, locale))),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

function utc(instantMs: number): string {
  return new Date(instantMs).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
}

// RFC 5545: no line longer than 75 bytes; 35 characters are at most 70 with Swedish letters.
function folded(line: string): string[] {
  const characters = [...line]
  const parts: string[] = []
  for (let at = 0; at < characters.length; at += 35) {
    parts.push((at === 0 ? '' : ' ') + characters.slice(at, at + 35).join(''))
  }
  return parts
}
