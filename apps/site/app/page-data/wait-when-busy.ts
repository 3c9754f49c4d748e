import { m } from '@minikran/i18n/messages'
import { closeNotice, showNotice } from '../components/notices.ts'

const longestWaitSeconds = 60

/** Data of a page that the API refuses for now, as `found` throws it. */
type TooMany = { init: { status: number; headers: { 'retry-after': string } } }

/**
 * Loads a page's data; when too much has been asked for, waits as long as the API says and tries
 * once more. Meanwhile the page that is being left stays, with a notice.
 */
export async function waitWhenBusy<Data>(
  load: () => Promise<Data>,
  signal: AbortSignal,
): Promise<Data> {
  try {
    return await load()
  } catch (thrown) {
    const seconds = isTooMany(thrown) ? Number(thrown.init.headers['retry-after']) : Infinity
    if (seconds > longestWaitSeconds) throw thrown
    const text = m.error_many_wait({ seconds })
    const notice = showNotice({ kind: 'info', text, stays: true })
    await pause(seconds * 1000, signal)
    closeNotice(notice)
    return load()
  }
}

const isTooMany = (thrown: unknown): thrown is TooMany =>
  thrown instanceof Object && (thrown as Partial<TooMany>).init?.status === 429

/** Ends at once when the navigation does. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
