import { m } from '@minikran/i18n/messages'
import { RichText } from '../../components/rich-text.tsx'
import { DepotChoice } from '../../depots/depot-choice.tsx'
import { DepotContact } from './depot-contact.tsx'
import { DepotCourses } from './depot-courses.tsx'
import { DepotHours } from './depot-hours.tsx'
import { DepotStaff } from './depot-staff.tsx'
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
