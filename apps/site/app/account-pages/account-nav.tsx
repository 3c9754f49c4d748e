import { m } from '@minikran/i18n/messages'
import { useLocation } from 'react-router'
import { Link } from '../components/link.tsx'
import { pathTo } from '../locale-path.ts'

/** Navigation between the account pages. */
export function AccountNav() {
  const { pathname } = useLocation()
  const links = [
    [pathTo('/mina-sidor/min-sida'), m.account_title()],
    [pathTo('/mina-sidor/mina-arenden'), m.cases_title()],
  ] as const
  return (
    <nav aria-label={m.account_nav()} className="border-b border-line print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(([path, name]) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={currentIn(pathname, path)}
              className="inline-flex min-h-11 items-center font-medium decoration-2 underline-offset-8 hover:underline aria-[current]:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function currentIn(pathname: string, path: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page'
  return pathname.startsWith(`${path}/`) ? 'true' : undefined
}
