import { redirect } from 'react-router'
import { localeOfPath, localPath } from '../../locale-path.ts'

// Any unknown path redirects to /fel.
function toErrorPage({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url)
  return redirect(localPath('/fel', localeOfPath(pathname)) + search)
}

export const loader = toErrorPage
export const clientLoader = toErrorPage
