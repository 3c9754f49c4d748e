import { createCustomerClient } from '@minikran/contract/customer-client'
import { browserSender } from '../page-data/browser-api.ts'
import type { Settings } from './settings-cookie.ts'

/** Keeps a choice with the account of whoever is logged in, where it wins at the next log-in. */
export async function saveToAccount(settings: Settings): Promise<void> {
  const customer = createCustomerClient(browserSender())
  await customer.updateSettings(accountSettings(settings))
}

/** The settings under the account's names. */
export function accountSettings({ locale, priceType, cookieAccept }: Settings) {
  return { locale, price_type: priceType, cookie_accept: cookieAccept }
}
