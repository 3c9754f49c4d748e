import { type ServerResponse, STATUS_CODES } from 'node:http'

/** How long a connection stays open without a request; every answer tells it. */
export const keepAliveSeconds = 10

// Where node's own `writeHead` leaves what it has spelled, and whether the connection ends with it.
type SpelledResponse = ServerResponse & { _header: string; _last: boolean }

/** The part of an answer's head that is the same for all who ask; `headers`: name, value, name, value. */
export function spellHead(status: 200 | 304, headers: readonly string[]): string {
  let lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) {
    lines += spellField(headers[at] ?? '', headers[at + 1] ?? '')
  }
  return lines
}

export const spellField = (name: string, value: string) => `${name}: ${value}\r\n`

/**
 * Sends an answer whose head is spelled already. Node's `writeHead` reads, checks and joins every
 * header anew for each answer, a sixth of what a kept one costs; these were checked when `Headers`
 * took them, and a test compares what goes out with what node itself would have sent.
 */
export function sendSpelled(outgoing: ServerResponse, head: string, body: Buffer | string): void {
  const spelled = outgoing as SpelledResponse
  const staysOpen = outgoing.shouldKeepAlive
  spelled._header = `${head}${dateField()}${staysOpen ? openFields : closeFields}`
  spelled._last = !staysOpen
  outgoing.end(body, 'latin1')
}

const openFields = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`
const closeFields = 'Connection: close\r\n\r\n'

let datedSecond = 0
let datedField = ''

function dateField(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== datedSecond) {
    datedSecond = second
    datedField = `Date: ${new Date(second * 1000).toUTCString()}\r\n`
  }
  return datedField
}
