import type { Depot, DepotHour, SpecialDate } from '@minikran/contract/depots'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { addDays, type LocalDate } from '@minikran/domain/primitives/local-date'
import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts'
import { addressOf, organizationId, type PageFacts } from './page-facts.ts'
import { shareImage } from './share-image.ts'

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** A depot with its opening hours and special days. */
export function depotFacts(depot: Depot, facts: PageFacts): Exclude<LocalBusiness, string> {
  const url = addressOf(facts, depot.path)
  const elsewhere = [depot.social_url, depot.shop_url].filter((address) => address !== null)
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#depot`,
    name: titleIn(depot, 'title', facts.locale).text,
    url,
    image: shareImage(facts),
    telephone: depot.phone,
    email: depot.email_address,
    address: {
      '@type': 'PostalAddress',
      streetAddress: depot.corp_address,
      postalCode: depot.corp_zip,
      addressLocality: depot.corp_city,
      addressCountry: 'SE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: depot.corp_lat, longitude: depot.corp_lng },
    parentOrganization: { '@id': organizationId(facts) },
    openingHoursSpecification: seasonsOf(depot).flatMap(openWeek),
    specialOpeningHoursSpecification: depot.special_days.map(specialDay),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}

type Season = { hours: readonly DepotHour[]; validFrom?: LocalDate; validThrough?: LocalDate }

/** The ordinary hours of now, those that begin soon, and again those of now where they end. */
function seasonsOf({ depothours: hours, coming_hours }: Depot): Season[] {
  const seasons: Season[] = [{ hours }]
  for (const { from_date, to_date, depothours } of coming_hours) {
    const before = seasons.at(-1)
    if (before?.hours === hours) before.validThrough = addDays(from_date, -1)
    if (to_date === null) {
      seasons.push({ hours: depothours, validFrom: from_date })
    } else {
      seasons.push({ hours: depothours, validFrom: from_date, validThrough: to_date })
      seasons.push({ hours, validFrom: addDays(to_date, 1) })
    }
  }
  return seasons.filter(isAtAll)
}

// Of two seasons that follow each other nothing lies between.
const isAtAll = ({ validFrom = '', validThrough = '9' }: Season) => validFrom <= validThrough

/** Days with the same hours are grouped; closed days are omitted. */
function openWeek({ hours, ...valid }: Season): OpeningHoursSpecification[] {
  const open = hours.filter((row) => !row.closed && row.from !== null && row.to !== null)
  const isSame = (a: DepotHour, b: DepotHour) => a.from === b.from && a.to === b.to
  const firsts = open.filter((row, index) => open.findIndex((one) => isSame(one, row)) === index)
  return firsts.map((first) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open
      .filter((row) => isSame(row, first))
      .flatMap(({ day }) => weekdays[day - 1] ?? []),
    opens: first.from ?? '',
    closes: first.to ?? '',
    ...valid,
  }))
}

/** schema.org writes a closed day as opening and closing at 00:00. */
function specialDay({ date, closed, from, to }: SpecialDate): OpeningHoursSpecification {
  const [opens, closes] = closed ? ['00:00', '00:00'] : [from ?? '00:00', to ?? '00:00']
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  }
}
