import type { ActionFunctionArgs } from 'react-router'
import { takePictures } from '../../forms/pictures/take-pictures.ts'
import { postForm } from '../../forms/post-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { serviceCase } from '../../service/service-case.ts'
import { serviceFields } from '../../service/service-values.ts'

/** The POST of the service request without script. */
export function postService({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  return postForm({
    request,
    site,
    fields: serviceFields,
    takeFiles: (sent) => takePictures(site.api, sent),
    formFor: async (_, priceType) => serviceCase({ api: site.api, priceType }),
  })
}
