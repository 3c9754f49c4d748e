import type { FormKind } from '@minikran/contract/forms'
import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import { caseKinds } from '@minikran/domain/cases/case-steps'
import { parsedJson } from '../page-data/parsed-json.ts'
import { storedSentCases, storeSentCases } from './sent-case-storage.ts'

/** What the browser remembers of a sent form: nothing about the sender. */
export type SentCase = {
  number: string
  kind: FormKind
  /** The machines or the course; empty for a general inquiry, a credit application and a service request. */
  about: string
  sentAtMs: number
}

const mostCases = 20
const longestAbout = 300
const kinds: readonly unknown[] = caseKinds

/** The cases in a stored text, newest first. Whatever is not a case is left out. */
export function sentCasesIn(text: string): SentCase[] {
  const parsed = parsedJson(text)
  const cases = Array.isArray(parsed) ? parsed.flatMap(sentCaseIn) : []
  return cases
    .filter(({ number }, index) => cases.findIndex((other) => other.number === number) === index)
    .slice(0, mostCases)
}

/** Adds a case to a stored text. A case that was sent again moves to the front. */
export function withSentCase(text: string, added: SentCase): string {
  return JSON.stringify(sentCasesIn(JSON.stringify([added, ...sentCasesIn(text)])))
}

/** Remembers a sent form in this browser. */
export function rememberSentCase(sent: SentCase): void {
  storeSentCases(withSentCase(storedSentCases(), sent))
}

function sentCaseIn(stored: unknown): SentCase[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { number, kind, about, sentAtMs } = stored as Record<keyof SentCase, unknown>
  const parsedNumber = typeof number === 'string' ? parseCaseNumber(number) : null
  const isCase = kinds.includes(kind) && typeof about === 'string' && isInstant(sentAtMs)
  if (parsedNumber === null || !isCase) return []
  const shownAbout = about.slice(0, longestAbout)
  return [{ number: parsedNumber, kind: kind as FormKind, about: shownAbout, sentAtMs }]
}

// A number that no date can hold would fail when it is formatted.
const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime())
