import { m } from '@minikran/i18n/messages'

/** How long to wait, in whole minutes rounded up: seconds would be over before they are read. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? m.account_wait_one() : m.account_wait_other({ minutes })
}
