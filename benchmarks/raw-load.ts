import { connect } from 'node:net'

const headEnd = '\r\n\r\n'

/**
 * Asks for one address so many times over kept connections, the next request after each answer.
 * Bytes and sockets only: a real HTTP client would cost more than the server that it measures.
 */
export async function askOften(
  address: string,
  { times, connections = 32 }: { times: number; connections?: number },
): Promise<void> {
  const { hostname, port, pathname, search } = new URL(address)
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`
  let left = times
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let received = 0
      let expected = 0
      const next = () => {
        if (left === 0) return socket.end(resolve)
        left -= 1
        socket.write(request)
      }
      socket.on('connect', next)
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        if (received === 0) expected = lengthOf(chunk.toString('latin1'))
        received += chunk.length
        if (received < expected) return
        received = 0
        next()
      })
      // Answered to the end, it is resolved by now.
      socket.on('close', () => reject(new Error(`${address} closed a connection.`)))
    })
  await Promise.all(Array.from({ length: connections }, work))
}

function lengthOf(start: string): number {
  const head = start.slice(0, start.indexOf(headEnd) + headEnd.length)
  const body = Number(/^content-length: (\d+)/im.exec(head)?.[1])
  if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(body)) throw new Error(head)
  return head.length + body
}
