import { m } from '@minikran/i18n/messages'
import { closeNotice, showNotice } from '../components/notices.ts'

let notice = 0
let isReached = false

/**
 * Keeps the page when its browser posts a form without a network, such as the log-in form. The browser
 * would replace it by an error page, also in the history, and what was typed would be lost.
 */
export function stayOffline(): void {
  addEventListener('submit', (event) => {
    const { target, submitter, defaultPrevented } = event
    if (defaultPrevented || isReached || navigator.onLine) return
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return
    event.preventDefault()
    void sendWhenReached(target, submitter)
  })
}

// A server on the same computer answers without a network.
async function sendWhenReached(form: HTMLFormElement, submitter: HTMLElement | null) {
  closeNotice(notice)
  try {
    await fetch(form.action, { method: 'HEAD' })
    isReached = true
    form.requestSubmit(submitter)
  } catch {
    notice = showNotice({ kind: 'error', text: m.case_not_sent() })
  }
  isReached = false
}
