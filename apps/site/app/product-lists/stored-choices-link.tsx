import { splitLocale } from '@minikran/domain/catalogue/product-path'
import { m } from '@minikran/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '../components/button.tsx'
import { Link } from '../components/link.tsx'

const choiceCookie = /(^|; )(filters|crud)=/

/** Stores the chosen filters and order in cookies and offers them at the next visit. */
export function StoredChoicesLink() {
  const { pathname, search } = useLocation()
  const { path } = splitLocale(pathname)
  const shown = useRef({ path, search })
  const [offered, setOffered] = useState<string | null>(null)

  // Only a change of the address on the page itself is a choice.
  useEffect(() => {
    const before = shown.current
    shown.current = { path, search }
    const isChanged = before.path === path && before.search !== search
    // Without a stored or new choice, the script is not needed.
    if (!isChanged && !choiceCookie.test(document.cookie)) return setOffered(null)
    let isCurrent = true
    const update = async () => {
      const loaded = await import('./stored-choices.ts').catch(() => null)
      // Without the script nothing is offered.
      if (loaded === null) return
      const { choiceCookies, isChoice, storedSearch } = loaded
      const isChosen = isChanged && isChoice(before.search, search)
      if (isChosen) storeCookies(choiceCookies(document.cookie, path, search))
      if (isCurrent) setOffered(isChosen ? null : storedSearch(document.cookie, path, search))
    }
    void update()
    return () => {
      isCurrent = false
    }
  }, [path, search])

  if (offered === null) return null
  return (
    <p className="print:hidden">
      <Link to={pathname + offered} preventScrollReset className={buttonClass('plain')}>
        {m.list_as_last_time()}
      </Link>
    </p>
  )
}

function storeCookies(cookies: readonly string[]) {
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = cookie
  }
}
