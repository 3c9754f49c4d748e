import { createCustomerClient } from '@minikran/contract/customer-client'
import type { Settings } from '@minikran/domain/content/settings-cookie'
import { browserSender } from '../page-data/browser-api.ts'

/** Stores a choice with the logged-in account, for its next log-in. */
export async function saveToAccount(settings: Settings): Promise<void> {
  const customer = createCustomerClient(browserSender())
  await customer.updateSettings(accountSettings(settings))
}

/** The settings with the account's field names. */
export function accountSettings({ locale, priceType, cookieAccept }: Settings) {
  return { locale, price_type: priceType, cookie_accept: cookieAccept }
}
