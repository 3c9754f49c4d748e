import type { Locale } from '@minikran/domain/catalogue/product-path'
import { plainTextAsHtml } from '@minikran/domain/validation/rich-text'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { liftInAddress, type RequestedLift } from './lift-values.ts'

/** The lift of a page's address as its inquiry carries it: in the address and in words. */
export type InquiryLift = { query: string; message: string }

/** The lift as the message of an inquiry says it. */
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

/** The lift that an inquiry's address or form carries, `lyft=h_r_w`; null when it is no usable one. */
export function inquiryLiftIn(carried: URLSearchParams): RequestedLift | null {
  const q = carried.get('lyft')
  if (q === null) return null
  const searchParams = new URLSearchParams(carried)
  searchParams.set('q', q)
  const addressed = liftInAddress({ searchParams })
  return addressed.kind === 'lift' ? addressed.requested : null
}

/**
 * A message typed earlier under the lift that is asked about now; the lift of an earlier inquiry
 * makes room for it.
 */
export function messageWithLift(lift: string, typed: string): string {
  const start = lift.slice(0, lift.indexOf(':') + 1)
  const own = typed.split('\n').filter((line) => !line.startsWith(start))
  return [lift, ...own].join('\n').trimEnd()
}

/** The same for a message that was written with bold and lists. */
export function htmlWithLift(lift: string, written: string): string {
  const start = `<p>${lift.slice(0, lift.indexOf(':') + 1)}`
  const end = '</p>'
  const own = written.startsWith(start) ? written.slice(written.indexOf(end) + end.length) : written
  return `<p>${plainTextAsHtml(lift)}${end}${own}`
}
