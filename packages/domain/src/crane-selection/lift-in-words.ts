import type { Lift, LiftField } from './lift.ts'
import { mayMeanThousands, readLiftField } from './lift-input.ts'

const number = String.raw`(?<![\d.,]|\d\s)(\d+(?:[.,]\d+)?)`
const metres = String.raw`\s*m(?:eter|eters|etre|etres)?`
const names = { height: 'lyfthöjd|höjd|height', radius: 'räckvidd|radie|radius|reach' }
const directions = { height: 'upp|hög|högt|up|high', radius: 'ut|out' }

const kilograms = /(?<![\d.,]|\d\s)(\d{1,2}\s\d{3}|\d+(?:[.,]\d+)?)\s*(?:kg|kilo)(?!\p{L})/giu
const tonnes = /(?<![\d.,]|\d\s)(\d+(?:[.,]\d+)?)\s*(?:t|ton|tons|tonne|tonnes)(?!\p{L})/giu

/** The figures of a lift that a text names without doubt: metres only with what they are. */
export function liftInWords(text: string): Partial<Lift> {
  const weights = [
    ...numbersIn(text, kilograms),
    ...numbersIn(text, tonnes).map((digits) => `${digits} t`),
  ]
  return {
    ...onlyOne('weight', weights),
    ...onlyOne('height', lengthsIn(text, 'height')),
    ...onlyOne('radius', lengthsIn(text, 'radius')),
  }
}

function lengthsIn(text: string, field: 'height' | 'radius'): string[] {
  const named = names[field]
  const before = new RegExp(`(?<!\\p{L})(?:${named})\\s*:?\\s*${number}${metres}(?!\\p{L})`, 'giu')
  const after = new RegExp(
    `${number}${metres}\\s+(?:i\\s+)?(?:${named}|${directions[field]})(?!\\p{L})`,
    'giu',
  )
  return [...numbersIn(text, before), ...numbersIn(text, after)]
}

const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, digits = '']) => digits)

function onlyOne(field: LiftField, typed: readonly string[]): Partial<Lift> {
  const [first, ...others] = new Set(typed)
  if (first === undefined || others.length > 0 || mayMeanThousands(first)) return {}
  const value = readLiftField(first, field)
  return typeof value === 'number' ? { [field]: value } : {}
}
