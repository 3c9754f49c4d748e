import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type MailServer = { url: string; stop: () => Promise<void> }

export type MailServerHooks = Pick<SMTPServerOptions, 'onConnect' | 'onRcptTo'> & {
  /** Whether the connection breaks instead of the answer to a whole mail. */
  hangsUpAfterData?: (mail: string) => boolean
  /** When the answer to a whole mail goes out. */
  onWholeMail?: (confirm: () => void) => void
}

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
  const server = createMailServer(folder)
  await listenOn(server, port)
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The same, not listening yet; the hooks change how it behaves. */
export function createMailServer(folder: string, hooks: MailServerHooks = {}): SMTPServer {
  mkdirSync(folder, { recursive: true })
  const {
    hangsUpAfterData = () => false,
    onWholeMail = (confirm) => confirm(),
    ...accepting
  } = hooks
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...accepting,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const file = join(folder, randomUUID())
        // Renamed when whole, so that a reader never sees half a mail.
        const mail = Buffer.concat(chunks)
        writeFileSync(`${file}.part`, mail)
        renameSync(`${file}.part`, `${file}.eml`)
        if (!hangsUpAfterData(mail.toString())) return onWholeMail(() => done())
        for (const socket of sockets) socket.destroy()
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  // A client that is killed resets its connection.
  server.on('error', () => undefined)
  return server
}

export function listenOn(
  server: { listen: (port: number, host: string, listening: () => void) => unknown },
  port: number,
): Promise<void> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
}
