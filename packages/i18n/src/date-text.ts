import type { Locale } from '@minikran/domain/catalogue/product-path'

// A local date has no zone of its own: noon UTC is that day everywhere it is formatted.
const atNoon = (date: string) => new Date(`${date}T12:00:00Z`)

// Weekday and date apart: the English one together has a comma, and the parts cost ten times more.
const dateOnly: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}
const dates = {
  sv: new Intl.DateTimeFormat('sv-SE', dateOnly),
  en: new Intl.DateTimeFormat('en-GB', dateOnly),
}
const weekdays = {
  sv: new Intl.DateTimeFormat('sv-SE', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
}

/** 'YYYY-MM-DD' in words: `torsdag 3 december 2026`, `Thursday 3 December 2026`. */
export function longDateText(date: string, locale: Locale): string {
  return `${weekdays[locale].format(atNoon(date))} ${dateText(date, locale)}`
}

/** 'YYYY-MM-DD' without its weekday: `15 mars 2013`, `15 March 2013`. */
export function dateText(date: string, locale: Locale): string {
  return dates[locale].format(atNoon(date))
}

const momentFormats = {
  sv: new Intl.DateTimeFormat('sv-SE', momentParts()),
  en: new Intl.DateTimeFormat('en-GB', momentParts()),
}

function momentParts(): Intl.DateTimeFormatOptions {
  const time = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' } as const
  return { day: 'numeric', month: 'short', ...time }
}

/** An instant on a Swedish clock, without its year: `12 nov 14:03`, `12 Nov 14:03`. */
export function momentText(instantMs: number, locale: Locale): string {
  const parts = momentFormats[locale].formatToParts(instantMs)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('day')} ${part('month').replace('.', '')} ${part('hour')}:${part('minute')}`
}

/** 'YYYY-MM-DD' as DD/MM (specification §9). */
export function shortDateText(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}`
}

const stockholmDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })

/** The day in Stockholm of an instant, YYYY-MM-DD in both languages (specification §9). */
export function dayOf(instant: string): string {
  return stockholmDay.format(new Date(instant))
}

/** The weekday of 'YYYY-MM-DD': `torsdag`, `Thursday`. */
export function weekdayText(date: string, locale: Locale): string {
  return longDateText(date, locale).split(' ')[0] ?? ''
}

/** 'YYYY-MM-DD' without weekday and year: `24 december`, `24 December`. */
export function dayMonthText(date: string, locale: Locale): string {
  return longDateText(date, locale).split(' ').slice(1, 3).join(' ')
}
