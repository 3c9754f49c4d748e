import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { localPath } from '../../locale-path.ts'
import { phoneAddress } from '../../shell/phone-address.ts'

export type HomeDepot = { path: string; title: LocalText; phone: string }

/** All depots with their phone numbers. */
export function HomeDepots({ depots }: { depots: HomeDepot[] }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{m.home_depots()}</h2>
      <ul className="grid gap-x-6 small:grid-cols-2 wide:grid-cols-3">
        {depots.map(({ path, title, phone }) => (
          <li
            key={path}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
          >
            <Link to={localPath(path)} lang={title.lang} className="tap-link">
              {title.text}
            </Link>
            <a href={phoneAddress(phone)} className="tap-link whitespace-nowrap">
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
