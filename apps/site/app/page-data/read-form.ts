import { m } from '@minikran/i18n/messages'
// Bounds what it parses, which Node's own reader does not: half a million fields took it 12 seconds.
import { parseFormData } from '@remix-run/form-data-parser'

const mostParts = 500
/** Of all fields together. The longest text, of an inquiry with its tags, has 40,000 characters. */
const mostCharacters = 200_000
// The server has limited the size of the whole body already.
const limits = {
  maxParts: mostParts,
  maxFiles: mostParts,
  maxHeaderSize: 2_048,
  maxFileSize: Number.POSITIVE_INFINITY,
  maxTotalSize: Number.POSITIVE_INFINITY,
}
// The parser hands any other type to Node's own reader.
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/

/** The form data of a POST; other methods and types are answered with 405 and 400. */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw refusal(405)
  const sent = request.headers.get('content-type') ?? ''
  const type = sent.replace(/^[^;]*/, (name) => name.toLowerCase())
  if (!formTypes.test(type)) throw refusal(400)
  // In one piece: the parser keeps an object for each piece of a file.
  const body = await request.arrayBuffer()
  const whole = new Request(request.url, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  const form = await parseFormData(whole, limits).catch(() => {
    throw refusal(400)
  })
  if (charactersIn(form) > mostCharacters) throw refusal(400)
  return form
}

/** A page shows again what was typed: 30 MB of "<" became one of 300 MB, and ended the process. */
function charactersIn(form: FormData): number {
  const texts = [...form.values()].map((value) => (typeof value === 'string' ? value : ''))
  return texts.reduce((sum, text) => sum + text.length, 0)
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
