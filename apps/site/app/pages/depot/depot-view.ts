import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Depot, DepotEmployee } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { addDays, stockholmDateTime, weekday } from '@minikran/domain/primitives/local-date'
import { dayMonthText, dayText, dayTimeText, weekdayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { specialDayName } from '@minikran/i18n/special-day-name'
import { depotTile } from '../../depots/depot-tile-data.ts'
import { openingHoursText } from '../../depots/hours-texts.ts'
import { decorativePicture, pictureSlides } from '../../media/picture-slide.ts'

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

/** Other ordinary hours that begin soon. */
export type ComingHours = { title: string; lines: HoursLine[] }

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
    slides: pictureSlides(depot.images, titleIn(depot, 'title', locale)),
    socialUrl: depot.social_url,
    shopUrl: depot.shop_url,
    week: depot.hours_week.map(lineOf),
    nextWeek: hasNoOpenDayAfter(today, depot) ? depot.hours_next_week.map(lineOf) : [],
    specialDays: depot.special_days.map(lineOf),
    comingHours: depot.coming_hours.map((coming) => comingHoursIn(coming, locale)),
    staff: employees
      .filter(({ depot_slug }) => depot_slug === depot.depot_slug)
      .map((person) => ({
        id: person.id,
        name: person.fullname,
        title: titleIn(person, 'title', locale),
        phone: person.phone,
        email: person.email_address,
        image: decorativePicture(person.image),
      })),
    courses: courses.map((course) => ({
      path: course.path,
      title: titleIn(course, 'title', locale),
      time: dayTimeText(String(course.course_time), locale),
    })),
  }
}

/** Whether the depot is closed on the rest of this week's days, as on a weekend. */
const hasNoOpenDayAfter = (today: string, { hours_week }: Depot) =>
  hours_week.every(({ date, closed }) => closed || date <= today)

function comingHoursIn(
  { from_date, to_date, depothours }: Depot['coming_hours'][number],
  locale: Locale,
): ComingHours {
  const from = dayMonthText(from_date, locale)
  return {
    title:
      to_date === null
        ? m.depot_hours_from({ from }, { locale })
        : m.hours_range({ from, to: dayMonthText(to_date, locale) }, { locale }),
    lines: depothours.map((hours) => {
      const date = addDays(from_date, hours.day - weekday(from_date))
      return {
        date,
        day: weekdayText(date, locale),
        name: null,
        hours: openingHoursText(hours, locale),
        isToday: false,
      }
    }),
  }
}
