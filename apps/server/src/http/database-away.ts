import { errorChain } from '../operations/error-chain.ts'

// Connection lost or refused, server starting or stopping, out of connections, statement or lock
// timed out, disk of the database or of the uploads full or read only, too many files open: the request
// may succeed later.
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EMFILE',
  'ENFILE',
  '25006',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])
const awayMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
]

// The same code for a file of ours that is missing is a fault.
const isSocketGone = (error: Error, code: string) =>
  code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** True when the error or its cause means that database or storage are temporarily unavailable. */
export function isDatabaseAway(error: unknown): boolean {
  return errorChain(error).some((at) => {
    const code = 'code' in at ? String(at.code) : ''
    // Object storage that does not answer.
    if (at.name === 'TimeoutError') return true
    if (awayCodes.has(code) || code.startsWith('08') || isSocketGone(at, code)) return true
    if (awayMessages.some((part) => at.message.includes(part))) return true
    return at instanceof AggregateError && at.errors.some(isDatabaseAway)
  })
}
