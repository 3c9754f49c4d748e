import type { ApiClient } from '@minikran/contract/api-client'
import type { ActionFunctionArgs } from 'react-router'
import { takePictures } from '../../forms/pictures/take-pictures.ts'
import { postForm } from '../../forms/post-form.ts'
import { askedProduct } from '../../inquiry/asked-product.ts'
import { inquiryCase } from '../../inquiry/inquiry-case.ts'
import { inquiryFields } from '../../inquiry/inquiry-values.ts'
import { siteContext } from '../../page-data/site-context.ts'

/** The inquiry sent without script. */
export function postInquiry({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  const slug = new URL(request.url).searchParams.get('produkt') ?? ''
  return postForm({
    request,
    site,
    fields: inquiryFields,
    takeFiles: (sent) => takePictures(site.api, sent),
    formFor: async (values, priceType) => {
      const [city, product] = await Promise.all([
        cityOf(site.api, values.depot_id),
        slug === '' ? null : site.api.getProductObj({ product_slug: slug, no_count: '1' }),
      ])
      return inquiryCase({
        api: site.api,
        product: product?.ok ? askedProduct(product.data, site.locale) : null,
        priceType,
        city,
      })
    },
  })
}

async function cityOf(api: ApiClient, depotId: string): Promise<string | null> {
  const depots = await api.getDepotsArr()
  if (!depots.ok) return null
  return depots.data.find(({ id }) => String(id) === depotId)?.corp_city ?? null
}
