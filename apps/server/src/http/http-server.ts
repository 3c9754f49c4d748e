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
import {
  type BodyFault,
  createBodyReceiver,
  type ReceiveBody,
  type Received,
} from './body-receiver.ts'
import { endStalled } from './end-stalled.ts'
import { limitConnections } from './limit-connections.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { dropBeforeAnswer, dropBody } from './receive-body.ts'

/** What the app knows of the connection of a request. */
export type Connection = { remoteAddress: string; receiveBody: ReceiveBody }
export type AnswerUnreadable = (code: ErrorCode) => Response
/** Answers a request from the response cache; false, with the request untouched, when it cannot. */
export type AnswerFromCache = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
export type AnswerRequest = (request: Request, connection: Connection) => Promise<Response>

/** Gets a request before the app; calls `next` for those that it does not answer. */
export type NodeMiddleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void

type Options = {
  answer: AnswerRequest
  /** Answers what is no valid request: a broken host or URL, or no HTTP. */
  answerUnreadable: AnswerUnreadable
  answerFromCache: AnswerFromCache
  /** Vite's, in development. */
  middleware?: NodeMiddleware
  /** Proxies: their connections carry requests of many networks. */
  trustProxy: readonly string[]
  /** Where large bodies are stored while they arrive. */
  bodyFolder: string
}
// Chunks wait in memory until the head of their request is checked. Each takes some 400 bytes beside its
// content, however small: 300 such requests ended the process.
const mostUnreadChunked = 8
const mostUnreadBytes = 16 * 1024
const serverOptions = {
  // Requests without a body need no stream events, which saves time for each cached answer.
  optimizeEmptyRequests: true,
  headersTimeout: 15_000,
  // Enough for the largest bodies; `body-pace.ts` ends stopped and slow ones earlier.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
  highWaterMark: mostUnreadBytes,
  // The request listener refuses a missing host itself, with a body and security headers.
  requireHostHeader: false,
}

/** Node's HTTP server, with limits on the time and size of requests. */
export function createHttpServer(options: Options): Server {
  const { answerUnreadable, answerFromCache, middleware, bodyFolder } = options
  const receive = createBodyReceiver(bodyFolder)
  const listener = createListener(options, () => server.listening)
  const unreadChunked = new Set<IncomingMessage>()
  const isBeyondPipeline = limitPipelining()
  const respond = async (incoming: Received, outgoing: ServerResponse) => {
    let received: Promise<BodyFault | null> | null = null
    incoming.receive = (network) => {
      unreadChunked.delete(incoming)
      received ??= receive(incoming, outgoing, network)
      return received
    }
    if (isChunked(incoming)) unreadChunked.add(incoming)
    await listener(incoming, outgoing).finally(() => unreadChunked.delete(incoming))
    if (received === null) dropBody(incoming)
  }
  const handle = (incoming: Received, outgoing: ServerResponse) => {
    if (isBeyondPipeline(incoming, outgoing)) return
    if (isChunked(incoming) && unreadChunked.size >= mostUnreadChunked) {
      void writeRaw(incoming.socket, answerUnreadable('unavailable'))
      return dropBody(incoming)
    }
    // The cache listener does not end connections, as answers must while the server stops.
    if (server.listening && answerFromCache(incoming, outgoing)) return
    // A client that disconnects is no error. An answer from the cache has already been written whole.
    outgoing.on('error', ignore)
    incoming.on('error', ignore)
    const respondOrEnd = () => void respond(incoming, outgoing).catch(() => incoming.destroy())
    if (middleware === undefined) respondOrEnd()
    else middleware(incoming, outgoing, respondOrEnd)
  }
  const server = createServer(serverOptions, handle)
  server.maxHeadersCount = 100
  limitConnections(server, options.trustProxy)
  endStalled(server, { lookEveryMs: 5_000, stalledMs: 60_000 })
  server.on('clientError', (error, socket) => answerClientError(error, socket, answerUnreadable))
  // Without this, Node asks for the body before anything has looked at the head. An answer without
  // having asked ends the connection.
  server.on('checkContinue', (incoming, outgoing) => {
    const waiting: Received = incoming
    waiting.isSilent = true
    handle(waiting, outgoing)
  })
  server.on('checkExpectation', (incoming, outgoing) => {
    if (isBeyondPipeline(incoming, outgoing)) return
    void writeRaw(incoming.socket, answerUnreadable('expectationFailed'))
  })
  return server
}

/** Turns Node's requests into those that the app answers. */
const createListener = (
  { answer, answerUnreadable }: Pick<Options, 'answer' | 'answerUnreadable'>,
  isListening: () => boolean,
) =>
  getRequestListener(
    async (request, connection) => {
      const incoming = connection.incoming as Received
      const outgoing = connection.outgoing as ServerResponse
      const response = await answer(request, {
        remoteAddress: incoming.socket.remoteAddress ?? '',
        receiveBody: incoming.receive ?? (async () => null),
      })
      // While the server stops, each connection ends with its answer.
      if (!isListening()) outgoing.setHeader('connection', 'close')
      if (!incoming.isSilent) await dropBeforeAnswer(incoming, outgoing)
      return response
    },
    // `dropBody` reads what is left of a body: the library would end the connection after half a second.
    { errorHandler: () => answerUnreadable('invalidRequest'), autoCleanupIncoming: false },
  )

const drainMs = 10_000
const graceMs = 1_000

/**
 * Accepts no new connections and ends each open one with its next answer. Idle ones end after a second,
 * all others after ten. Node's `server.close` would end idle connections at once, also those on which
 * a request is just arriving.
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
const isChunked = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined

const codeByParserError: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
}

// Node could not parse the request, so there is no response object: the answer is written to the socket.
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
