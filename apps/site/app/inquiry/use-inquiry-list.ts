import { useSyncExternalStore } from 'react'
import { onStoredText } from '../page-data/stored-text.ts'
import { currentInquiryList } from './inquiry-list.ts'

/** Slugs joined by commas; empty on the server. */
export function useInquiryList(): string {
  return useSyncExternalStore(onStoredText, currentInquiryList, () => '')
}
