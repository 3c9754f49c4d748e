import { mayMoveStatus, notReadyReasons } from '@minikran/domain/catalogue/product-readiness'
import { readyProduct } from '@minikran/domain/catalogue/ready-product'
import { isTechnicalFieldName, technicalFault } from '@minikran/domain/catalogue/technical-fields'
import { templateFaults } from '@minikran/domain/catalogue/template-rules'
import { parseLocalDateTime } from '@minikran/domain/primitives/local-date'
import { eq } from 'drizzle-orm'
import { prodtplflds } from '../../../database/schema/catalogue.ts'
import { judgeWindow } from '../items/content-rules.ts'
import type { Change, Errors, Fields, Reader } from '../items/resource.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const activated = 1
const isCourse = (type: unknown) => type === 3 || type === 4

/** Status moves, readiness, and every technical value in the form that field and template ask for. */
export async function judgeProduct(db: Reader, { before, after }: Change): Promise<Errors> {
  const ofTemplate = await faultsByTemplate(db, after)
  const errors: Errors = { ...judgeWindow(after), ...ofTemplate, ...technicalFaults(after) }
  const from = before === null ? 0 : Number(before['status'])
  const to = Number(after['status'])
  if (!mayMoveStatus(from, to)) errors['status'] = ['statusMove']
  else if (to === activated) {
    const reasons = notReadyReasons(readyProduct(after))
    if (reasons.length > 0) errors['status'] = reasons.map((reason) => `notReady.${reason}`)
  }
  if (isCourse(after['type']) && after['depot_id'] === null) errors['depot_id'] = ['required']
  return errors
}

async function faultsByTemplate(db: Reader, after: Fields): Promise<Errors> {
  const template = after['prodtpl_id']
  if (typeof template !== 'number') return {}
  const rules = await db.select().from(prodtplflds).where(eq(prodtplflds.prodtpl_id, template))
  const values = (after['technical'] ?? {}) as Fields
  const faults = templateFaults(rules, values, Number(after['status']) === activated)
  return Object.fromEntries([...faults].map(([fld, fault]) => [`technical.${fld}`, [fault]]))
}

function technicalFaults(after: Fields): Errors {
  const technical = (after['technical'] ?? {}) as Fields
  const faults: Errors = {}
  for (const [name, value] of Object.entries(technical)) {
    if (value === null || value === '') continue
    const fault = isTechnicalFieldName(name) ? technicalFault(name, value) : 'unknownKey'
    if (fault !== null) faults[`technical.${name}`] = [fault]
  }
  const start = text(technical['course_time'])
  if (start !== null && start !== '' && parseLocalDateTime(start) === null) {
    faults['technical.course_time'] = ['dateTime']
  }
  return faults
}
