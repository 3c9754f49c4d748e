import type { Locale } from '@minikran/domain/catalogue/product-path'

// A local date has no time zone; it is formatted in UTC.
const atNoon = (date: string) => new Date(`${date}T12:00:00Z`)

// Weekday and date have separate formats: one format for both adds a comma in English, and
// `formatToParts` is ten times slower.
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

/** A day beside typed dates and in mails: `torsdag 2026-12-03`, `Thursday 2026-12-03`. */
export function numericDayText(date: string, locale: Locale): string {
  return `${weekdayText(date, locale)} ${date}`
}

/** 'YYYY-MM-DD' in words, to be read aloud: `torsdag 3 december 2026`, `Thursday 3 December 2026`. */
export function longDateText(date: string, locale: Locale): string {
  return `${weekdayText(date, locale)} ${dateText(date, locale)}`
}

const short: Intl.DateTimeFormatOptions = { ...dateOnly, month: 'short' }
const shortDates = {
  sv: new Intl.DateTimeFormat('sv-SE', short),
  en: new Intl.DateTimeFormat('en-GB', short),
}
const shortWeekdays = {
  sv: new Intl.DateTimeFormat('sv-SE', { weekday: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
}

/** 'YYYY-MM-DD' as pages show it: `tis 9 feb 2027`, `Tue 9 Feb 2027`. */
export function dayText(date: string, locale: Locale): string {
  const day = shortDates[locale].format(atNoon(date)).replace('.', '')
  return `${shortWeekdays[locale].format(atNoon(date))} ${day}`
}

/** 'YYYY-MM-DD HH:mm' as pages show it: `tis 9 feb 2027 08:00`. */
export function dayTimeText(time: string, locale: Locale): string {
  return `${dayText(time.slice(0, 10), locale)} ${time.slice(11)}`
}

/** 'YYYY-MM-DD' without its weekday: `15 mars 2013`, `15 March 2013`. */
export function dateText(date: string, locale: Locale): string {
  return dates[locale].format(atNoon(date))
}

/** 'YYYY-MM-DD' as DD/MM. */
export function shortDateText(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}`
}

const stockholmMoment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
})

/** An instant on a Swedish clock, `YYYY-MM-DD HH:mm` in both languages. */
export function momentText(instantMs: number): string {
  return stockholmMoment.format(instantMs)
}

/** An instant on a Swedish clock as pages show it: `tis 9 feb 2027 08:00`. */
export function instantText(instant: string, locale: Locale): string {
  return dayTimeText(momentText(Date.parse(instant)), locale)
}

/** The day in Stockholm of an instant, YYYY-MM-DD in both languages. */
export function dayOf(instant: string): string {
  return momentText(Date.parse(instant)).slice(0, 10)
}

/** The weekday of 'YYYY-MM-DD': `torsdag`, `Thursday`. */
export function weekdayText(date: string, locale: Locale): string {
  return weekdays[locale].format(atNoon(date))
}

/** 'YYYY-MM-DD' without weekday and year: `24 december`, `24 December`. */
export function dayMonthText(date: string, locale: Locale): string {
  return dateText(date, locale).split(' ').slice(0, 2).join(' ')
}
