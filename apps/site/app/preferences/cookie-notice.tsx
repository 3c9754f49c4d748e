import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { Notice } from '../components/notice.tsx'
import { useIsHydrated } from '../components/use-is-hydrated.ts'
import { pathTo } from '../locale-path.ts'
import { useConsentQuestion } from './consent-question.ts'
import { PreferenceForm } from './preference-form.tsx'
import { useSettings } from './use-settings.ts'

const choiceClass =
  'min-h-11 max-w-26 flex-1 rounded border border-edge px-2 font-medium hover:border-ink wide:max-w-none'

/** Asks once, with two equal buttons; shown by script only. */
export function CookieNotice() {
  const { cookieAccept, priceType } = useSettings()
  const question = useConsentQuestion()
  const isHydrated = useIsHydrated()
  if (!isHydrated || cookieAccept !== '' || question === null) return null
  // Narrow screens show one question at a time, the price type's first.
  return (
    <div className={priceType === '' ? 'max-wide:hidden' : ''}>
      <Notice
        kind="info"
        actions={
          <PreferenceForm sets="cookies" className="flex max-w-full flex-wrap gap-2">
            <button type="submit" name="value" value="all" className={choiceClass}>
              {m.cookies_accept()}
            </button>
            <button type="submit" name="value" value="necessary" className={choiceClass}>
              {m.cookies_necessary()}
            </button>
          </PreferenceForm>
        }
      >
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
