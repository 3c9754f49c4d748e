import type { CustomerCase } from '@minikran/contract/customer-cases'
import { createCustomerClient } from '@minikran/contract/customer-client'
import type { Profile } from '@minikran/contract/customer-profile'
import { browserSender } from '../page-data/browser-api.ts'
import { restoreForm } from './restore-form.ts'

/**
 * Fills what is still empty in a form: who asks, from the account, and what is asked for, from a
 * case that is asked for again (`?igen=`). Loaded for who is logged in only.
 */
export async function fillKnown(form: HTMLFormElement, search: string): Promise<void> {
  const customer = createCustomerClient(browserSender())
  const query = new URLSearchParams(search)
  const number = query.get('igen')
  const [profile, again] = await Promise.all([
    customer.getProfileObj(),
    number === null ? null : customer.getCaseObj({ case_number: number }),
  ])
  // Without them the form is as empty as a visitor's.
  if (profile.ok) restoreForm(form, knownOf(profile.data))
  if (again?.ok) restoreForm(form, askedAgain(again.data, query))
  // The form hears of it as if it had been typed.
  form.elements.item(0)?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The account under the names of every form's fields. */
function knownOf({ firstname, lastname, email_address, phone, company }: Profile) {
  return {
    firstname,
    lastname,
    email: email_address,
    phone: phone ?? '',
    ...(company !== null && {
      company: company.corp_name,
      corp_name: company.corp_name,
      organisation_number: company.corp_vat.slice(2, 12),
      corp_vat: company.corp_vat,
      corp_address: company.corp_address,
      corp_zip: company.corp_zip,
      corp_city: company.corp_city,
      email_address: company.email_address,
      invoice_email: company.email_address,
    }),
  }
}

/** The same as last time, on other days. */
function askedAgain({ depot, text }: CustomerCase, query: URLSearchParams) {
  return {
    depot_id: depot === null ? '' : String(depot.id),
    pickup_date: query.get('hamtas') ?? '',
    return_date: query.get('lamnas') ?? '',
    inquiry_text: text
      .replaceAll(/<li>/g, '\n– ')
      .replaceAll(/<[^>]+>/g, '')
      .trim(),
  }
}
