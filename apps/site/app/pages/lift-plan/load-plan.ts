import type { ApiClient } from '@minikran/contract/api-client'
import type { Crane } from '@minikran/contract/crane-selection'
import type { ApiFailure } from '@minikran/contract/send-call'
import { type LiftPlan, namedProducts } from '@minikran/domain/lift-planning/lift-plan'
import {
  type PlanField,
  type PlanValues,
  planFieldNames,
  planFields,
} from '@minikran/domain/lift-planning/plan-fields'
import {
  type PlanErrors,
  type PlanViolation,
  readTypedPlan,
  typedPlan,
} from '@minikran/domain/lift-planning/read-plan'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { redirect } from 'react-router'
import { cranesPerRequest } from '../../components/page-sizes.ts'
import { type AdvisedCrane, advisedPage } from '../../crane-selection/advised-page.ts'
import { plainNumber } from '../../crane-selection/plain-number.ts'
import { lookedAtDepot } from '../../depots/looked-at.ts'
import { planAddress, type TypedPlan } from '../../lift-planning/plan-address.ts'
import { productTitles } from '../../lift-planning/product-titles.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found, foundOrNull, tooMany } from '../../page-data/found.ts'
import { presentPlan, type Rented, type ShownPlan } from './present-plan.ts'

export type PlanFaults = { readonly [Field in PlanField]?: string }
export type LoadedPlan = { typed: TypedPlan; faults: PlanFaults; shown: ShownPlan | null }

/** The plan of the address, or its errors; without parameters, the form. */
export async function loadPlan({ api, locale, url }: LoadInput): Promise<LoadedPlan> {
  // The server answers this address with the file, and leaves it to the page over the rate limit only.
  if (url.searchParams.get('format') === 'pdf') throw tooMany()
  const typed = typedPlan(url.searchParams)
  // A plain form sends its empty fields too.
  if ([...url.searchParams.values()].includes('')) throw redirect(planAddress(typed))
  if (Object.keys(typed).length === 0) return { typed, faults: {}, shown: null }
  const read = readTypedPlan(typed)
  if (!read.ok) return { typed, faults: sentencesOf(read.errors), shown: null }
  const depot = lookedAtDepot()
  const answer = await api.getLiftPlan({ ...typed, platform: 'web', ...(depot && { depot }) })
  const missing = answer.ok ? {} : notFoundIn(answer)
  if (Object.keys(missing).length > 0) return { typed, faults: missing, shown: null }
  const plan = found(answer)
  const { slug } = plan.crane
  const crane = slug === null ? null : foundOrNull(await api.getCraneselectorObj({ slug }))
  const { values } = read
  const [products, rented, cranes] = await Promise.all([
    productTitles(api, namedProducts(plan, values), locale),
    loadRented(api, crane),
    advisedCranes(api, values, plan),
  ])
  const shown = presentPlan({ plan, typed, values, crane, rented, products, cranes, locale })
  return { typed, faults: {}, shown }
}

function sentencesOf(errors: PlanErrors): PlanFaults {
  return Object.fromEntries(
    planFieldNames.flatMap((name) => {
      const violation = errors[name]
      return violation === undefined ? [] : [[name, planFaultSentence(name, violation)]]
    }),
  )
}

/** The crane or lifter that nobody has; all other faults were found before. */
function notFoundIn({ problem }: ApiFailure): PlanFaults {
  const names = ['crane', 'lifter'] as const
  return Object.fromEntries(
    names
      .filter((name) => problem?.errors?.[name] !== undefined)
      .map((name) => [name, m.plan_fault_not_found()]),
  )
}

/** The crane's product and the courses for it; null for a crane that is not rented. */
async function loadRented(api: ApiClient, crane: Crane | null): Promise<Rented | null> {
  const product_slug = crane?.product?.product_slug
  if (product_slug === undefined) return null
  const [product, educations] = await Promise.all([
    api.getProductObj({ product_slug, no_count: '1' }),
    api.getEducationsArr(),
  ])
  return product.ok
    ? { product: product.data, educations: educations.ok ? educations.data : [] }
    : null
}

const mostCranes = 6

/**
 * The cranes that make the lift, in the order of the selector's results; not recorded, since nobody
 * has searched.
 */
async function advisedCranes(
  api: ApiClient,
  { height, radius, weight }: PlanValues,
  { panel, loads }: LiftPlan,
): Promise<AdvisedCrane[]> {
  const total = loads === undefined ? weight : loads.total
  if (panel !== undefined || total === null) return []
  const answer = await api.getCraneselectorsArr({
    height: plainNumber(height),
    radius: plainNumber(radius),
    weight: plainNumber(total),
    per_page: cranesPerRequest,
    no_count: '1',
  })
  const requested = { load: { height, radius, weight }, extra: total - weight }
  return answer.ok ? advisedPage(answer.data, requested, 1).slice(0, mostCranes) : []
}

/** The error message of a field, with the unit that was probably meant. */
function planFaultSentence(name: PlanField, violation: PlanViolation): string {
  const field = planFields[name]
  const locale = getLocale()
  const unit = field.kind === 'number' ? field.unit : ''
  switch (violation.rule) {
    case 'required':
      return field.kind === 'word' ? m.plan_fault_choose() : m.lift_fault_required()
    case 'maxLength':
      return m.rule_max_length({ max: violation.max })
    case 'decimal':
      return unit === 'kg' ? m.lift_fault_decimal_kg() : m.lift_fault_decimal()
    case 'aboveZero':
      return m.lift_fault_above_zero()
    case 'format':
      return m.plan_fault_choose()
    case 'aboveSill':
      return m.plan_fault_above_sill({ sill: numberText(violation.sill, locale) })
    case 'withinRadius':
      return m.plan_fault_within_radius({ radius: numberText(violation.radius, locale) })
    case 'min': {
      const min = numberText(violation.min, locale)
      if (unit === 'kg') return m.plan_fault_tonnes({ min })
      return unit === 'mm' ? m.plan_fault_metres({ min }) : m.plan_fault_min({ min, unit })
    }
    case 'max': {
      const max = numberText(violation.max, locale)
      if (unit === 'm') return m.plan_fault_centimetres({ max })
      return unit === 'kN/m²' ? m.plan_fault_floor({ max }) : m.plan_fault_max({ max, unit })
    }
    default:
      return unreachable(violation)
  }
}
