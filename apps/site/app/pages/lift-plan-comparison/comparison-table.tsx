import {
  type ComparedCell,
  comparedRows,
  comparedRowTitle,
} from '@minikran/i18n/lift-plan-comparison'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import type { ReactNode } from 'react'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { NamedText } from '../../components/named-text.tsx'
import { ScrollArea } from '../../components/scroll-area.tsx'
import type { TypedPlan } from '../../lift-planning/plan-address.ts'
import { comparedPlansAddress } from '../../lift-planning/plan-choice.ts'
import { PlanVerdictLine } from '../../lift-planning/plan-verdict-line.tsx'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import type { ComparedColumn } from './present-column.ts'

type Props = { typed: TypedPlan; columns: ComparedColumn[] }

// On a phone two columns fit; with more the table scrolls, not the page.
const widths = ['', '', 'min-w-120', 'min-w-160']
const cellClass = 'border-b border-line p-2 align-top wrap-anywhere first:pl-0'

/** The same rows for each; the name of a row stands above its cells, which leaves them the width. */
export function ComparisonTable({ typed, columns }: Props) {
  const locale = getLocale()
  return (
    <ScrollArea label={m.plan_comparison()} className="plan-comparison min-w-0 overflow-x-auto">
      <table className={`w-full table-fixed border-collapse ${widths[columns.length - 1] ?? ''}`}>
        <caption className="sr-only">{m.plan_comparison()}</caption>
        <Heads typed={typed} columns={columns} />
        <Row title={m.plan_row_governs()} columns={columns}>
          {({ governing }) =>
            governing === null ? m.plan_ask() : <strong>{governing.text}</strong>
          }
        </Row>
        {comparedRows.map((row) => (
          <Row key={row} title={comparedRowTitle(row, locale)} columns={columns}>
            {({ cells, governing }) => (
              <Cell cell={cells[row]} governs={governing?.row === row ? governing.text : null} />
            )}
          </Row>
        ))}
        <Row title={m.plan_row_operator()} columns={columns}>
          {({ operator }) =>
            operator.length === 0
              ? m.plan_unknown()
              : operator.map((text) => <p key={text}>{text}</p>)
          }
        </Row>
        <Row title={m.price_card_title()} columns={columns}>
          {({ price }) => (
            <>
              {price !== null && <span className="block text-small text-muted">{price.label}</span>}
              <PriceFigures price={price?.price ?? null} />
            </>
          )}
        </Row>
        <Row title={m.product_send_inquiry()} columns={columns} isOnScreen>
          {({ inquiry, plan, titles }) => (
            <Actions inquiry={inquiry} plan={plan} title={titleOf(titles)} />
          )}
        </Row>
      </table>
    </ScrollArea>
  )
}

const titleOf = (titles: ComparedColumn['titles']) => titles.map(({ text }) => text).join(' + ')

function Heads({ typed, columns }: Props) {
  const choices = columns.map(({ choice }) => choice)
  return (
    <thead>
      <tr>
        {columns.map(({ choice, titles }) => (
          <th
            key={choice}
            scope="col"
            className="border-b border-ink p-2 text-left align-bottom font-normal wrap-anywhere first:pl-0"
          >
            <span className="block font-strong">
              {titles.map(({ text, lang }, index) => (
                <span key={text} lang={lang}>
                  {index > 0 && ' + '}
                  {text}
                </span>
              ))}
            </span>
            {columns.length > 2 && (
              <Link
                to={comparedPlansAddress(
                  typed,
                  choices.filter((other) => other !== choice),
                )}
                replace
                onClick={() => document.getElementById('content')?.focus()}
                aria-label={`${m.compare_remove()} ${titleOf(titles)}`}
                className="tap-link text-small print:hidden"
              >
                {m.compare_remove()}
              </Link>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowProps = {
  title: string
  columns: readonly ComparedColumn[]
  isOnScreen?: boolean
  children: (column: ComparedColumn) => ReactNode
}

function Row({ title, columns, isOnScreen = false, children }: RowProps) {
  return (
    <tbody className={isOnScreen ? 'print:hidden' : ''}>
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns.length}
          className="pt-3 text-left text-small font-normal text-muted"
        >
          <span className="sticky left-0">{title}</span>
        </th>
      </tr>
      <tr>
        {columns.map((column) => (
          <td key={column.choice} className={cellClass}>
            {children(column)}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

type CellProps = { cell: ComparedCell; governs: string | null }

function Cell({ cell, governs }: CellProps) {
  if (cell === null) return <span className="text-muted">{m.plan_not_asked()}</span>
  const { verdict, lines, note } = cell
  return (
    <div className={`grid gap-1 ${governs === null ? '' : 'border-l-2 border-ink pl-2'}`}>
      {governs !== null && <p className="font-strong">{governs}</p>}
      {verdict !== null && <PlanVerdictLine {...verdict} />}
      <dl className="grid gap-1">
        {lines.map(({ label, value, names }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-medium">
              <NamedText text={value} names={names} />
            </dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className="text-small">{note}</p>}
    </div>
  )
}

type ActionsProps = Pick<ComparedColumn, 'inquiry' | 'plan'> & { title: string }

function Actions({ inquiry, plan, title }: ActionsProps) {
  return (
    <span className="flex flex-wrap gap-2">
      {inquiry !== null && (
        <Link
          to={inquiry}
          aria-label={m.crane_inquiry_label({ title })}
          className={buttonClass('primary')}
        >
          {m.product_send_inquiry()}
        </Link>
      )}
      <Link to={plan} aria-label={m.plan_show_label({ title })} className={buttonClass('bare')}>
        {m.plan_show()}
      </Link>
    </span>
  )
}
