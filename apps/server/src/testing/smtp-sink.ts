import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** The code with which the server refuses a recipient; null accepts it. */
export type RecipientVerdict = (address: string, attempt: number) => number | null

export type ReceivedMail = { raw: string; to: string[] }

/** A real SMTP server in the test's own process that keeps what it is sent. */
export async function startSmtpSink(judge: RecipientVerdict = () => null) {
  const received: ReceivedMail[] = []
  const attempts = new Map<string, number>()
  let told = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      const code = judge(address, attempt)
      if (code === null) return callback()
      // Like real servers, which name the recipient.
      const error = new Error(`<${address}>: Refused by the test`)
      callback(Object.assign(error, { responseCode: code }))
    },
    onData(stream, session: SMTPServerSession, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ raw: Buffer.concat(chunks).toString('utf8'), to })
        callback()
        told()
      })
    },
  })
  // A client that hangs up is the client's business.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Settles once so many mails have come in. */
    async waitFor(count: number) {
      while (received.length < count) {
        await new Promise<void>((resolve) => {
          told = resolve
        })
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
