import type { Depot, DepotHour } from '@minikran/contract/depots'
import { depotPath } from '@minikran/domain/catalogue/product-path'
import { type HoursSet, hoursThisWeek } from '@minikran/domain/opening-hours/active-hours'
import type { DepotRow } from './depots.queries.ts'

type Current = { sets: readonly HoursSet[]; nowMs: number }

export function presentDepot(row: DepotRow, current: Current): Depot {
  return {
    id: row.id,
    depot_slug: row.depot_slug,
    depot_name: row.depot_name,
    title_sv: row.title_sv,
    title_en: row.title_en,
    continfo_sv: row.continfo_sv,
    continfo_en: row.continfo_en,
    images: row.images,
    corp_lat: row.corp_lat,
    corp_lng: row.corp_lng,
    corp_address: row.corp_address,
    corp_zip: row.corp_zip,
    corp_city: row.corp_city,
    phone: row.phone,
    email_address: row.email_address,
    social_url: row.social_url,
    shop_url: row.shop_url,
    path: depotPath(row),
    depothours: weekHours(row.id, current),
  }
}

const holidays = 10

// The days of an ordinary week as they are now: a holiday this week is no weekday's rule.
function weekHours(depotId: number, { sets, nowMs }: Current): DepotHour[] {
  const ordinary = sets.filter((set) => set.title !== holidays)
  return hoursThisWeek({ sets: ordinary, depotId }, nowMs).map(({ hours }, index) =>
    hours.kind === 'open'
      ? { day: index + 1, closed: false, from: hours.from, to: hours.to }
      : { day: index + 1, closed: true, from: null, to: null },
  )
}
