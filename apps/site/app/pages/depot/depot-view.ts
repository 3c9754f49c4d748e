import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Depot, DepotEmployee } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { dayText, dayTimeText } from '@minikran/i18n/date-text'
import { specialDayName } from '@minikran/i18n/special-day-name'
import { depotTile } from '../../depots/depot-tile-data.ts'
import { openingHoursText } from '../../depots/hours-texts.ts'
import { pictureSlides } from '../../media/picture-slide.ts'

type Shown = {
  employees: DepotEmployee[]
  courses: ListedProduct[]
  locale: Locale
  nowMs: number
}
export type DepotView = ReturnType<typeof depotView>
/** Another depot, for the dropdown. */
export type OtherDepot = { slug: string; title: LocalText }
export type HoursLine = {
  date: string
  day: string
  name: string | null
  hours: string
  isToday: boolean
}

/** All texts of a depot's page. */
export function depotView(depot: Depot, { employees, courses, locale, nowMs }: Shown) {
  const { date: today } = stockholmDateTime(nowMs)
  const lineOf = (hours: Depot['hours_week'][number]): HoursLine => ({
    date: hours.date,
    day: dayText(hours.date, locale),
    name: specialDayName(hours.special_day, locale),
    hours: openingHoursText(hours, locale),
    isToday: hours.date === today,
  })
  return {
    ...depotTile(depot, locale),
    content: titleIn(depot, 'continfo', locale),
    slides: pictureSlides(depot.images, titleIn(depot, 'title', locale).text),
    socialUrl: depot.social_url,
    shopUrl: depot.shop_url,
    week: depot.hours_week.map(lineOf),
    specialDays: depot.special_days.map(lineOf),
    staff: employees
      .filter(({ depot_slug }) => depot_slug === depot.depot_slug)
      .map((person) => ({
        id: person.id,
        name: person.fullname,
        title: titleIn(person, 'title', locale),
        phone: person.phone,
        email: person.email_address,
        image: person.image,
      })),
    courses: courses.map((course) => ({
      path: course.path,
      title: titleIn(course, 'title', locale),
      time: dayTimeText(String(course.course_time), locale),
    })),
  }
}
