import { m } from '@minikran/i18n/messages'
import { useLocation } from 'react-router'
import { Link } from '../components/link.tsx'
import { pathTo } from '../locale-path.ts'

/** The main menu with `aria-current`. */
export function MenuLinks() {
  const { pathname } = useLocation()
  const links = [
    [pathTo('/produkter'), m.shell_machines()],
    [pathTo('/kranvaljaren'), m.shell_selector()],
    [pathTo('/utbildningar'), m.page_educations()],
    [pathTo('/vara-tjanster'), m.shell_services()],
    [pathTo('/regioner'), m.shell_depots()],
    [pathTo('/nyheter'), m.news_title()],
  ] as const
  return (
    <ul className="grid grid-cols-2 gap-x-6 wide:flex">
      {links.map(([path, name]) => (
        <li key={path}>
          <Link
            to={path}
            prefetch="intent"
            aria-current={`${pathname}/`.startsWith(`${path}/`) ? 'page' : undefined}
            className="inline-flex min-h-11 items-center font-medium decoration-2 underline-offset-8 hover:underline aria-[current]:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
