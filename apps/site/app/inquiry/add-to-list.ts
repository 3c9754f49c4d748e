import { mostLines } from '@minikran/domain/validation/inquiry-limits'
import { m } from '@minikran/i18n/messages'
import { closeNotice, showNotice } from '../components/notices.ts'
import { currentInquiryList, slugsIn, storeInquiryList } from './inquiry-list.ts'

// A new notice replaces the last one.
let noticeId: number | null = null
function say(kind: 'ok' | 'info', text: string) {
  if (noticeId !== null) closeNotice(noticeId)
  noticeId = showNotice({ kind, text })
}

/** Adds a machine and shows a notice; false when the browser allows no storage. */
export function addToList(slug: string, title: string): boolean {
  const slugs = slugsIn(currentInquiryList())
  if (slugs.includes(slug)) {
    say('info', m.inquiry_list_has({ title }))
    return true
  }
  if (slugs.length >= mostLines) {
    say('info', m.inquiry_list_full({ count: mostLines }))
    return true
  }
  if (!storeInquiryList([...slugs, slug])) return false
  say('ok', m.inquiry_list_added({ title }))
  return true
}
