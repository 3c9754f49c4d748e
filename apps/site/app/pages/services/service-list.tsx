import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { localPath } from '../../locale-path.ts'
import type { Service } from './service.ts'

/** Services, each with its first sentence. */
export function ServiceList({ services }: { services: Service[] }) {
  if (services.length === 0) return null
  return (
    <section className="mt-4 grid gap-3">
      <h2 className="text-title">{m.services_all()}</h2>
      <ul className="border-t border-ink">
        {services.map(({ key, path, title, lead }) => (
          <li
            key={key}
            id={key.split('/')[1]}
            className="grid border-b border-line py-3 wide:grid-cols-[1fr_2fr]"
          >
            <h3
              lang={title.lang}
              className="flex min-h-11 items-center self-start text-lead wide:min-h-0 wide:pr-12"
            >
              {path === null ? (
                title.text
              ) : (
                <Link to={localPath(path)} className="tap-link wide:min-h-0">
                  {title.text}
                </Link>
              )}
            </h3>
            <p lang={lead.lang} className="max-w-text">
              {lead.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
