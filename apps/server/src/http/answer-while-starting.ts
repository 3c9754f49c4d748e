import type { AnswerRequest } from './http-server.ts'
import { problemAnswer } from './problem-answer.ts'
import { createRequestId } from './request-id.ts'
import { finish } from './request-pipeline.ts'
import { answerLater } from './waiting-page.ts'

const words = {
  title: 'Webbplatsen startar',
  text: 'Sidan visas av sig själv om några sekunder.',
  english: 'The website is starting. The page will appear by itself in a few seconds.',
}

/**
 * Answers every request until the database is migrated and the website loaded: 503, and 200 for
 * `/healthz`. Nothing has failed, so nothing is logged.
 */
export const answerWhileStarting: AnswerRequest = async (request) => {
  const requestId = createRequestId()
  const { pathname } = new URL(request.url)
  return finish(answerTo(pathname, request, requestId), '/', { requestId })
}

function answerTo(path: string, request: Request, requestId: string): Response {
  if (path === '/healthz') {
    return new Response('ok', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
  if (path.startsWith('/api/')) return problemAnswer('unavailable', { requestId })
  return answerLater({ request, requestId, words })
}
