import type { Locale } from '@minikran/domain/catalogue/product-path'
import { unitText } from './number-text.ts'

/** A time in hours, below one hour in minutes: `12 min`, `3 h`, `1 h 30 min`. */
export function hoursText(hours: number, locale: Locale): string {
  const minutes = Math.round(hours * 60)
  const whole = Math.floor(minutes / 60)
  const parts = [
    { value: whole, unit: 'h' },
    { value: minutes % 60, unit: 'min' },
  ].filter(({ value }) => value > 0)
  return (parts.length === 0 ? [{ value: 0, unit: 'min' }] : parts)
    .map((part) => unitText(part, locale))
    .join('\u00a0')
}
