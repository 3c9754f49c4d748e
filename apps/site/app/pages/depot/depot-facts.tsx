import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { DepotChoice } from '../../depots/depot-choice.tsx'
import { localPath } from '../../locale-path.ts'
import { focalClass, Picture } from '../../media/picture.tsx'
import { DepotContact } from './depot-contact.tsx'
import { DepotHours } from './depot-hours.tsx'
import { DepotTabs } from './depot-tabs.tsx'
import type { DepotView, OtherDepot } from './depot-view.ts'

/** The address and the depot's description. */
export function DepotReach({ depot }: { depot: DepotView }) {
  return (
    <div className="grid content-start gap-6">
      <DepotContact depot={depot} />
      <RichText content={depot.content} />
    </div>
  )
}

/** Opening hours, staff, courses and a choice of other depots. */
export function DepotDays({ depot, others }: { depot: DepotView; others: OtherDepot[] }) {
  const { slug, staff, courses } = depot
  return (
    <div className="grid content-start gap-8">
      <DepotTabs
        panels={{
          oppettider: <DepotHours {...depot} />,
          personal: <DepotStaff staff={staff} />,
        }}
      />
      <DepotCourses courses={courses} />
      <DepotChoice tiles={others} chosen={slug} label={m.depot_other()} />
    </div>
  )
}

/** The next courses at the depot. */
function DepotCourses({ courses }: { courses: DepotView['courses'] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lead">{m.depot_courses()}</h2>
      {courses.length === 0 && <p className="text-muted">{m.depot_courses_none()}</p>}
      <ul>
        {courses.map(({ path, title, time }) => (
          <li key={path} className="border-b border-line py-2">
            <Link to={localPath(path)} lang={title.lang} className="tap-link">
              {title.text}
            </Link>
            <p className="text-small text-muted first-letter:uppercase">{time}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The staff of the depot. */
function DepotStaff({ staff }: { staff: DepotView['staff'] }) {
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
