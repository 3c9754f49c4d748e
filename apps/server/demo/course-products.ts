import type { coursePrerequisiteKeys } from '@minikran/domain/catalogue/options'
import { webTraining } from '@minikran/domain/catalogue/product-types'
import { oreFromSek } from '@minikran/domain/primitives/money'
import { courseOccasions, courseTexts } from './courses.ts'
import { searchTagsByKind } from './kinds.ts'
import { type ProductRow, type References, templateColumns } from './machines.ts'
import { readSweden } from './read-data.ts'

type DepotRow = {
  id: number
  depot_slug: string
  depot_name: string
  corp_city: string
  corp_address: string
}
type Options = { refs: References; depots: DepotRow[]; firstId: number }

const prerequisiteCodes: Record<string, keyof typeof coursePrerequisiteKeys> = {
  'sakra-lyft': 1,
  'minikran-10-tm': 2,
}

function prerequisiteCode(key: string): number {
  const code = prerequisiteCodes[key]
  if (code === undefined) throw new Error(`No code for the prerequisite ${key}`)
  return code
}

/** One product an occasion: depot, start, seats; the price lies in `price_sale`. */
export function demoCourses({ refs, depots, firstId }: Options): ProductRow[] {
  const courses = readSweden().education
  return courseOccasions.map(([key, depotSlug, date, time], index) => {
    const course = courses.find((record) => record.key === key)
    const depot = depots.find((row) => row.depot_slug === depotSlug)
    const text = courseTexts[key]
    if (course === undefined || depot === undefined || text === undefined) {
      throw new Error(`Unknown course or depot: ${key}, ${depotSlug}`)
    }
    const isWeb = course.type === webTraining
    return {
      id: firstId + index,
      product_slug: [key, depotSlug, ...(date === null ? [] : [date])].join('-'),
      prodsubcat_id: refs.subcategoryId(text.subcategory),
      title_sv: isWeb ? course.name_sv : `${course.name_sv}, ${depot.corp_city}`,
      title_en: isWeb ? course.name_en : `${course.name_en}, ${depot.corp_city}`,
      content_sv: text.sv,
      content_en: text.en,
      type: course.type,
      status: 1,
      depot_id: depot.id,
      depot_ownership: 1,
      education_city: isWeb ? null : depot.corp_city,
      search_tags: searchTagsByKind.course,
      ...templateColumns('course'),
      prod_vat: refs.vatPercent,
      price_sale_ore: oreFromSek(course.price_sek_ex_vat),
      course_hours: course.course_hours,
      course_participant: text.seats,
      course_time: date === null ? null : `${date} ${time}`,
      fields: {
        // The same word in both languages, since the field has but one.
        course_place: isWeb ? 'Online' : `${depot.corp_city}, ${depot.corp_address}`,
        course_prerequisites: course.prerequisite.map(prerequisiteCode),
        ...(course.validity_years !== null && { course_validity: course.validity_years }),
      },
      order: (firstId + index) * 10,
    }
  })
}
