import { inquiryLiftIn } from '../../crane-selection/lift-message.ts'
import { type FormStart, loadFormStart } from '../../forms/load-form-start.ts'
import { depotOption } from '../../inquiry/depot-option.ts'
import { inquiryLift } from '../../inquiry/inquiry-lift.ts'
import { type InquiryProduct, inquiryProduct } from '../../inquiry/inquiry-product.ts'
import { loadProducts, requestProducts } from '../../inquiry/load-products.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import { datesInAddress } from './dates-in-address.ts'
import { planInAddress } from './plan-in-address.ts'
import { productSlugsInAddress } from './product-slugs-in-address.ts'

export type LoadedInquiry = Awaited<ReturnType<typeof loadInquiry>>

/** The requested machines, the options, and the first values of the form. */
export async function loadInquiry(input: LoadInput) {
  const { api, locale, url } = input
  const [form, depots, products] = await Promise.all([
    loadFormStart(input, 'inquiry'),
    api.getDepotsArr(),
    productsIn(input),
  ])
  const lift = inquiryLiftIn(url.searchParams)
  return {
    ...form,
    products,
    depots: found(depots).map((depot) => depotOption(depot, locale)),
    lift: lift && inquiryLift(lift, locale),
    plan: planInAddress(url),
    start: { ...datesInAddress(url), ...repeatedDepot(input, form) },
  }
}

/** A case that is repeated goes to its depot again, not to that of the machine. */
function repeatedDepot({ url }: LoadInput, { known }: FormStart): { depot_id?: string } {
  const depot_id = known?.['depot_id']
  return url.searchParams.has('igen') && depot_id ? { depot_id } : {}
}

/** A single machine must exist; of several, missing ones are left out. */
async function productsIn({ api, locale, url }: LoadInput): Promise<InquiryProduct[]> {
  const slugs = productSlugsInAddress(url)
  const [only, ...others] = slugs
  if (only === undefined || others.length > 0) return loadProducts(slugs, { api, locale })
  const answers = await requestProducts([only], api)
  return answers.map((answer) => inquiryProduct(found(answer), locale))
}
