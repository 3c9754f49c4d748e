import type { ApiClient } from '@minikran/contract/api-client'
import type { Company } from '@minikran/contract/company'
import type { Crane } from '@minikran/contract/crane-selection'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { neededConfiguration, rowsWith } from '@minikran/domain/crane-selection/configurations'
import { namedProducts } from '@minikran/domain/lift-planning/lift-plan'
import { readTypedPlan } from '@minikran/domain/lift-planning/read-plan'
import { type DrawnMachine, drawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import type { WordedPlan } from '@minikran/i18n/lift-plan-text'

export type PlanApi = Pick<
  ApiClient,
  'getLiftPlan' | 'getCraneselectorObj' | 'getProductObj' | 'getCompanyObj'
>
/** A plan with all that its PDF shows. */
export type FoundPlan = {
  worded: WordedPlan
  machine: DrawnMachine | null
  /** Who makes the plan; null while it cannot be read. */
  company: Pick<Company, 'name' | 'phone'> | null
}

/** Null for a plan that the page has to explain: a faulty field, or a call without an answer. */
export async function findPlan(
  api: PlanApi,
  typed: Record<string, string>,
  locale: Locale,
): Promise<FoundPlan | null> {
  const read = readTypedPlan(typed)
  if (!read.ok) return null
  const answer = await api.getLiftPlan(typed)
  if (!answer.ok) return null
  const { values } = read
  const plan = answer.data
  const { slug, configuration } = plan.crane
  const found = slug === null ? null : await api.getCraneselectorObj({ slug })
  const products = await productTitles(api, namedProducts(plan, values), locale)
  const company = await api.getCompanyObj()
  if (found?.ok === false || products === null) return null
  const crane = found?.data ?? null
  const names = { configuration: equipmentTitle(crane, configuration, locale), products }
  const rows = crane === null ? [] : rowsWith(crane.rows, configuration ?? '')
  return {
    worded: { plan, values, names, rows, locale },
    machine: crane === null ? null : machineOf(crane),
    company: company.ok ? company.data : null,
  }
}

const noChart = { rows: [], configurations: [] }
const machineOf = ({ crane_type, figures }: Crane): DrawnMachine =>
  drawnMachine(crane_type ?? 'spider-crane', figures, noChart)

/** What the crane is rigged with, when it is not the plain crane. */
function equipmentTitle(crane: Crane | null, key: string | null, locale: Locale): LocalText | null {
  const needed = neededConfiguration(crane?.configurations ?? [], key)
  return needed === null ? null : titleIn(needed, 'title', locale)
}

/** The titles by slug, without those of products that are not public; null when a call failed. */
async function productTitles(api: PlanApi, slugs: readonly string[], locale: Locale) {
  const answers = await Promise.all(
    slugs.map((product_slug) => api.getProductObj({ product_slug, no_count: '1' })),
  )
  if (answers.some((answer) => !answer.ok && answer.status !== 404)) return null
  const found = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  return Object.fromEntries(
    found.map((product) => [product.product_slug, titleIn(product, 'title', locale)]),
  )
}
