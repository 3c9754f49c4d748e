import { m } from '@minikran/i18n/messages'
import type { DepotView, HoursLine } from './depot-view.ts'

type Props = Pick<DepotView, 'week' | 'nextWeek' | 'comingHours' | 'specialDays'>

/**
 * The hours of this week, of the next when no later day of this one is open, other ones that begin
 * soon, and coming special days by name.
 */
export function DepotHours({ week, nextWeek, comingHours, specialDays }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-6 small:grid-cols-2">
      <section className="grid content-start gap-2 overflow-x-auto">
        <h2>{m.depot_hours_week()}</h2>
        <HoursTable caption={m.depot_hours_week()} lines={week} />
      </section>
      {nextWeek.length > 0 && (
        <section className="grid content-start gap-2 overflow-x-auto">
          <h2>{m.depot_hours_next_week()}</h2>
          <HoursTable caption={m.depot_hours_next_week()} lines={nextWeek} />
        </section>
      )}
      {comingHours.map(({ title, lines }) => (
        <section key={title} className="grid content-start gap-2 overflow-x-auto">
          <h2>{title}</h2>
          <HoursTable caption={title} lines={lines} />
        </section>
      ))}
      <section className="grid content-start gap-2 overflow-x-auto">
        <h2>{m.depot_hours_special()}</h2>
        {specialDays.length === 0 ? (
          <p className="text-muted">{m.depot_hours_special_none()}</p>
        ) : (
          <HoursTable caption={m.depot_hours_special()} lines={specialDays} />
        )}
      </section>
    </div>
  )
}

function HoursTable({ caption, lines }: { caption: string; lines: HoursLine[] }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ date, day, name, hours, isToday }) => (
          <tr
            key={date}
            aria-current={isToday ? 'date' : undefined}
            className={`border-b border-line ${isToday ? 'font-strong' : ''}`}
          >
            <th
              scope="row"
              className={`py-2 pr-2 text-left align-top ${isToday ? 'font-strong' : 'font-normal'}`}
            >
              <span className="block first-letter:uppercase">{name ?? day}</span>
              {name !== null && (
                <span className="block text-small text-muted first-letter:uppercase">{day}</span>
              )}
            </th>
            <td className="py-2 text-right align-top whitespace-nowrap">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
