import { type Agent, type IncomingMessage, request } from 'node:http'

/** All of 127.0.0.0/8 is the machine itself (on Linux): each address is a network of its own. */
export const networkAt = (block: number, at: number) =>
  `127.${block}.${Math.floor(at / 250)}.${1 + (at % 250)}`

export type Asked = {
  url: string
  /** The address that the request comes from. */
  from: string
  /** False: over a new connection. */
  agent: Agent | false
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
}

/** One request and its whole answer; status 0 when the connection breaks. */
export async function ask(asked: Asked): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now()
  const status = await send(asked).catch(() => 0)
  return { status, milliseconds: performance.now() - started }
}

function send({ url, from, agent, body, ...options }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) => {
      answer.on('error', reject)
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    }
    const sent = request(url, { ...options, agent, localAddress: from }, read)
    sent.on('error', reject)
    sent.end(body)
  })
}
