import { readTypedNumber } from '@minikran/domain/catalogue/filter-number'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from '@minikran/i18n/messages'
import type { ListRequest } from './list-request.ts'

/** The data for a filter's texts. */
export type View = { request: ListRequest; url: URL; locale: Locale }

type Option = { code: number; count: number; label: string; isChosen: boolean }
/** A filter of the form, with the names of its fields in the address. */
export type FilterView =
  | (ReturnType<typeof rangeView> & { label: string; unit: string | null; hint: string })
  | { kind: 'options'; name: string; label: string; options: Option[] }

/** An active filter, with the parameters that remove it. */
export type ActiveFilter = { text: string; names: string[] }

/** The typed texts of a range's two fields. */
export function rangeView(
  [fromName, toName]: [string, string],
  { url, unit }: View & { unit: string | null | undefined },
) {
  const typed = (name: string) => url.searchParams.get(name)?.trim().slice(0, 20) ?? ''
  const [from, to] = [typed(fromName), typed(toName)]
  const isFaulty = [from, to].some((text) => text !== '' && readTypedNumber(text, unit) === null)
  return { kind: 'range' as const, fromName, toName, from, to, isFaulty }
}

type Ends = {
  label: string
  text: (value: number) => string
  min: number | null
  max: number | null
}

export function endsText({ label, text, min, max }: Ends, locale: Locale): string {
  if (min !== null && max !== null) return `${label} ${text(min)} – ${text(max)}`
  return min === null
    ? m.list_at_most({ label, value: text(max ?? 0) }, { locale })
    : m.list_at_least({ label, value: text(min) }, { locale })
}
