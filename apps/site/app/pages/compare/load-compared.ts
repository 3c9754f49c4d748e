import type { ApiClient } from '@minikran/contract/api-client'
import { redirect } from 'react-router'
import { compareAddress, mostCompared, namedInAddress } from '../../crane-selection/lift-address.ts'
import { requestedIn } from '../../crane-selection/lift-values.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { findProduct } from '../../page-data/find-product.ts'
import { foundOrNull } from '../../page-data/found.ts'
import { comparedMachines, type FoundMachine } from './compared-machines.ts'

// Bounds what a long address costs.
const mostAsked = 12

/** The machines and the lift of the address. */
export async function loadCompared({ api, locale, url }: LoadInput) {
  const requested = requestedIn(url)
  const slugs = namedInAddress(url).slice(0, mostAsked)
  // Checkboxes of a list send one `m` each; the canonical address has one.
  if (url.searchParams.getAll('m').length > 1) throw redirect(compareAddress(slugs, requested))
  // Machines that no longer exist take no place.
  const all = (await Promise.all(slugs.map((slug) => findMachine(api, slug)))).flat()
  const found = all.slice(0, mostCompared)
  return { requested, machines: comparedMachines(found, { requested, locale }) }
}

/** By the product's slug, otherwise the crane's. */
async function findMachine(api: ApiClient, slug: string): Promise<FoundMachine[]> {
  const named = await findProduct(api, slug)
  const craneSlug = named === null ? slug : named.craneselector_slug
  const crane =
    craneSlug === null ? null : foundOrNull(await api.getCraneselectorObj({ slug: craneSlug }))
  const rented = named === null ? crane?.product?.product_slug : undefined
  const product = rented === undefined ? named : await findProduct(api, rented)
  if (product !== null) return [{ slug, product, crane }]
  return crane === null ? [] : [{ slug, product, crane }]
}
