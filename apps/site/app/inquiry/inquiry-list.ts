import { storedText, storeText } from '../page-data/stored-text.ts'

// The inquiry list: slugs of machines in local storage.
const place = { storage: 'localStorage', key: 'inquiry-list' } as const

/** Slugs joined by commas. */
export const currentInquiryList = () => storedText(place)

export const slugsIn = (list: string): string[] => list.split(',').filter((slug) => slug !== '')

/** False when the browser allows no storage. */
export const storeInquiryList = (slugs: readonly string[]) => storeText(place, slugs.join(','))

/** After sending, or when a machine is removed. */
export function takeFromList(gone: readonly string[]) {
  storeInquiryList(slugsIn(currentInquiryList()).filter((slug) => !gone.includes(slug)))
}
