import { problemAnswer } from './problem-answer.ts'
import { wantsPage } from './wants-page.ts'

const againAfterSeconds = '5'

type Words = { title: string; text: string; english: string }
type Waiting = { request: Request; requestId: string; words: Words }

/**
 * 503 with `Retry-After`: a plain page for browsers, a problem for other clients. The page reloads
 * itself, except after a sent form, whose content would be lost.
 */
export function answerLater({ request, requestId, words }: Waiting): Response {
  if (!wantsPage(request)) return problemAnswer('unavailable', { requestId })
  return new Response(page(words, request.method !== 'POST'), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': againAfterSeconds,
    },
  })
}

const refresh = `<meta http-equiv="refresh" content="${againAfterSeconds}">\n`

const page = ({ title, text, english }: Words, comesAgain: boolean) => `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${comesAgain ? refresh : ''}<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p lang="en">${english}</p>
</main>
</body>
</html>
`
