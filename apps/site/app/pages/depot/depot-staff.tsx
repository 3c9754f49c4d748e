import { m } from '@minikran/i18n/messages'
import { focalClass, Picture } from '../../media/picture.tsx'
import { phoneAddress } from '../../shell/phone-address.ts'
import type { DepotView } from './depot-view.ts'

/** The staff of the depot. */
export function DepotStaff({ staff }: { staff: DepotView['staff'] }) {
  if (staff.length === 0) return <p>{m.depot_staff_none()}</p>
  return (
    <ul className="grid gap-x-12 small:grid-cols-2">
      {staff.map(({ id, name, title, phone, email, image }) => (
        <li key={id} className="border-b border-line py-2">
          {image !== null && (
            <Picture
              image={image}
              alt=""
              width={80}
              height={80}
              sizes="5rem"
              most={320}
              className={`float-right size-20 object-cover ${focalClass(image)}`}
            />
          )}
          <p className="font-medium">{name}</p>
          <p lang={title.lang} className="text-muted">
            {title.text}
          </p>
          <p className="flex flex-wrap gap-x-4">
            {phone !== null && (
              <a href={phoneAddress(phone)} className="tap-link">
                {phone}
              </a>
            )}
            {email !== null && (
              <a href={`mailto:${email}`} className="tap-link">
                {email}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
