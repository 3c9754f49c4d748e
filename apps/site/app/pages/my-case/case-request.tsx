import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Island, island } from '../../islands/island.tsx'
import { localPath } from '../../locale-path.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import { DataTable } from '../../products/data-table.tsx'
import type { CaseView } from './case-view.ts'

const oneView = ['side'] as const

export const caseDrawing = island(
  async () => (await import('../../machine-drawing/crane-drawing.tsx')).CraneDrawing,
)

/** What was requested, and by whom. */
export function CaseRequest({ view }: { view: CaseView }) {
  const { delivery, course, credit, service, text, lang, drawing, requested, planAddress } = view
  return (
    <section className="grid gap-4 border-t border-ink pt-4">
      <h2 className="text-lead">{m.case_asked()}</h2>
      <LinesAsked lines={view.lines} lang={lang} />
      {course && <CourseAsked course={course} />}
      {delivery.length > 0 && <DataTable rows={delivery} caption={m.inquiry_group_delivery()} />}
      {credit && <DataTable rows={credit} caption={m.case_kind_credit()} />}
      {service && <DataTable rows={service} caption={m.case_kind_service()} />}
      {text !== '' && (
        <div className="whitespace-pre-line">
          <RichText content={{ text, lang }} />
        </div>
      )}
      {drawing && (
        <Island
          part={caseDrawing}
          props={{
            title: view.subject,
            machine: drawing,
            views: oneView,
            ...(requested && { requested }),
          }}
        />
      )}
      {planAddress !== null && (
        <p>
          <Link to={planAddress} className={buttonClass('plain')}>
            {m.plan_open()}
          </Link>
        </p>
      )}
      <h3>{m.case_sender()}</h3>
      <DataTable rows={view.sender} caption={m.case_sender()} />
    </section>
  )
}

function LinesAsked({ lines, lang }: Pick<CaseView, 'lines' | 'lang'>) {
  if (lines.length === 0) return null
  return (
    <ol className="grid gap-3">
      {lines.map((line) => (
        <li key={line.line} className="grid gap-1 border-b border-line pb-3">
          <RequestTitle {...line} />
          <LineTimes line={line} />
          <QuotedPrice quoted={line.quoted} />
          {line.comment && (
            <p lang={lang} className="max-w-text whitespace-pre-line">
              {line.comment}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

type Titled = Pick<CaseView['lines'][number], 'subject' | 'path' | 'isGone'>

function RequestTitle({ subject, path, isGone }: Titled) {
  if (path === null) {
    return (
      <>
        <h3 lang={subject.lang}>{subject.text}</h3>
        {isGone && <p className="text-small text-muted">{m.case_product_gone()}</p>}
      </>
    )
  }
  return (
    <h3 lang={subject.lang}>
      <Link to={localPath(path)} className="tap-link">
        {subject.text}
      </Link>
    </h3>
  )
}

function QuotedPrice({ quoted }: Pick<CaseView['lines'][number], 'quoted'>) {
  if (quoted === null) return null
  return (
    <dl className="flex flex-wrap items-baseline gap-x-6">
      <dt>
        {m.case_told_price()} <span className="block text-small text-muted">{quoted.label}</span>
      </dt>
      <dd>
        <PriceFigures price={quoted.price} size="small" />
      </dd>
    </dl>
  )
}

function LineTimes({ line }: { line: CaseView['lines'][number] }) {
  const { pickupAt, returnAt } = line
  if (!pickupAt) return null
  return (
    <p className="text-small text-muted">
      {returnAt
        ? m.case_from_to({ from: pickupAt, to: returnAt })
        : m.case_from({ from: pickupAt })}
    </p>
  )
}

function CourseAsked({ course }: { course: NonNullable<CaseView['course']> }) {
  return (
    <div className="grid gap-2">
      <RequestTitle {...course} />
      <QuotedPrice quoted={course.quoted} />
      <ul className="grid gap-1">
        {course.participants.map(({ id, name, email, waiting }) => (
          <li key={id}>
            {name}
            {email && <span className="text-muted"> {email}</span>}
            {waiting && (
              <span className="text-orange">
                {' '}
                {course.toConfirm ? m.case_to_confirm() : m.case_waiting()}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
