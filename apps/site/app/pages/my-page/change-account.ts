import type { CustomerClient } from '@minikran/contract/customer-client'
import { cookieChoices } from '@minikran/domain/content/cookie-consent'
import { type Settings, settingsCookie } from '@minikran/domain/content/settings-cookie'
import { priceTypeChoices } from '@minikran/domain/pricing/price-type'
import { redirect } from 'react-router'
import { isOfOtherAccount } from '../../account-pages/account-mark.tsx'
import { type AccountInput, leave, refusedForm } from '../../account-pages/define-account-page.ts'
import { typedFields } from '../../components/typed-fields.ts'
import { alternatePath } from '../../locale-path.ts'
import { readForm } from '../../page-data/read-form.ts'

const fields = {
  uppgifter: ['firstname', 'lastname', 'phone'],
  epost: ['email_address', 'password'],
  foretag: ['corp_name', 'corp_vat', 'corp_address', 'corp_zip', 'corp_city', 'email_address'],
  installningar: ['locale', 'price_type', 'cookie_accept'],
  session: ['session_id'],
} as const

type Does = keyof typeof fields
type Values = Record<string, string>

/** Each form of My page makes one call. */
function call(customer: CustomerClient, does: Does, values: Values) {
  const text = (name: string) => values[name] ?? ''
  switch (does) {
    case 'uppgifter':
      return customer.updateProfile({
        firstname: text('firstname'),
        lastname: text('lastname'),
        phone: text('phone'),
      })
    case 'epost':
      return customer.changeEmail({
        email_address: text('email_address'),
        password: text('password'),
      })
    case 'foretag':
      return customer.updateCompany(values)
    case 'installningar':
      return customer.updateSettings(settingsOf(values))
    case 'session':
      return customer.endSession({ session_id: text('session_id') })
  }
}

/**
 * Handles the forms of My page: redirects with a confirmation, or returns the input with errors.
 */
export async function changeAccount(input: AccountInput) {
  const form = await readForm(input.request)
  const does = Object.keys(fields).find((known) => known === form.get('does')) as Does | undefined
  if (does === undefined || isOfOtherAccount(form, input.userId)) {
    return redirect(input.url.pathname, { status: 303 })
  }
  const values: Values = typedFields(fields[does], form)
  const result = await call(input.customer, does, values)
  // A session that is not found has ended already.
  if (result.ok || (does === 'session' && result.status === 404)) return done(input, does, values)
  return result.status === 404 ? leave(result) : refusedForm(does, result, values)
}

function done({ url, settings }: AccountInput, does: Does, values: Values) {
  if (does !== 'installningar') return redirect(`${url.pathname}?klart=${does}`, { status: 303 })
  const chosen = settingsOf(values)
  const updated: Settings = {
    locale: chosen.locale ?? settings.locale,
    priceType: chosen.price_type ?? settings.priceType,
    cookieAccept: chosen.cookie_accept ?? settings.cookieAccept,
  }
  const back = alternatePath(url.pathname, updated.locale)
  return redirect(`${back}?klart=${does}`, {
    status: 303,
    headers: { 'set-cookie': settingsCookie(updated) },
  })
}

function settingsOf(values: Values) {
  const oneOf = <T extends string>(name: string, allowed: readonly T[]): T | undefined =>
    allowed.find((known) => known === values[name])
  const locale = oneOf('locale', ['sv', 'en'])
  const price_type = oneOf('price_type', priceTypeChoices)
  const cookie_accept = oneOf('cookie_accept', cookieChoices)
  return {
    ...(locale !== undefined && { locale }),
    ...(price_type !== undefined && { price_type }),
    ...(cookie_accept !== undefined && { cookie_accept }),
  }
}
