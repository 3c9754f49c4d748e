import { unitText } from '@minikran/i18n/number-text'

/** A text in both languages. */
export type Pair = { sv: string; en: string }

/** What sentences are made of; a figure that is not known is null and drops its sentence. */
export type Facts = {
  title: Pair
  kg: (field: string) => Pair | null
  m: (field: string) => Pair | null
  mm: (field: string) => Pair | null
  number: (field: string) => number | null
  codes: (field: string) => number[]
}

export type Sentence = (facts: Facts) => Pair | null
type Words = (...texts: string[]) => string

export function factsOf(title: Pair, values: Record<string, unknown>): Facts {
  const number = (field: string) => {
    const value = values[field]
    return typeof value === 'number' ? value : null
  }
  const figure = (unit: 'kg' | 'm' | 'mm') => (field: string) => {
    const value = number(field)
    if (value === null) return null
    return { sv: unitText({ value, unit }, 'sv'), en: unitText({ value, unit }, 'en') }
  }
  const codes = (field: string) => {
    const value = values[field]
    return Array.isArray(value) ? value.filter((code) => typeof code === 'number') : []
  }
  return { title, kg: figure('kg'), m: figure('m'), mm: figure('mm'), number, codes }
}

/** The sentence when every part is known, else null. */
export function say(parts: (Pair | null)[], sv: Words, en: Words): Pair | null {
  const known = parts.filter((part) => part !== null)
  if (known.length < parts.length) return null
  return { sv: sv(...known.map((part) => part.sv)), en: en(...known.map((part) => part.en)) }
}

/** The first of several ways to put it whose figures are all known. */
export function firstOf(...sentences: Sentence[]): Sentence {
  return (facts) => {
    for (const sentence of sentences) {
      const said = sentence(facts)
      if (said !== null) return said
    }
    return null
  }
}

/** At most four sentences a text, in order. */
export function textOf(facts: Facts, sentences: Sentence[]): Pair {
  const said = sentences
    .map((sentence) => sentence(facts))
    .filter((pair) => pair !== null)
    .slice(0, 4)
  return {
    sv: said.map((pair) => pair.sv).join(' '),
    en: said.map((pair) => pair.en).join(' '),
  }
}
