import type { Fact } from '../components/facts.tsx'

/** Labels and values, one row each; long values wrap. With large text the table scrolls. */
export function DataTable({ rows, caption }: { rows: Fact[]; caption: string }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 text-left align-top font-normal text-muted">
                {label}
              </th>
              <td className="py-2 text-right align-top font-medium">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
