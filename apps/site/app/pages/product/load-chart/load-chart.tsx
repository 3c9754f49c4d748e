import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { keyOfRow } from '@minikran/domain/crane-selection/configurations'
import { type ChartColumn, chartColumns } from '@minikran/domain/crane-selection/lift'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { useLocation } from 'react-router'
import { buttonClass } from '../../../components/button.tsx'
import { Link } from '../../../components/link.tsx'
import { ScrollArea } from '../../../components/scroll-area.tsx'
import { CraneDisclaimer } from '../../../crane-selection/crane-disclaimer.tsx'
import {
  type ChartOrder,
  chartOrderIn,
  chartOrderParameter,
  nextChartOrder,
  sortedRows,
} from './load-chart-order.ts'
import type { NamedChart } from './named-chart.ts'

const labels: Record<ChartColumn, () => string> = {
  lift_height: m.chart_height,
  lift_radius: m.chart_radius,
  lift_weight: m.chart_weight,
}

type Props = { title: LocalText; chart: NamedChart; csvAddress: string }

/** The rows of the load chart, sortable by links, with a download. */
export function LoadChart({ title, chart, csvAddress }: Props) {
  const { rows } = chart
  if (rows.length === 0) return null
  return (
    <section id="belastningstabell" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lead">{m.chart_title()}</h2>
        <p className="max-w-text text-small text-muted">
          {m.chart_lead({ count: numberText(rows.length, getLocale()) })}
        </p>
      </div>
      <ChartTable title={title} chart={chart} />
      <p className="print:hidden">
        <a href={csvAddress} download className={buttonClass('plain')}>
          {m.chart_download()}
        </a>
      </p>
      <CraneDisclaimer />
    </section>
  )
}

function ChartTable({ title, chart }: Pick<Props, 'title' | 'chart'>) {
  const { rows, configurations } = chart
  const titles = new Map(configurations.map((each) => [each.key, each.title]))
  const hasConfigurations = configurations.length > 1
  const order = chartOrderIn(useLocation().search)
  return (
    <ScrollArea
      label={m.chart_title()}
      className="max-h-[320px] overflow-y-auto border-y border-ink print:max-h-none"
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">
          {`${m.chart_title()}, `}
          <span lang={title.lang}>{title.text}</span>
        </caption>
        <thead className="sticky top-0 bg-paper">
          <tr>
            {chartColumns.map((column) => (
              <SortHead key={column} column={column} order={order} />
            ))}
            {hasConfigurations && (
              <th scope="col" className="border-b border-ink pl-3 text-left font-medium">
                {m.chart_equipment()}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="*:not-last:border-b *:border-line text-right">
          {sortedRows(rows, order).map((row) => (
            <tr key={keyOfRow(row)}>
              {chartColumns.map((column) => (
                <td key={column} className="py-1 pr-4">
                  {numberText(row[column], getLocale())}
                </td>
              ))}
              {hasConfigurations && (
                <td
                  className="py-1 pl-3 text-left text-small text-muted"
                  lang={foreignLang(titles.get(row.configuration))}
                >
                  {titles.get(row.configuration)?.text}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

const arrows = { none: '', ascending: '↑', descending: '↓' } as const

/** The heading of a column, whose link sorts by it. */
function SortHead({ column, order }: { column: ChartColumn; order: ChartOrder }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set(chartOrderParameter, nextChartOrder(order, column))
  const direction = order.isDescending ? 'descending' : 'ascending'
  const sorted = order.column === column ? direction : 'none'
  const label = labels[column]()
  return (
    <th scope="col" aria-sort={sorted} className="border-b border-ink text-right font-medium">
      <Link
        to={`${pathname}?${query}#belastningstabell`}
        replace
        preventScrollReset
        title={m.chart_sort({ column: label })}
        className="inline-flex min-h-11 items-center gap-1 px-1 underline decoration-1 underline-offset-4"
      >
        {label}
        <span aria-hidden="true" className="w-2">
          {arrows[sorted]}
        </span>
      </Link>
    </th>
  )
}

// Of many cells, only those in another language than the page's say theirs.
const foreignLang = (title: LocalText | undefined) =>
  title?.lang === getLocale() ? undefined : title?.lang
