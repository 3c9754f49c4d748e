import type { ActionFunctionArgs } from 'react-router'
import { creditCase } from '../../credit/credit-case.ts'
import { creditFields } from '../../credit/credit-values.ts'
import { postForm } from '../../forms/post-form.ts'
import { siteContext } from '../../page-data/site-context.ts'

/** The POST of the credit application without script. */
export function postCredit({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  return postForm({
    request,
    site,
    fields: creditFields,
    formFor: async () => creditCase(site.api),
  })
}
