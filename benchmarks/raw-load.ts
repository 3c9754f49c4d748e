import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export const connections = 32
/** Longer than a server takes for a batch. */
const pauseMs = 3
const headEnd = '\r\n\r\n'
const lastChunk = '\r\n0\r\n\r\n'
const sleeper = new Int32Array(new SharedArrayBuffer(4))

export type Load = {
  batches: number
  /** The path with its query that comes next. */
  nextPath: () => string
  headers: Record<string, string>
}

/**
 * Asks a server in batches, one request on each of the kept connections, and sleeps until a batch is
 * answered: a client that waits for each answer is woken by it, at the cost of the server, and the
 * more often the slower that server is. Bytes and sockets only. Returns the requests made.
 */
export async function askInBatches(
  origin: string,
  { batches, nextPath, headers }: Load,
): Promise<number> {
  const { hostname, port } = new URL(origin)
  const fields = Object.entries({ host: 'localhost', ...headers })
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const clients = await Promise.all(
    Array.from({ length: connections }, () => connectClient(Number(port), hostname)),
  )
  for (let batch = 0; batch < batches; batch += 1) {
    const answers = clients.map(({ ask }) => ask(`GET ${nextPath()} HTTP/1.1\r\n${head}\r\n`))
    Atomics.wait(sleeper, 0, 0, pauseMs)
    await Promise.all(answers)
  }
  for (const { socket } of clients) socket.destroy()
  return connections * batches
}

type Client = { socket: Socket; ask: (request: string) => Promise<void> }

async function connectClient(port: number, hostname: string): Promise<Client> {
  const socket = connect(port, hostname)
  await once(socket, 'connect')
  const ask = (request: string) =>
    new Promise<void>((resolve, reject) => {
      let received = 0
      let expected: number | 'chunked' = 0
      let end = ''
      const read = (chunk: Buffer) => {
        if (received === 0) expected = lengthOf(chunk.toString('latin1'))
        received += chunk.length
        end = (end + chunk.toString('latin1', Math.max(0, chunk.length - lastChunk.length))).slice(
          -lastChunk.length,
        )
        if (expected === 'chunked' ? end !== lastChunk : received < expected) return
        socket.off('data', read).off('close', fail)
        resolve()
      }
      const fail = () => reject(new Error(`${hostname}:${port} closed a connection.`))
      socket.on('data', read).on('close', fail)
      socket.write(request)
    })
  return { socket, ask }
}

function lengthOf(start: string): number | 'chunked' {
  const head = start.slice(0, start.indexOf(headEnd) + headEnd.length)
  const isOk = head.startsWith('HTTP/1.1 200')
  if (isOk && /^transfer-encoding: chunked/im.test(head)) return 'chunked'
  const body = Number(/^content-length: (\d+)/im.exec(head)?.[1])
  if (!isOk || Number.isNaN(body)) throw new Error(head)
  return head.length + body
}
