import { useSyncExternalStore } from 'react'
import { currentInquiryList, onInquiryListChange } from './inquiry-list.ts'

/** The inquiry list, slugs joined by commas; empty in the server's page. */
export function useInquiryList(): string {
  return useSyncExternalStore(onInquiryListChange, currentInquiryList, () => '')
}
