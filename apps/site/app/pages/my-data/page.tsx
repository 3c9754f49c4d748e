import { m } from '@minikran/i18n/messages'
import { useLoaderData } from 'react-router'
import { AccountSubpage } from '../../account-pages/account-subpage.tsx'
import {
  accountHeaders,
  forAccount,
  foundForAccount,
} from '../../account-pages/define-account-page.ts'
import { buttonClass } from '../../components/button.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath } from '../../locale-path.ts'
import { cellText, columnName, tableTitle } from './data-texts.ts'

export const loader = forAccount(async ({ customer }) => {
  const data = foundForAccount(await customer.getOwnData())
  return Object.entries(data).map(([table, { count, rows }]) => ({
    table,
    count,
    title: tableTitle(table),
    rows: rows.map((row, at) => ({
      // Some rows have no id; the order never changes on this page.
      key: at,
      cells: Object.entries(row).flatMap(([column, value]) => {
        const text = cellText(column, value)
        return text === null ? [] : [{ column, name: columnName(column), text }]
      }),
    })),
  }))
})

export const headers = accountHeaders
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.account_own_data(), text: m.data_lead(), unlisted: true })
}

export default function MyDataPage() {
  const tables = useLoaderData<typeof loader>()
  return (
    <AccountSubpage title={m.account_own_data()} path="/mina-sidor/mina-uppgifter">
      <p>{m.data_lead()}</p>
      <p className="flex flex-wrap gap-3 print:hidden">
        <a
          href="/api/customer/getOwnData"
          download="minikran.json"
          className={buttonClass('plain')}
        >
          {m.data_download()}
        </a>
        {/* The page itself as one file with inline styles. */}
        <a
          href={localPath('/mina-sidor/mina-uppgifter')}
          download="minikran.html"
          className={buttonClass('plain')}
        >
          {m.data_download_page()}
        </a>
      </p>
      {tables.map(({ table, title, count, rows }) => (
        <section key={table} className="grid gap-3 border-t border-ink pt-4">
          <h2 className="text-lead">
            {title} <span className="font-normal text-muted">{count}</span>
          </h2>
          {rows.map(({ key, cells }) => (
            <dl
              key={key}
              className="grid gap-x-6 border-b border-line pb-3 small:grid-cols-[2fr_3fr]"
            >
              {cells.map(({ column, name, text }) => (
                <div key={column} className="contents">
                  <dt className="text-small text-muted">{name}</dt>
                  <dd className="min-w-0 whitespace-pre-line mb-1">{text}</dd>
                </div>
              ))}
            </dl>
          ))}
        </section>
      ))}
    </AccountSubpage>
  )
}
