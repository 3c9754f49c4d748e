import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { type AskedLift, liftInAddress } from './lift-values.ts'

/** The lift of a page's address as its inquiry carries it: in the address and in words. */
export type CarriedLift = { query: string; message: string }

/** The lift as the message of an inquiry says it. */
export function liftMessage({ load, extra }: AskedLift, locale: Locale): string {
  const words = {
    height: numberText(load.height, locale),
    radius: numberText(load.radius, locale),
    weight: numberText(load.weight, locale),
    extra: numberText(extra, locale),
  }
  const message = extra === 0 ? m.lift_message : m.lift_message_extra
  return message(words, { locale })
}

/** The message that an inquiry's address brings along; empty when it brings no usable lift. */
export function messageInAddress(url: URL, locale: Locale): string {
  const q = url.searchParams.get('lyft')
  if (q === null) return ''
  const lift = new URL(url)
  lift.searchParams.set('q', q)
  const addressed = liftInAddress(lift)
  return addressed.kind === 'lift' ? liftMessage(addressed.asked, locale) : ''
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
