import { m } from '@minikran/i18n/messages'
import type { CaseView } from './case-view.ts'

/** The changes of the case with their dates. */
export function CaseHistory({ events, lang }: Pick<CaseView, 'events' | 'lang'>) {
  return (
    <section className="grid content-start gap-3 border-t border-ink pt-4">
      <h2 className="text-lead">{m.case_history()}</h2>
      <ol className="grid gap-2">
        {events.map(({ id, at, dateTime, text, reason }) => (
          <li key={id} className="grid grid-cols-[8.5rem_1fr] gap-3">
            <time dateTime={dateTime} className="text-small text-muted">
              {at}
            </time>
            <span>
              {text}
              {reason !== null && (
                <span lang={lang} className="block whitespace-pre-line text-muted">
                  {reason}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
