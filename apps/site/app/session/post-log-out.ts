import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { localeOfPath, localPath } from '../locale-path.ts'
import { siteContext } from '../page-data/site-context.ts'

/** Ends the session; a session that was over before is left all the same. */
export async function action({ context }: ActionFunctionArgs) {
  const { auth, locale } = context.get(siteContext)
  await auth.doLogout()
  return redirect(localPath('/mina-sidor/utloggad', locale), 303)
}

// Only ever posted to.
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(localPath('/', localeOfPath(new URL(request.url).pathname)))
}
