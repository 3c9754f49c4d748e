import type { CustomerCase } from '@minikran/contract/customer-cases'
import type { CustomerClient } from '@minikran/contract/customer-client'
import type { Profile } from '@minikran/contract/customer-profile'
import { htmlAsPlainText } from '@minikran/domain/validation/rich-text'
import type { Known } from './form-state.ts'
import { mostUsedDepot } from './most-used-depot.ts'
import { ticked } from './ticked.ts'

/**
 * First values of a form: the sender from the account, and the request from an earlier case that is
 * repeated (`?igen=`).
 */
export async function knownFields(customer: CustomerClient, search: string): Promise<Known> {
  const query = new URLSearchParams(search)
  const number = query.get('igen')
  const [profile, cases, again] = await Promise.all([
    customer.getProfileObj(),
    customer.getCasesArr({ sort: 'newest', page: '1', per_page: '20' }),
    number === null ? null : customer.getCaseObj({ case_number: number }),
  ])
  // If a call fails, its fields stay empty.
  return {
    ...(profile.ok && accountFields(profile.data)),
    ...(cases.ok && { depot_id: mostUsedDepot(cases.data) }),
    ...(again?.ok && repeatedFields(again.data, query)),
  }
}

/** The account's data by the field names of all forms. */
function accountFields({ firstname, lastname, email_address, phone, company }: Profile): Known {
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

/** The depot, text, operator and delivery of an earlier case, with new dates. */
function repeatedFields(again: CustomerCase, query: URLSearchParams): Known {
  const { depot, text, with_operator, delivery } = again
  return {
    depot_id: depot === null ? '' : String(depot.id),
    pickup_date: query.get('hamtas') ?? '',
    return_date: query.get('lamnas') ?? '',
    inquiry_text: htmlAsPlainText(text),
    ...(with_operator && { with_operator: ticked }),
    ...(delivery !== null && {
      deliver: ticked,
      delivery_address: delivery.address,
      delivery_zip: delivery.zip,
    }),
  }
}
