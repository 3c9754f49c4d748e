import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { m } from '@minikran/i18n/messages'
import { useParams } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { inquiryAddress } from '../inquiry/inquiry-address.ts'
import { slugsIn } from '../inquiry/inquiry-list.ts'
import { pathTo } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'

const itemClass = 'flex min-h-14 flex-1 flex-col items-center justify-center text-small font-medium'

/** The actions that phones show at the edge, on short screens at the end of the page. */
export function BottomBar({ listed }: { listed: string }) {
  const { company } = useRootData()
  // The inquiry is about the list, otherwise about the machine of the page.
  const { product } = useParams()
  const slugs = slugsIn(listed)
  const requestedSlugs = slugs.length === 0 && product !== undefined ? [product] : slugs
  return (
    <nav
      aria-label={m.shell_quick_links()}
      className="fixed inset-x-0 bottom-0 z-10 flex short:static *:not-last:border-r *:border-line border-t border-line bg-paper wide:hidden print:hidden"
    >
      {company && (
        <a href={phoneAddress(company.phone)} className={itemClass}>
          <Icon name="phone" />
          {m.shell_call()}
        </a>
      )}
      <Link to={pathTo('/kranvaljaren')} className={itemClass}>
        <Icon name="crane" />
        {m.shell_find_crane()}
      </Link>
      <Link to={inquiryAddress(...requestedSlugs)} className={itemClass}>
        <Icon name="inquiry" />
        <span>
          {m.shell_inquiry()}
          {slugs.length > 0 && ` (${slugs.length})`}
        </span>
      </Link>
    </nav>
  )
}
