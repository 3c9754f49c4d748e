import { storedText, storeText } from '../page-data/stored-text.ts'

// The cases that were sent from this browser: JSON in local storage.
const place = { storage: 'localStorage', key: 'sent-cases' } as const

export const storedSentCases = () => storedText(place)

/** Replaces the stored text; an empty one removes it. */
export const storeSentCases = (text: string) => storeText(place, text)
