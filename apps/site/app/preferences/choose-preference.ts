import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { readForm } from '../page-data/read-form.ts'
import { siteContext } from '../page-data/site-context.ts'
import { latestSettings } from './latest-settings.ts'
import { returnPath } from './return-path.ts'
import { accountSettings, saveToAccount } from './save-to-account.ts'
import { type Settings, settingsCookie } from './settings-cookie.ts'
import { storeSettings } from './use-settings.ts'

type Choice = { settings: Settings; back: string }
type Choose = (given: { settings: Settings; value: unknown; back: string }) => Choice

/**
 * The action of a preference form: a POST answered by 303, and the same in the browser without a
 * request. Unknown values are ignored.
 */
export function choosePreference(choose: Choose) {
  const read = async (request: Request, settings: Settings) => {
    const form = await readForm(request)
    const choice = choose({
      settings,
      value: form.get('value'),
      back: returnPath(form.get('back')),
    })
    // Checked again: the alternate path can look like another host (`/en//host`).
    return { ...choice, back: returnPath(choice.back) }
  }
  return {
    action: async ({ request, context }: ActionFunctionArgs) => {
      const { customer, session, settings: before } = context.get(siteContext)
      const { settings, back } = await read(request, before)
      if (session?.user) await customer.updateSettings(accountSettings(settings))
      return redirect(back, { status: 303, headers: { 'set-cookie': settingsCookie(settings) } })
    },
    clientAction: async ({ request }: ClientActionFunctionArgs) => {
      const { settings, back } = await read(request, latestSettings())
      storeSettings(settings)
      if (document.querySelector('meta[name=user]') !== null) {
        await saveToAccount(settings).catch(() => undefined)
      }
      return redirect(back)
    },
    // POST only: a visit is an unknown address.
    loader: (_: LoaderFunctionArgs) => redirect('/fel'),
  }
}
