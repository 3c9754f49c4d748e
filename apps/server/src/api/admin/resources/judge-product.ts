import type { ProductType } from '@minikran/domain/catalogue/options'
import { mayMoveStatus, notReadyReasons } from '@minikran/domain/catalogue/product-readiness'
import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { parseLocalDateTime } from '@minikran/domain/primitives/local-date'
import { oreFromSek } from '@minikran/domain/primitives/money'
import { judgeWindow } from '../items/content-rules.ts'
import type { Errors, Fields } from '../items/resource.ts'

const ore = (sek: unknown) => (typeof sek === 'number' ? oreFromSek(sek) : null)
const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** The product as the domain judges it. */
export function readyProduct(item: Fields) {
  const technical = (item['technical'] ?? {}) as Fields
  const seats = technical['course_participant']
  return {
    type: item['type'] as ProductType,
    vatPercent: Number(item['prod_vat']),
    title: text(item['title_sv']) ?? '',
    hasText: (text(item['content_sv']) ?? '') !== '',
    depotId: typeof item['depot_id'] === 'number' ? item['depot_id'] : null,
    courseTime: text(technical['course_time']),
    courseSeats: typeof seats === 'number' ? seats : null,
    priceFirstDayOre: ore(item['price_first_day']),
    priceFollowingDaysOre: ore(item['price_following_days']),
    priceWeekendOre: ore(item['price_weekend']),
    priceBasicFeeOre: ore(item['price_basic_fee']),
    priceSaleOre: ore(item['price_sale']),
    priceRentstartOre: ore(item['price_rentstart']),
    priceRentdayOre: ore(item['price_rentday']),
    priceOfferOre: ore(item['price_offer']),
  }
}

const activated = 1
const isCourse = (type: unknown) => type === 3 || type === 4

/** Status moves, readiness, and every technical value in the form that its field has. */
export function judgeProduct(before: Fields | null, after: Fields): Errors {
  const errors: Errors = { ...judgeWindow(after), ...technicalFaults(after) }
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

function technicalFaults(after: Fields): Errors {
  const technical = (after['technical'] ?? {}) as Fields
  const faults: Errors = {}
  for (const [name, value] of Object.entries(technical)) {
    if (value === null || value === '') continue
    if (!isTechnicalFieldName(name)) faults[`technical.${name}`] = ['unknownKey']
    else if (!fits(technicalFields[name].kind, value)) faults[`technical.${name}`] = ['format']
  }
  const start = text(technical['course_time'])
  if (start !== null && start !== '' && parseLocalDateTime(start) === null) {
    faults['technical.course_time'] = ['dateTime']
  }
  return faults
}

function fits(kind: string, value: unknown): boolean {
  if (kind === 'number') return typeof value === 'number'
  return kind === 'text' ? typeof value === 'string' : Array.isArray(value)
}
