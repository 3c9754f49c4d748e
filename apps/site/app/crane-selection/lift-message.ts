import type { Locale } from '@minikran/domain/catalogue/product-path'
import { plainTextAsHtml } from '@minikran/domain/validation/rich-text'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { defaultRequest, type RequestedLift, requestedIn } from './lift-values.ts'

/** The lift that an inquiry is sent with: as query and as text of the message. */
export type InquiryLift = { query: string; message: string }

/** The lift as text of an inquiry's message. */
export function liftMessage({ load, extra }: RequestedLift, locale: Locale): string {
  const words = {
    height: numberText(load.height, locale),
    radius: numberText(load.radius, locale),
    weight: numberText(load.weight, locale),
    extra: numberText(extra, locale),
  }
  const message = extra === 0 ? m.lift_message : m.lift_message_extra
  return message(words, { locale })
}

/** The lift in an inquiry's address or form, `lyft=h_r_w`; null when it is invalid. */
export function inquiryLiftIn(carried: URLSearchParams): RequestedLift | null {
  const q = carried.get('lyft')
  if (q === null) return null
  const searchParams = new URLSearchParams(carried)
  searchParams.set('q', q)
  return requestedIn({ searchParams })
}

/** How a lift's text begins; an earlier message may be in the other language. */
const starts = () =>
  (['sv', 'en'] as const).map((locale) => {
    const text = liftMessage(defaultRequest, locale)
    return text.slice(0, text.indexOf(':') + 1)
  })

/** Puts the lift before an earlier message and removes the lift of an earlier inquiry. */
export function messageWithLift(lift: string, typed: string): string {
  const isLift = (line: string) => starts().some((start) => line.startsWith(start))
  const rest = typed.split('\n').filter((line) => !isLift(line))
  return [lift, ...rest].join('\n').trimEnd()
}

/** The same for a message in HTML. */
export function htmlWithLift(lift: string, written: string): string {
  const end = '</p>'
  const rest = starts().some((start) => written.startsWith(`<p>${start}`))
    ? written.slice(written.indexOf(end) + end.length)
    : written
  return `<p>${plainTextAsHtml(lift)}${end}${rest}`
}
