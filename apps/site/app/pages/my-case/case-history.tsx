import { m } from '@minikran/i18n/messages'
import type { CaseView } from './case-view.ts'

const cell = 'px-3 py-2 text-left align-top'

/**
 * What has happened to the case, the latest first, with its revisions as on a drawing. With large
 * text the table scrolls.
 */
export function CaseHistory({ events, lang }: Pick<CaseView, 'events' | 'lang'>) {
  return (
    <section className="overflow-x-auto">
      <table className="w-full border border-ink text-small">
        <caption className="pb-3 text-left">
          <h2 className="text-lead">{m.case_history()}</h2>
        </caption>
        <thead>
          <tr>
            {[m.case_revision(), m.case_revision_date(), m.case_revision_change()].map((head) => (
              <th
                key={head}
                scope="col"
                className={`${cell} border-b border-ink font-normal text-muted`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="*:not-last:border-b *:border-line">
          {events.toReversed().map(({ id, revision, at, dateTime, text, reason }) => (
            <tr key={id}>
              <td className={`${cell} font-strong`}>{revision}</td>
              <td className={`${cell} text-muted`}>
                <time dateTime={dateTime} className="small:whitespace-nowrap">
                  {at}
                </time>
              </td>
              <td className={cell}>
                {text}
                {reason !== null && (
                  <span lang={lang} className="block whitespace-pre-line text-muted">
                    {reason}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
