import type { ApiClient } from '@minikran/contract/api-client'
import type { Education } from '@minikran/contract/educations'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { readTypedPlan, typedPlan } from '@minikran/domain/lift-planning/read-plan'
import { redirect } from 'react-router'
import { mostCompared, namedInAddress } from '../../crane-selection/lift-address.ts'
import { planAddress, type TypedPlan } from '../../lift-planning/plan-address.ts'
import { choiceText, readChoice } from '../../lift-planning/plan-choice.ts'
import { productTitles } from '../../lift-planning/product-titles.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { findProduct } from '../../page-data/find-product.ts'
import { found, foundOrNull } from '../../page-data/found.ts'
import { type ComparedColumn, presentColumn } from './present-column.ts'

export type LoadedComparison = {
  typed: TypedPlan
  values: PlanValues
  columns: ComparedColumn[]
  /** More are in the address than are compared. */
  isTooMany: boolean
}

/** The plan of the address for each of its choices; those that no longer exist are left out. */
export async function loadComparison({ api, locale, url }: LoadInput): Promise<LoadedComparison> {
  const typed = typedPlan(url.searchParams)
  const read = readTypedPlan(typed)
  // The plan's own page says what is wrong.
  if (!read.ok) throw redirect(planAddress(typed))
  const choices = new Set(namedInAddress(url).map(readChoice).map(choiceText))
  const educations = await api.getEducationsArr()
  const asked = { api, typed, locale, educations: educations.ok ? educations.data : [] }
  const columns = await Promise.all(
    [...choices].slice(0, mostCompared).map((choice) => findColumn(choice, asked)),
  )
  return {
    typed,
    values: read.values,
    columns: columns.filter((column) => column !== null),
    isTooMany: choices.size > mostCompared,
  }
}

type Asked = {
  api: ApiClient
  typed: TypedPlan
  locale: Locale
  educations: Education[]
}

async function findColumn(choice: string, asked: Asked): Promise<ComparedColumn | null> {
  const { api, locale } = asked
  const { crane: slug, lifter = '' } = readChoice(choice)
  const typed = { ...asked.typed, crane: slug, lifter }
  const read = readTypedPlan(typed)
  const answer = await api.getLiftPlan(typed)
  // Faults of the other fields were found before: this crane or lifter does not exist.
  if (!read.ok || (!answer.ok && answer.status === 422)) return null
  const plan = found(answer)
  const { values } = read
  const crane = foundOrNull(await api.getCraneselectorObj({ slug }))
  if (crane === null) return null
  const named = [values.lifter, plan.ground?.product_slug].filter(
    (name) => typeof name === 'string',
  )
  const [machine, lifterProduct, products] = await Promise.all([
    findNamed(api, crane.product?.product_slug),
    findNamed(api, values.lifter),
    productTitles(api, named, locale),
  ])
  return presentColumn({
    ...asked,
    choice,
    typed,
    values,
    plan,
    crane,
    products: { machine, lifter: lifterProduct },
    titles: products,
  })
}

const findNamed = async (api: ApiClient, slug: string | undefined) =>
  slug === undefined ? null : findProduct(api, slug)
