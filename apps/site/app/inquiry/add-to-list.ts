import { mostLines } from '@minikran/domain/validation/inquiry-limits'
import { m } from '@minikran/i18n/messages'
import { closeNotice, showNotice } from '../components/notices.ts'
import { currentInquiryList, slugsIn, storeInquiryList } from './inquiry-list.ts'

// The last one says it all: what was added before needs no notice any more.
let said: number | null = null
function say(kind: 'ok' | 'info', text: string) {
  if (said !== null) closeNotice(said)
  said = showNotice({ kind, text })
}

/** Puts a machine into the inquiry list and says so; false when the browser keeps no list. */
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

/** Sent, or taken out by hand. */
export function takeFromList(gone: readonly string[]) {
  storeInquiryList(slugsIn(currentInquiryList()).filter((slug) => !gone.includes(slug)))
}
