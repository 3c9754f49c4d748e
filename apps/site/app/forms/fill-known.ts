import { createCustomerClient } from '@minikran/contract/customer-client'
import { browserSender } from '../page-data/browser-api.ts'
import { knownFields } from './known-fields.ts'
import { restoreForm } from './restore-form.ts'

/** Fills empty fields of a dialog's form from the account; only for logged-in users. */
export async function fillKnown(form: HTMLFormElement, search: string): Promise<void> {
  const known = await knownFields(createCustomerClient(browserSender()), search)
  restoreForm(form, known)
  // The form handles it as if it had been typed.
  form.elements.item(0)?.dispatchEvent(new Event('input', { bubbles: true }))
}
