import { m } from '@minikran/i18n/messages'
import { closeNotice, showNotice } from '../components/notices.ts'
import type { TooMany } from './found.ts'
import { pause } from './pause.ts'

const longestWaitSeconds = 60

/**
 * Loads a page's data once more after the wait that the API asks for. Meanwhile the page that is
 * being left stays, with a notice. Throws `refusal` when the wait is too long for that.
 */
export async function loadLater<Data>(
  refusal: TooMany,
  load: () => Promise<Data>,
  signal: AbortSignal,
): Promise<Data> {
  const seconds = Number(refusal.init.headers['retry-after'])
  if (seconds > longestWaitSeconds) throw refusal
  const text = m.error_many_wait({ seconds })
  const notice = showNotice({ kind: 'info', text, stays: true })
  await pause(seconds * 1000, signal)
  closeNotice(notice)
  return load()
}
