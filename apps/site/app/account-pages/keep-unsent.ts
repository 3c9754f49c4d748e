import { m } from '@minikran/i18n/messages'
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router'
import { wholeFormFault } from './account-faults.ts'
import type { PostedForm } from './account-form.tsx'

/**
 * The browser's part of a form that a page behind the log-in posts to itself: when no answer comes,
 * the page stays and shows what `unsent` makes of the form, instead of an error page.
 */
export function keepUnsent<Posted>(unsent: (form: FormData) => Posted) {
  return async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const form = await request.clone().formData()
    try {
      return await serverAction()
    } catch (thrown) {
      if (!isWithoutAnswer(thrown)) throw thrown
      return data(unsent(form), { status: 503 })
    }
  }
}

/** `keepUnsent` for the forms made of `AccountForm`. */
export const keepAccountForm = keepUnsent((form): PostedForm => {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const { does = '', ...values } = Object.fromEntries(texts)
  return { does, values, faults: [wholeFormFault(m.account_not_saved())] }
})

// A lost network, an answer that was cut or another network's log-in page is an Error; a proxy answers
// with a status of its own. The site's own answers are redirects and a page that is gone.
const isWithoutAnswer = (thrown: unknown) =>
  isRouteErrorResponse(thrown) ? thrown.status !== 404 : thrown instanceof Error
