import { createCustomerClient } from '@minikran/contract/customer-client'
import { browserSender } from '../page-data/browser-api.ts'
import { knownFields } from './known-fields.ts'
import { restoreForm } from './restore-form.ts'

/** Fills what is still empty in a form that the server did not fill. For who is logged in only. */
export async function fillKnown(form: HTMLFormElement, search: string): Promise<void> {
  const known = await knownFields(createCustomerClient(browserSender()), search)
  restoreForm(form, known)
  // The form hears of it as if it had been typed.
  form.elements.item(0)?.dispatchEvent(new Event('input', { bubbles: true }))
}
