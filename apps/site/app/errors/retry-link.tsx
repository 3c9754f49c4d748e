import { m } from '@minikran/i18n/messages'
import { useLocation } from 'react-router'
import { buttonClass } from '../components/button.tsx'
import { pathTo } from '../locale-path.ts'
import { returnPath } from '../preferences/return-path.ts'

/** The page that failed once more, by a plain load; home where it is not known. */
export function RetryLink() {
  const failed = new URLSearchParams(useLocation().search).get('fran')
  return (
    <p>
      <a href={failed === null ? pathTo('/') : returnPath(failed)} className={buttonClass('plain')}>
        {failed === null ? m.error_home() : m.error_retry()}
      </a>
    </p>
  )
}
