import type { ApiClient } from '@minikran/contract/api-client'
import type { ActionFunctionArgs } from 'react-router'
import { takePictures } from '../../forms/pictures/take-pictures.ts'
import { postForm } from '../../forms/post-form.ts'
import { hoursSets } from '../../inquiry/hours-sets.ts'
import { inquiryCase } from '../../inquiry/inquiry-case.ts'
import { inquiryFields } from '../../inquiry/inquiry-values.ts'
import { loadProducts } from '../../inquiry/load-products.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { planInAddress } from './plan-in-address.ts'
import { productSlugsInAddress } from './product-slugs-in-address.ts'

/** The POST of the inquiry without script. */
export function postInquiry({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const slugs = productSlugsInAddress(url)
  const plan = planInAddress(url)
  return postForm({
    request,
    site,
    fields: inquiryFields(slugs),
    takeFiles: (sent) => takePictures(site.api, sent),
    formFor: async (values, priceType) => {
      const [city, hours, products] = await Promise.all([
        cityOf(site.api, values.depot_id),
        site.api.getDepotHours({ depot_id: Number(values.depot_id) }),
        loadProducts(slugs, site),
      ])
      // Without hours, the API checks the times.
      const known = hours.ok ? hoursSets(hours.data) : undefined
      return inquiryCase({ api: site.api, products, priceType, plan, city, hoursSets: known })
    },
  })
}

async function cityOf(api: ApiClient, depotId: string): Promise<string | null> {
  const depots = await api.getDepotsArr()
  if (!depots.ok) return null
  return depots.data.find(({ id }) => String(id) === depotId)?.corp_city ?? null
}
