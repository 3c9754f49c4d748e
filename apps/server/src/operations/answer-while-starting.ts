import { problemAnswer } from '../api/http/problem-answer.ts'
import { createRequestId } from '../api/http/request-id.ts'
import type { AnswerRequest } from './http-server.ts'
import { finish } from './request-pipeline.ts'

const againAfterSeconds = '5'

const page = `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${againAfterSeconds}">
<title>Webbplatsen startar</title>
</head>
<body>
<main>
<h1>Webbplatsen startar</h1>
<p>Sidan visas av sig själv om några sekunder.</p>
<p lang="en">The website is starting. The page will appear by itself in a few seconds.</p>
</main>
</body>
</html>
`

/**
 * Every answer until the database is migrated and the website loaded: the process lives, and nothing
 * else can be had yet. Nothing is logged as an error, because nothing has failed.
 */
export const answerWhileStarting: AnswerRequest = async (request) => {
  const requestId = createRequestId()
  const { pathname } = new URL(request.url)
  const wantsPage = request.headers.get('accept')?.includes('text/html') === true
  return finish(answerTo(pathname, wantsPage, requestId), '/', { requestId })
}

function answerTo(path: string, wantsPage: boolean, requestId: string): Response {
  if (path === '/healthz') {
    return new Response('ok', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
  if (!wantsPage || path.startsWith('/api/')) return problemAnswer('unavailable', { requestId })
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': againAfterSeconds,
    },
  })
}
