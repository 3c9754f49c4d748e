import type { CustomerCase } from '@minikran/contract/customer-cases'
import { newKey } from '@minikran/contract/idempotency-key'
import { type AccountInput, foundForAccount } from '../../account-pages/define-account-page.ts'
import { caseView, type DrawnFirst } from './case-view.ts'

/** A case of the account, with the machine to draw. */
export async function loadCase({ customer, api, params, locale }: AccountInput) {
  const found = foundForAccount(
    await customer.getCaseObj({ case_number: params['case_number'] ?? '' }),
  )
  const view = caseView(found, await findFirst(api, found), locale)
  return { ...view, messageKey: newKey() }
}

// Without the catalogue the page is shown without a drawing.
async function findFirst(api: AccountInput['api'], { lines }: CustomerCase): Promise<DrawnFirst> {
  const slug = lines[0]?.product_slug ?? null
  if (slug === null) return null
  const product = await api.getProductObj({ product_slug: slug, no_count: '1' })
  if (!product.ok) return null
  const { craneselector_slug } = product.data
  const crane =
    craneselector_slug === null ? null : await api.getCraneselectorObj({ slug: craneselector_slug })
  return { product: product.data, crane: crane?.ok ? crane.data : null }
}
