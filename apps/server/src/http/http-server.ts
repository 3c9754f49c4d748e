import { mkdirSync } from 'node:fs'
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
import { bodyLimit, isStaffBody } from './body-limit.ts'
import { createBodyRoom } from './body-room.ts'
import { createBodyStore } from './body-store.ts'
import { endStalled } from './end-stalled.ts'
import { limitConnections } from './limit-connections.ts'
import { dropBody, receiveBody } from './receive-body.ts'

/** What the app is told about the connection behind a request. */
export type Connection = { remoteAddress: string; receiveBody: ReceiveBody }
/**
 * Reads the body, once the head of the request has been found good; only then may the request's body
 * be asked for. Null: it is whole.
 */
export type ReceiveBody = (network: string) => Promise<BodyFault | null>
/** Why a request has no body. */
export type BodyFault = Extract<ErrorCode, 'bodyTooLarge' | 'unavailable' | 'requestTimeout'>
export type AnswerUnreadable = (code: ErrorCode) => Response
/** Answers a request from the response cache; false, with the request untouched, when it cannot. */
export type AnswerFinished = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
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
  /** Proxies, whose connections carry the requests of many networks. */
  trustProxy: readonly string[]
  /** Where large bodies are stored while they arrive. */
  bodyFolder: string
}
// Large bodies under way at the same time; one network's part is a form with three pictures.
const room = { mostBytes: 64 * 1024 * 1024, mostOfNetwork: 32 * 1024 * 1024 }
/** `rawBody` is what the request listener takes for the body of the request. */
type Received = IncomingMessage & { rawBody?: Buffer; receive?: ReceiveBody }

/** Node's own server with limits on how long and how much a client may send. */
export function createHttpServer(options: Options): Server {
  const { answer, answerUnreadable, answerFinished, middleware, bodyFolder } = options
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const response = await answer(request, connectionOf(incoming as Received))
      // While the server stops, an answer is the last of its connection.
      if (!server.listening) outgoing.setHeader('connection', 'close')
      return response
    },
    // What is left of a body is `dropBody`'s: the library would cut honest clients off after half a second.
    { errorHandler: () => answerUnreadable('invalidRequest'), autoCleanupIncoming: false },
  )
  mkdirSync(bodyFolder, { recursive: true })
  const publicRoom = createBodyRoom(room)
  const staffRoom = createBodyRoom(room)
  const receive = async (incoming: Received, outgoing: ServerResponse, network: string) => {
    const share = (isStaffBody(incoming) ? staffRoom : publicRoom).open(network)
    const store = createBodyStore(bodyFolder)
    const body = await receiveBody(incoming, { maxBytes: bodyLimit(incoming), share, store })
    await store.discard()
    incoming.rawBody = body.kind === 'whole' ? body.bytes : Buffer.alloc(0)
    if (body.kind === 'whole' && !outgoing.closed) {
      outgoing.once('close', share.giveBack)
      return null
    }
    share.giveBack()
    if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
    return faultByKind[body.kind]
  }
  const respond = async (incoming: Received, outgoing: ServerResponse) => {
    let received: Promise<BodyFault | null> | null = null
    incoming.receive = (network) => {
      received ??= receive(incoming, outgoing, network)
      return received
    }
    await listener(incoming, outgoing)
    if (received === null) dropBody(incoming)
  }
  const server = createServer(
    {
      headersTimeout: 15_000,
      // For the largest bodies; `body-pace.ts` ends those that stop or are too slow.
      requestTimeout: 300_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 10_000,
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
      const handle = () => void respond(incoming, outgoing).catch(() => incoming.destroy())
      if (middleware === null) handle()
      else middleware(incoming, outgoing, handle)
    },
  )
  server.maxHeadersCount = 100
  limitConnections(server, options.trustProxy)
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
    receiveBody: incoming.receive ?? (async () => null),
  }
}

const faultByKind = {
  whole: null,
  tooLarge: 'bodyTooLarge',
  noRoom: 'unavailable',
  stopped: 'requestTimeout',
} as const

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
