import { m } from '@minikran/i18n/messages'
import { useSyncExternalStore } from 'react'
import { Icon } from '../components/icon.tsx'
import { Notice } from '../components/notice.tsx'
import { closeNotice, type PassingNotice, shownNotices } from '../components/notices.ts'
import { CookieNotice } from '../preferences/cookie-notice.tsx'
import { PriceNotice } from '../preferences/price-notice.tsx'

const none: readonly PassingNotice[] = []

/**
 * All notices at the bottom of the page. The stack is as high as the window, so that a new notice
 * moves nothing. It keeps sticky buttons clickable, and a click that has started is not interrupted
 * by a new notice. An answered notice leaves the focus here, before the next one.
 */
export function NoticeStack() {
  const notices = useSyncExternalStore(shownNotices.subscribe, shownNotices.current, () => none)
  return (
    <section
      aria-live="polite"
      aria-label={m.shell_notices()}
      tabIndex={-1}
      onSubmit={({ currentTarget }) => currentTarget.focus()}
      className="notices outline-none print:hidden"
    >
      {notices.map(({ id, kind, text }) => (
        <Notice key={id} kind={kind}>
          <div className="flex items-start justify-between gap-2">
            {text}
            <button
              type="button"
              onClick={() => closeNotice(id)}
              className="-m-3 grid size-11 shrink-0 place-items-center"
            >
              <Icon name="close" />
              <span className="sr-only">{m.shell_close()}</span>
            </button>
          </div>
        </Notice>
      ))}
      <PriceNotice />
      <CookieNotice />
    </section>
  )
}
