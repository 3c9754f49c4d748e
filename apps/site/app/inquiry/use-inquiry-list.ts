import { useSyncExternalStore } from 'react'
import { currentInquiryList, onInquiryListChange } from './inquiry-list.ts'

/** Slugs joined by commas; empty on the server. */
export function useInquiryList(): string {
  return useSyncExternalStore(onInquiryListChange, currentInquiryList, () => '')
}
