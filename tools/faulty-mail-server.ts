import { createServer, type Server, type Socket } from 'node:net'
import type { SMTPServer } from 'smtp-server'
import { createMailServer, listenOn, type MailServerHooks } from './test-mail-server.ts'

/** What is wrong with the mail server; `null` is nothing. */
export type MailFault =
  | 'refused'
  | 'blackHole'
  | 'busyAtGreeting'
  | 'busyAtRecipient'
  | 'fullAtRecipient'
  | 'unknownRecipient'
  | 'droppedAfterData'
  | 'slowGreeting'
  | 'slowConfirmation'
  | null

/** What a campaign lets happen to many mails; a slow confirmation would hold each for as long. */
export const mailFaults = [
  'refused',
  'blackHole',
  'busyAtGreeting',
  'busyAtRecipient',
  'unknownRecipient',
  'droppedAfterData',
  'slowGreeting',
] as const satisfies readonly MailFault[]

/** Addresses that `unknownRecipient` does not know. */
export const unknownPrefix = 'okand-'

const slowGreetingMs = 30_000

type Options = {
  folder: string
  port: number
  /** What `slowConfirmation` waits for; the mail is kept by then. */
  confirmation?: Promise<void>
}

/** A real SMTP server whose behaviour can be made bad, and well again, on one port. */
export async function startFaultyMailServer(options: Options) {
  const { folder, port, confirmation = Promise.resolve() } = options
  let fault: MailFault = null
  let running: Running | null = await startWell()
  let swallowed = Promise.resolve()

  async function startWell(): Promise<Running> {
    const server = createMailServer(folder, {
      ...hooksFor(() => fault),
      onWholeMail: (confirm) =>
        fault === 'slowConfirmation' ? void confirmation.then(confirm) : confirm(),
    })
    await listenOn(server, port)
    return { close: () => closeSmtp(server) }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** From now on; who is connected is hung up on, as when a server breaks. */
    async become(next: MailFault) {
      await running?.close()
      running = null
      fault = next
      if (next === 'refused') return
      if (next !== 'blackHole') {
        running = await startWell()
        return
      }
      const blackHole = await startBlackHole(port)
      running = blackHole
      swallowed = blackHole.swallowed
    },
    /** Settles once the latest `blackHole` has taken a connection. */
    swallowed: () => swallowed,
    stop: async () => {
      await running?.close()
      running = null
    },
  }
}

type Running = { close: () => Promise<void> }

function hooksFor(current: () => MailFault): MailServerHooks {
  return {
    onConnect(_session, done) {
      if (current() === 'busyAtGreeting') return done(refusal(421, 'Too busy, come back later'))
      if (current() !== 'slowGreeting') return done()
      setTimeout(done, slowGreetingMs).unref()
    },
    onRcptTo({ address }, _session, done) {
      if (current() === 'busyAtRecipient') return done(refusal(451, 'Greylisted, try again later'))
      if (current() === 'fullAtRecipient') return done(refusal(552, 'The mailbox is full'))
      const isUnknown = current() === 'unknownRecipient' && address.startsWith(unknownPrefix)
      return isUnknown ? done(refusal(550, 'No such mailbox')) : done()
    },
    // The mail is kept, but whoever sent it never hears of it.
    hangsUpAfterData: () => current() === 'droppedAfterData',
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

/** Takes connections and says nothing, for ever. */
async function startBlackHole(port: number): Promise<Running & { swallowed: Promise<void> }> {
  const sockets = new Set<Socket>()
  let tell = () => {}
  const swallowed = new Promise<void>((resolve) => {
    tell = resolve
  })
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    tell()
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await listenOn({ listen: (...args) => server.listen(...args) }, port)
  return {
    swallowed,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function closeSmtp(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
