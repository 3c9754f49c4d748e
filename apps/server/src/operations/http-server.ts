import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { ErrorCode } from '@minikran/contract/error-codes'
import { maxBodyBytes } from '../api/http/body-sizes.ts'
import { keepAliveSeconds } from '../finished/finished-head.ts'
import type { AnswerFinished } from '../finished/finished-listener.ts'
import { bodyLimit, isStaffUpload } from './body-limit.ts'
import { createBodyRoom } from './body-room.ts'
import { endStalled } from './end-stalled.ts'
import { announcedBytes, readBody } from './read-body.ts'

/** What the app is told about the connection behind a request. */
export type Connection = { remoteAddress: string; bodyFault: BodyFault | null }
/** Why a request came without its body. */
export type BodyFault = Extract<ErrorCode, 'bodyTooLarge' | 'unavailable'>
export type AnswerUnreadable = (code: ErrorCode) => Response
export type AnswerRequest = (request: Request, connection: Connection) => Promise<Response>

/** Sees a request before the app does; calls `next` for what is not its own. */
export type NodeMiddleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void

type Options = {
  answer: AnswerRequest
  /** Answers what cannot be made a request: a broken host or address, no HTTP at all. */
  answerUnreadable: AnswerUnreadable
  /** Answers what is kept; null where nothing is. */
  answerFinished: AnswerFinished | null
  middleware: NodeMiddleware | null
}
// Files that arrive at the same time, as they came; more than this has to wait.
const roomBytes = 32 * 1024 * 1024
type Received = IncomingMessage & { rawBody?: Buffer; bodyFault?: BodyFault }

/** Node's own server with limits on how long and how much a client may send (reliability F14, F15). */
export function createHttpServer(options: Options): Server {
  const { answer, answerUnreadable, answerFinished, middleware } = options
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const response = await answer(request, connectionOf(incoming as Received))
      // While the server stops, an answer is the last of its connection.
      if (!server.listening) outgoing.setHeader('connection', 'close')
      return response
    },
    { errorHandler: () => answerUnreadable('invalidRequest') },
  )
  const publicRoom = createBodyRoom(roomBytes)
  const staffRoom = createBodyRoom(roomBytes)
  const receive = async (incoming: Received, outgoing: ServerResponse) => {
    const maxBytes = bodyLimit(incoming)
    const bytes = Math.min(maxBytes, announcedBytes(incoming) ?? maxBytes)
    const room = isStaffUpload(incoming) ? staffRoom : publicRoom
    const giveBack = bytes > maxBodyBytes ? room.take(bytes) : ignore
    if (giveBack !== null) outgoing.on('close', giveBack)
    const body = await readBody(incoming, giveBack === null ? 0 : maxBytes)
    if (body.kind === 'aborted') return
    incoming.rawBody = body.kind === 'read' ? body.bytes : Buffer.alloc(0)
    if (body.kind === 'tooLarge') {
      incoming.bodyFault = giveBack === null ? 'unavailable' : 'bodyTooLarge'
      outgoing.setHeader('connection', 'close')
    }
    await listener(incoming, outgoing)
  }
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: keepAliveSeconds * 1000,
      maxHeaderSize: 16 * 1024,
      // Node's own refusal has neither body nor security headers; the listener refuses it as well.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      // While the server stops, every answer ends its connection: not the short way.
      if (server.listening && answerFinished?.(incoming, outgoing) === true) return
      // A client that hangs up is its own business, never an error of ours. The short way has
      // written its answer whole by now, and no error can come of it any more.
      outgoing.on('error', ignore)
      incoming.on('error', ignore)
      const handle = () => void receive(incoming, outgoing).catch(() => incoming.destroy())
      if (middleware === null) handle()
      else middleware(incoming, outgoing, handle)
    },
  )
  server.maxHeadersCount = 100
  endStalled(server, { lookEveryMs: 5_000, stalledMs: 60_000 })
  server.on('clientError', (error, socket) => answerClientError(error, socket, answerUnreadable))
  server.on('checkExpectation', ({ socket }) => {
    void writeRaw(socket, answerUnreadable('expectationFailed'))
  })
  return server
}

const drainMs = 10_000
const graceMs = 1_000

/**
 * Accepts nothing new and ends each connection with its next answer; those without one end after a
 * second, and whatever is left after ten. Node's own `close` would cut idle connections at once,
 * under the very request that a client is just sending.
 */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const limit = setTimeout(() => server.closeAllConnections(), drainMs)
  const sweep = setInterval(() => server.closeIdleConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(limit)
}

const ignore = () => undefined

function connectionOf(incoming: Received): Connection {
  return {
    remoteAddress: incoming.socket.remoteAddress ?? '',
    bodyFault: incoming.bodyFault ?? null,
  }
}

const codeByParserError: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
}

// Node could not parse the request, so there is none to answer: the bytes are written by hand.
function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  answerUnreadable: AnswerUnreadable,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else
    void writeRaw(socket, answerUnreadable(codeByParserError[error.code ?? ''] ?? 'invalidRequest'))
}

async function writeRaw(socket: Duplex, response: Response): Promise<void> {
  const { status, headers } = response
  const body = await response.text()
  headers.set('connection', 'close')
  headers.set('content-length', String(Buffer.byteLength(body)))
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n${body}`)
}
