import { m } from '@minikran/i18n/messages'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { pathTo } from '../../locale-path.ts'
import type { SearchText } from './search-text.ts'

/** Says when a search was too short, with a link to all products. */
export function SearchNote({ search }: { search: SearchText }) {
  if (search.kind === 'none') return null
  return (
    <div className="grid gap-1">
      {search.kind === 'short' && (
        <p role="status" className="flex gap-2">
          <span className="text-orange">
            <Icon name="info" />
          </span>
          {m.products_search_short()}
        </p>
      )}
      {search.kind === 'text' && (
        <p>
          <Link to={pathTo('/produkter')} className="tap-link">
            {m.products_search_clear()}
          </Link>
        </p>
      )}
    </div>
  )
}
