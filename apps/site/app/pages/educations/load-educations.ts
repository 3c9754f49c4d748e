import type { CourseOccasion, Education } from '@minikran/contract/educations'
import { courseCity } from '@minikran/domain/catalogue/course-city'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { webTraining } from '@minikran/domain/catalogue/product-types'
import { technicalValue } from '@minikran/domain/catalogue/technical-value'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { dayTimeText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { technicalLabel, technicalText } from '@minikran/i18n/technical-text'
import type { Fact } from '../../components/facts.tsx'
import { priceRows } from '../../pricing/price-rows.ts'

export type OccasionView = ReturnType<typeof occasionView>
export type CourseView = ReturnType<typeof courseView>
export type Choice = { value: string; text: string; lang?: Locale }
export type EducationFilter = { course: string; city: string }

/** The texts of all courses and the options of the filter. */
export function educationsView(all: Education[], filter: EducationFilter, locale: Locale) {
  const cities = [...new Set(all.flatMap(({ occasions }) => occasions.map(cityOf)))].filter(Boolean)
  return {
    filter,
    courses: filterEducations(all, filter).map((education) => courseView(education, locale)),
    courseChoices: all.map(
      (education): Choice => ({
        value: education.course,
        ...titleIn(education, 'title', locale),
      }),
    ),
    cityChoices: cities
      .toSorted((a, b) => a.localeCompare(b, 'sv'))
      .map((city): Choice => ({ value: city, text: city })),
    facts: factsOf(all, cities.length, locale),
  }
}

/** Courses with a matching date; an empty filter matches all, and a web course every city. */
export function filterEducations(all: Education[], { course, city }: EducationFilter): Education[] {
  return all.flatMap((education) => {
    if (course !== '' && education.course !== course) return []
    const occasions = education.occasions.filter(
      (one) => city === '' || one.type === webTraining || cityOf(one) === city,
    )
    return occasions.length === 0 ? [] : [{ ...education, occasions }]
  })
}

const cityOf = (occasion: CourseOccasion) => courseCity(occasion) ?? ''

function courseView(education: Education, locale: Locale) {
  const names = ['course_prerequisites', 'course_hours', 'course_validity'] as const
  return {
    course: education.course,
    title: titleIn(education, 'title', locale),
    content: titleIn(education, 'content', locale),
    figures: names.flatMap((name) => {
      const value = technicalValue(name, education[name])
      if (value !== null) {
        return [{ label: technicalLabel(name, locale), value: technicalText(value, locale) }]
      }
      if (name !== 'course_prerequisites') return []
      return [{ label: technicalLabel(name, locale), value: m.educations_no_prerequisites() }]
    }),
    occasions: education.occasions.map((occasion) => occasionView(occasion, locale)),
  }
}

function occasionView(occasion: CourseOccasion, locale: Locale) {
  const { course_participant, seats_left } = occasion
  const hasSeats = course_participant !== null && seats_left !== null
  return {
    slug: occasion.product_slug,
    path: occasion.path,
    /** `Tis 16 mars 2027 08:00`, or any time. */
    time: timeText(occasion.course_time, locale),
    /** The city, or that it is on the web. */
    place: occasion.type === webTraining ? m.educations_web() : cityOf(occasion),
    seats: hasSeats ? { left: seats_left, of: course_participant } : null,
    price: priceRows(occasion, locale)[0]?.price ?? null,
  }
}

function timeText(time: string | null, locale: Locale): string {
  return time === null ? m.educations_any_time() : atLineStart(dayTimeText(time, locale))
}

const atLineStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function factsOf(all: Education[], cities: number, locale: Locale): Fact[] {
  const dates = all
    .flatMap(({ occasions }) => occasions.map(({ course_time }) => course_time))
    .filter((time) => time !== null)
    .toSorted((a, b) => a.localeCompare(b))
  const [next] = dates
  return [
    { label: m.fact_courses(), value: numberText(all.length, locale) },
    { label: m.fact_cities(), value: numberText(cities, locale) },
    ...(next === undefined
      ? []
      : [{ label: m.fact_next_course(), value: atLineStart(dayTimeText(next, locale)) }]),
  ]
}
