import { m } from '@minikran/i18n/messages'

const mostParts = 500
const mostHeadBytes = 2_048
// As browsers send them: of a header with several types or boundaries others could be read.
const urlEncoded = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i
const multipart = /^multipart\/form-data; ?boundary=("?)([\w'()+./:=?-]{1,70})\1$/i

/** The form data of a POST; other methods and types are answered with 405 and 400. */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw refusal(405)
  const bytes = new Uint8Array(await request.arrayBuffer())
  const type = request.headers.get('content-type') ?? ''
  if (!isBounded(bytes, type)) throw refusal(400)
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw refusal(400)
  })
}

/** Parsing half a million parts, or one with as many headers, would block the process for 12 seconds. */
function isBounded(bytes: Uint8Array, type: string): boolean {
  if (urlEncoded.test(type)) return placesOf('&', bytes).length <= mostParts
  const boundary = multipart.exec(type)?.[2]
  if (boundary === undefined) return false
  const borders = placesOf(`\r\n--${boundary}`, bytes)
  if (borders.length > mostParts) return false
  // The first border has no line before it, the last no part behind it.
  const starts = [0, ...borders].map((at) => bytes.subarray(at + 2, at + mostHeadBytes))
  return starts.every(
    (start) => start.length < mostHeadBytes - 2 || placesOf('\r\n\r\n', start).length > 0,
  )
}

// Piece by piece, since a body with pictures may have 31 MB. Comparing bytes took five times as long.
const pieceBytes = 65_536

/** Where an ASCII text is, up to one place more than a form may have parts. */
function placesOf(text: string, bytes: Uint8Array): number[] {
  const places: number[] = []
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const piece = bytes.subarray(start, start + pieceBytes + text.length - 1)
    const signs = new TextDecoder('latin1').decode(piece)
    for (let at = signs.indexOf(text); at !== -1; at = signs.indexOf(text, at + 1)) {
      places.push(start + at)
      if (places.length > mostParts) return places
    }
  }
  return places
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
