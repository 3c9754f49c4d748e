import { m } from '@minikran/i18n/messages'
import { useLocation } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { InquiryListLink } from '../inquiry/inquiry-list-link.tsx'
import { pathTo } from '../locale-path.ts'
import { LocaleSwitch } from '../preferences/locale-switch.tsx'
import { PriceSwitch } from '../preferences/price-switch.tsx'
import { AccountLinks } from './account-links.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SearchForm } from './search-form.tsx'

/** Logo, menu, search, price type and language; on phones a `details` element folds the menu. */
export function SiteHeader({ listed }: { listed: string }) {
  const { pathname } = useLocation()
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-4 py-2">
        <Link to={pathTo('/')} className="flex min-h-12 items-center">
          <Logo />
        </Link>
        {/* Closed after a navigation. */}
        <details key={pathname} className="group ml-auto wide:hidden print:hidden">
          <summary className="flex min-h-11 items-center gap-2 px-2">
            <Icon name="menu" />
            {m.shell_menu()}
          </summary>
          <div className="absolute inset-x-0 z-20 grid gap-3 border-y border-line bg-paper p-4">
            <nav aria-label={m.shell_menu()}>
              <MenuLinks />
            </nav>
            <InquiryListLink listed={listed} />
            <AccountLinks />
            <PriceSwitch />
            <LocaleSwitch />
          </div>
        </details>
        <div className="basis-full wide:ml-auto wide:max-w-100 wide:flex-1 print:hidden">
          <SearchForm />
        </div>
        <div className="hidden items-center gap-4 wide:flex print:hidden">
          <InquiryListLink listed={listed} />
          <PriceSwitch />
          <LocaleSwitch />
        </div>
        <div className="hidden basis-full items-center justify-between wide:flex print:hidden">
          <nav aria-label={m.shell_menu()}>
            <MenuLinks />
          </nav>
          <AccountLinks />
        </div>
      </div>
    </header>
  )
}

/** The wordmark as one line; the K is a crane. */
function Logo() {
  return (
    <svg
      role="img"
      aria-label="Minikran"
      viewBox="0 0 132 32"
      width="132"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      className="h-8 w-auto"
    >
      <path d="M2 30V14l7 9 7-9v16M23 12.5v17.5M30 30V14l11 16V12.5M48 12.5v17.5M55 12.5v17.5M57 22l10 8" />
      <path d="M74 30V14h6.5a4 4 0 0 1 0 9H74m5.5 0 6 7M91 30l7-16 7 16m-11.5-5h9M112 30V14l11 16V12.5" />
      <path d="M56 22 76 3h47" className="stroke-signal" />
      <path d="M123 3v6" strokeWidth="1.5" />
    </svg>
  )
}
