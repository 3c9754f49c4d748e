import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { Notice } from '../components/notice.tsx'
import { useIsHydrated } from '../components/use-is-hydrated.ts'
import { pathTo } from '../locale-path.ts'
import { useConsentQuestion } from './consent-question.ts'
import { CookieChoice } from './cookie-choice.tsx'
import { useSettings } from './use-settings.ts'

/** Asks once, with two equal buttons; shown by script only. */
export function CookieNotice() {
  const { cookieAccept, priceType } = useSettings()
  const question = useConsentQuestion()
  const isHydrated = useIsHydrated()
  if (!isHydrated || cookieAccept !== '' || question === null) return null
  // Narrow screens show one question at a time, the price type's first.
  return (
    <div className={priceType === '' ? 'max-wide:hidden' : ''}>
      <Notice kind="info" actions={<CookieChoice />}>
        <p className="flex min-h-11 flex-wrap content-center items-center justify-between gap-x-4 wide:-mt-3">
          {question}
          <Link to={pathTo('/cookies')} className="tap-link">
            <span>{m.cookies_read_more()}</span>
            <span className="sr-only">{m.cookies_read_more_about()}</span>
          </Link>
        </p>
      </Notice>
    </div>
  )
}
