import { redirect } from 'react-router'
import { localeOfPath, localPath } from '../../locale-path.ts'
import { notFound } from '../../page-data/found.ts'

// A stored file that does not exist shows the 404 page. Any other path is unknown and redirects to /fel.
function toErrorPage({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url)
  if (/^\/upload\/(documents|movies)\//.test(pathname)) throw notFound()
  return redirect(localPath('/fel', localeOfPath(pathname)) + search)
}

export const loader = toErrorPage
export const clientLoader = toErrorPage

// React Router shows the error page in place of a page, not of a route without one.
export default function UnknownPage() {
  return null
}
