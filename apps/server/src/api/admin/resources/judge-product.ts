import { mayMoveStatus, notReadyReasons } from '@minikran/domain/catalogue/product-readiness'
import { activated } from '@minikran/domain/catalogue/product-statuses'
import { isCourse } from '@minikran/domain/catalogue/product-types'
import { readyProduct } from '@minikran/domain/catalogue/ready-product'
import { isTechnicalFieldName, technicalFault } from '@minikran/domain/catalogue/technical-fields'
import { type TemplateRule, templateFaults } from '@minikran/domain/catalogue/template-rules'
import { parseLocalDateTime } from '@minikran/domain/primitives/local-date'
import { eq } from 'drizzle-orm'
import type { Reader } from '../../../database/client.ts'
import { prodtplflds } from '../../../database/schema/catalogue.ts'
import type { Change, Errors, Fields, Row } from '../items/resource.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** Checks status changes, readiness, and each technical value by the rules of its field and template. */
export async function judgeProduct(db: Reader, { before, after }: Change): Promise<Errors> {
  const rules = await findRules(db, after)
  const known = new Set([...storedNames(before), ...rules.map(({ fld }) => fld)])
  const errors: Errors = {
    ...faultsByTemplate(rules, after),
    ...technicalFaults(after, known),
  }
  const from = before === null ? 0 : Number(before['status'])
  const to = Number(after['status'])
  if (!mayMoveStatus(from, to)) errors['status'] = ['statusMove']
  else if (to === activated) {
    const reasons = notReadyReasons(readyProduct(after))
    if (reasons.length > 0) errors['status'] = reasons.map((reason) => `notReady.${reason}`)
  }
  if (isCourse(Number(after['type'])) && after['depot_id'] === null)
    errors['depot_id'] = ['required']
  return errors
}

// A transaction reads the rules of a template once: an import judges thousands of products by a few.
const knownRules = new WeakMap<Reader, Map<number, TemplateRule[]>>()

async function findRules(db: Reader, after: Fields): Promise<TemplateRule[]> {
  const template = after['prodtpl_id']
  if (typeof template !== 'number') return []
  const known = knownRules.get(db) ?? new Map<number, TemplateRule[]>()
  knownRules.set(db, known)
  const rules =
    known.get(template) ??
    (await db.select().from(prodtplflds).where(eq(prodtplflds.prodtpl_id, template)))
  known.set(template, rules)
  return rules
}

function faultsByTemplate(rules: readonly TemplateRule[], after: Fields): Errors {
  const faults = templateFaults(rules, technicalOf(after), Number(after['status']) === activated)
  return Object.fromEntries([...faults].map(([fld, fault]) => [`technical.${fld}`, [fault]]))
}

const technicalOf = (item: Fields) => (item['technical'] ?? {}) as Fields
const storedNames = (row: Row | null) => Object.keys(row?.['fields'] ?? {})

/** `known`: the template's own fields, and those of an earlier template whose values are still stored. */
function technicalFaults(after: Fields, known: ReadonlySet<string>): Errors {
  const technical = technicalOf(after)
  const faults: Errors = {}
  for (const [name, value] of Object.entries(technical)) {
    if (value === null || value === '') continue
    if (isTechnicalFieldName(name)) {
      const fault = technicalFault(name, value)
      if (fault !== null) faults[`technical.${name}`] = [fault]
    } else if (!known.has(name)) faults[`technical.${name}`] = ['unknownKey']
  }
  const start = text(technical['course_time'])
  if (start !== null && start !== '' && parseLocalDateTime(start) === null) {
    faults['technical.course_time'] = ['dateTime']
  }
  return faults
}
