import { m } from '@minikran/i18n/messages'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { pathTo } from '../../locale-path.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'

// The oldest supported versions; older browsers show plain HTML.
const browsers = [
  ['Chrome, Edge', '111'],
  ['Firefox', '128'],
  ['Safari, iOS', '16.4'],
] as const

export const handle = { unlisted: true } satisfies PageHandle

export function meta() {
  return pageMeta({ title: m.page_ie(), text: m.ie_lead(), unlisted: true })
}

/** Help for old browsers: HTML that needs neither script nor style. */
export default function OutdatedBrowserPage() {
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs trail={[{ title: m.page_ie(), path: pathTo('/ie') }]} />
      <h1>{m.ie_title()}</h1>
      <p className="max-w-text text-lead">{m.ie_lead()}</p>
      <table className="max-w-text border-collapse border-t border-ink">
        <caption className="pb-2 text-left text-small text-muted">{m.ie_needs()}</caption>
        <tbody>
          {browsers.map(([name, version]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {name}
              </th>
              <td className="py-2 text-right font-medium">{m.ie_or_newer({ version })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-text">{m.ie_without()}</p>
      <ContactLinks />
    </div>
  )
}
