import { m } from '@minikran/i18n/messages'
import { phoneAddress } from '../../shell/phone-address.ts'
import type { DepotView } from './depot-view.ts'

const linkClass = 'inline-flex min-h-11 items-center text-link'

/** Who answers at the depot. */
export function DepotStaff({ staff }: { staff: DepotView['staff'] }) {
  if (staff.length === 0) return <p>{m.depot_staff_none()}</p>
  return (
    <ul className="grid gap-x-12 small:grid-cols-2">
      {staff.map(({ id, name, title, phone, email }) => (
        <li key={id} className="border-b border-line py-2">
          <p className="font-medium">{name}</p>
          <p lang={title.lang} className="text-muted">
            {title.text}
          </p>
          <p className="flex flex-wrap gap-x-4">
            {phone !== null && (
              <a href={phoneAddress(phone)} className={linkClass}>
                {phone}
              </a>
            )}
            {email !== null && (
              <a href={`mailto:${email}`} className={linkClass}>
                {email}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
