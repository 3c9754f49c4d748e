import { createCustomerClient } from '@minikran/contract/customer-client'
import { type Settings, settingsCookie } from '@minikran/domain/content/settings-cookie'
import { type ActionFunctionArgs, type ClientActionFunctionArgs, redirect } from 'react-router'
import { alternatePath } from '../locale-path.ts'
import { browserSender } from '../page-data/browser-api.ts'
import { readForm } from '../page-data/read-form.ts'
import { siteContext } from '../page-data/site-context.ts'
import { chosen } from './chosen.ts'
import { latestSettings } from './latest-settings.ts'
import { preferencePaths } from './preference-path.ts'
import { returnPath } from './return-path.ts'

/** The forms of the preferences: a POST answered by 303. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { customer, session, settings: before } = context.get(siteContext)
  const { settings, back } = readChoice(url, { form: await readForm(request), before })
  if (session.user !== null) await customer.updateSettings(accountSettings(settings))
  return redirect(back, { status: 303, headers: { 'set-cookie': settingsCookie(settings) } })
}

/** The same in the browser, without a request. The form has stored the choice. */
export async function clientAction({ request, url }: ClientActionFunctionArgs) {
  const form = await request.formData()
  // The form may have been shown before the address changed.
  const here = location.pathname + location.search
  const { settings, back } = readChoice(url, { form, before: latestSettings(), here })
  if (document.querySelector('meta[name=user]') !== null) {
    await saveToAccount(settings).catch(() => undefined)
  }
  return redirect(back)
}

/** POST only: a visit is an unknown address. */
export const loader = () => redirect('/fel')

type Sent = { form: FormData; before: Settings; here?: string }

function readChoice({ pathname }: URL, { form, before, here }: Sent) {
  const settings = { ...before, ...chosen(pathname, form.get('value')) }
  const back = returnPath(here ?? form.get('back'))
  if (pathname !== preferencePaths.locale) return { settings, back }
  // Checked again: the alternate path can look like another host (`/en//host`).
  return { settings, back: returnPath(alternatePath(back, settings.locale)) }
}

/** Stores a choice with the logged-in account, for its next log-in. */
async function saveToAccount(settings: Settings): Promise<void> {
  const customer = createCustomerClient(browserSender())
  await customer.updateSettings(accountSettings(settings))
}

/** The settings with the account's field names. */
function accountSettings({ locale, priceType, cookieAccept }: Settings) {
  return { locale, price_type: priceType, cookie_accept: cookieAccept }
}
