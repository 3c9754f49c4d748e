import type { ApiClient } from '@minikran/contract/api-client'
import { redirect } from 'react-router'
import { compareAddress, slugsInAddress } from '../../components/lift-address.ts'
import { liftInAddress } from '../../components/lift-values.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { foundOrNull } from '../../page-data/found.ts'
import { comparedMachine } from './compared-machine.ts'
import { comparedProducts } from './compared-product.ts'

/** The machines of the address, and the lift at which they are compared. */
export async function loadCompared({ api, locale, url }: LoadInput) {
  const addressed = liftInAddress(url)
  const asked = addressed.kind === 'lift' ? addressed.asked : null
  const slugs = slugsInAddress(url)
  // Ticks of a list send one `m` each: the address to keep has them in one.
  if (url.searchParams.getAll('m').length > 1) throw redirect(compareAddress(slugs, asked))
  const machines = await Promise.all(slugs.map((slug) => findMachine(api, slug)))
  // A machine that is no longer there is left out of an old address.
  const known = machines.filter(({ crane, product }) => crane !== null || product !== null)
  const cranes = known.flatMap(({ crane, product }) => (crane === null ? [] : { crane, product }))
  if (cranes.length === known.length) {
    return { asked, machines: cranes.map((found) => comparedMachine(found, { asked, locale })) }
  }
  const rented = known.flatMap(({ crane, product }) => (product === null ? [] : { crane, product }))
  return { asked, machines: comparedProducts(rented, { asked, locale }) }
}

/** By the product's slug, which lists pick by, or the crane's own. */
async function findMachine(api: ApiClient, slug: string) {
  const product = foundOrNull(await api.getProductObj({ product_slug: slug, no_count: '1' }))
  const craneSlug = product === null ? slug : product.craneselector_slug
  const crane =
    craneSlug === null ? null : foundOrNull(await api.getCraneselectorObj({ slug: craneSlug }))
  return { product, crane }
}
