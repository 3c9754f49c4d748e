import type { Product } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import type { Education } from '@minikran/contract/educations'
import { courseCity } from '@minikran/domain/catalogue/course-city'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  isLargeCrane,
  liftMomentOf,
  needsTradeCertificate,
  requiredCourses,
} from '@minikran/domain/catalogue/required-competence'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { dayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { unitText } from '@minikran/i18n/number-text'

type Known = { crane: Crane | null; educations: Education[]; locale: Locale }

const datesShown = 3

export type CompetenceView = ReturnType<typeof competenceView>

/** The courses that a machine requires, with their next dates. */
export function competenceView(product: Product, { crane, educations, locale }: Known) {
  const figure = (value: unknown) => (typeof value === 'number' ? value : null)
  const facts = {
    outline: product.outline,
    weightKg: figure(product.weight),
    liftMomentTm: figure(product.lift_moment) ?? liftMomentOf(crane?.rows ?? []),
    workHeightM: figure(product.workheight_m),
  }
  const courses = requiredCourses(facts).flatMap((key) => {
    const education = educations.find(({ course }) => course === key)
    return education === undefined ? [] : [courseView(education, locale)]
  })
  return {
    courses,
    moment: product.outline === 'mini-crane' ? momentText(facts, locale) : null,
    needsCertificate: needsTradeCertificate(facts),
  }
}

type Moment = Parameters<typeof isLargeCrane>[0]

function momentText(facts: Moment, locale: Locale): string | null {
  if (facts.liftMomentTm === null) return null
  const words = { locale }
  const value = Math.round(facts.liftMomentTm * 10) / 10
  const moment = unitText({ value, unit: m.unit_tonne_metre({}, words) }, locale)
  return isLargeCrane(facts)
    ? m.competence_moment_over({ moment }, words)
    : m.competence_moment_within({ moment }, words)
}

/** A course with its next dates. */
function courseView(education: Education, locale: Locale) {
  const dated = education.occasions.flatMap((occasion) => {
    const { path, course_time } = occasion
    if (course_time === null) return []
    return [{ path, date: course_time.slice(0, 10), city: courseCity(occasion) }]
  })
  return {
    course: education.course,
    title: titleIn(education, 'title', locale),
    dates: dated.slice(0, datesShown).map(({ path, date, city }) => ({
      path,
      date,
      text: [dayText(date, locale), city].filter(Boolean).join(', '),
    })),
  }
}
