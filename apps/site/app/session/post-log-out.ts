import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { localPath } from '../locale-path.ts'
import { siteContext } from '../page-data/site-context.ts'

/** Ends the session; without a session it only redirects. */
export async function action({ context }: ActionFunctionArgs) {
  const { auth, locale } = context.get(siteContext)
  await auth.doLogout()
  return redirect(localPath('/mina-sidor/utloggad', locale), 303)
}

// POST only.
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(localPath('/', context.get(siteContext).locale))
}
