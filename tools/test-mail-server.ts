import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

export type MailServer = { url: string; stop: () => Promise<void> }

/**
 * A real SMTP server on loopback that keeps every mail it takes as an `.eml` file. It can be stopped
 * and started again on its port; a stop hangs up on whoever is still connected.
 */
export async function startMailServer({
  folder,
  port = 0,
}: {
  folder: string
  port?: number
}): Promise<MailServer> {
  mkdirSync(folder, { recursive: true })
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const file = join(folder, randomUUID())
        // Renamed when whole, so that a reader never sees half a mail.
        writeFileSync(`${file}.part`, Buffer.concat(chunks))
        renameSync(`${file}.part`, `${file}.eml`)
        done()
      })
    },
  })
  // A client that is killed resets its connection: that is what we are here to see, no error.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
