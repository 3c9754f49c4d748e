import { m } from '@minikran/i18n/messages'

// Parsing hundreds of thousands of empty parts would block the process.
const mostParts = 500
const [lineFeed, dash] = [10, 45]

/** The form data of a POST; other methods and types are answered with 405 and 400. */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw refusal(405)
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bordersIn(bytes) > mostParts) throw refusal(400)
  const type = request.headers.get('content-type') ?? ''
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw refusal(400)
  })
}

/** Lines that begin with two dashes limit the number of parts. */
function bordersIn(bytes: Uint8Array): number {
  let borders = 0
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
    if (bytes[at + 1] === dash && bytes[at + 2] === dash) borders += 1
  }
  return borders
}

function refusal(status: 400 | 405): Response {
  return new Response(`${m.form_unreadable_title()}. ${m.form_unreadable_lead()}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 && { allow: 'POST' }),
    },
  })
}
