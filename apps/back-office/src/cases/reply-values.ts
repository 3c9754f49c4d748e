import type { AdminCase } from '@minikran/contract/admin-cases'
import type { ReplyField } from '@minikran/domain/cases/reply-fields'
import { titleIn } from '@minikran/domain/catalogue/title-text'

type Titled = { title_sv: string | null; title_en: string | null }
type Timed = Pick<AdminCase['lines'][number], 'pickup_at' | 'return_at'>
type Answered = Pick<AdminCase, 'lang' | 'firstname' | 'lastname' | 'company' | 'case_number'> & {
  depot: (Titled & { phone: string }) | null
  lines: readonly (Titled & Timed)[]
  course: (Titled & { course_time: string | null }) | null
}

/** The values of a reply template's fields for this case, in the customer's language. */
export function replyValues(
  found: Answered,
  staff: string | null,
): Record<ReplyField, string | null> {
  const { depot, course, lines, lang } = found
  const [line] = lines
  const named = (item: Titled | null | undefined) =>
    item?.title_sv == null
      ? null
      : titleIn({ title_sv: item.title_sv, title_en: item.title_en }, 'title', lang).text
  return {
    firstname: found.firstname,
    lastname: found.lastname,
    company: found.company,
    case_number: found.case_number,
    machine: named(line ?? course),
    pickup: line?.pickup_at ?? course?.course_time ?? null,
    return: line?.return_at ?? null,
    depot: named(depot),
    depot_phone: depot?.phone ?? null,
    staff,
  }
}
