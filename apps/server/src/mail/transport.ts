import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Env, isLoopbackHost } from '../env.ts'
import { storeFile } from '../media/store-file.ts'
import { madeOnce } from '../operations/made-once.ts'

/** A finished message; every address in it has been validated. */
export type OutgoingMail = {
  messageId: string
  from: { name: string; address: string }
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  attachments: { filename: string; content: string | Buffer; contentType: string }[]
}

/**
 * `refused`: it is not tried again. `later`: it is. `unclear`: the server has got the whole mail but has
 * not confirmed it, so that another try may deliver a second copy.
 */
export type SendResult =
  | { kind: 'sent' }
  | { kind: 'refused' | 'later' | 'unclear'; reason: string }
export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<SendResult>
  /** Closes the connection, also during a mail; a later mail connects again. */
  close: () => void
}

/** Timeouts for the greeting and for each answer, by RFC 5321, 4.5.3.2. */
export const smtpTimeouts = { greetingMs: 5 * 60_000, answerMs: 10 * 60_000 }

/** The SMTP server of SMTP_URL, else files in DATA_DIR/mail. */
export function createTransport(
  { smtpUrl, dataDir }: Pick<Env, 'smtpUrl' | 'dataDir'>,
  timeouts = smtpTimeouts,
): MailTransport {
  return smtpUrl === null ? fileTransport(join(dataDir, 'mail')) : smtpTransport(smtpUrl, timeouts)
}

type SmtpPool = Awaited<ReturnType<typeof openPool>>

function smtpTransport(url: string, timeouts: typeof smtpTimeouts): MailTransport {
  let opened: Promise<SmtpPool> | null = null
  // Mails whose last byte was written to the connection.
  const handedOver = new Set<string>()
  const open = async () => {
    const pool = await openPool(url, timeouts)
    pool.use('stream', ({ message }, done) => {
      message.processFunc((bytes) => bytes.once('end', () => handedOver.add(message.messageId())))
      done()
    })
    return pool
  }
  return {
    async send(mail) {
      const { messageId } = mail
      try {
        opened ??= open()
        await (await opened).sendMail(messageOf(mail))
        return { kind: 'sent' }
      } catch (error) {
        const failure = failureOf(error)
        const isUnclear = handedOver.has(messageId) && !hasAnswer(error)
        return isUnclear ? { ...failure, kind: 'unclear' } : failure
      } finally {
        handedOver.delete(messageId)
      }
    },
    close() {
      void opened?.then((pool) => pool.close({ force: true }))
      opened = null
    },
  }
}

// nodemailer is a large part of the program; it is loaded with the first mail.
async function openPool(url: string, { greetingMs, answerMs }: typeof smtpTimeouts) {
  const { createTransport: createPool } = await import('nodemailer')
  return createPool({
    url,
    // One connection, kept between mails: connecting costs more than sending.
    pool: true,
    maxConnections: 1,
    idleTimeout: 30_000,
    // The mail's job decides when it is tried again.
    maxRequeues: 0,
    // Connecting and greeting together.
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: answerMs,
    dnsTimeout: 5_000,
    // A server on the same machine has no verifiable certificate.
    tls: { rejectUnauthorized: !isLoopbackHost(new URL(url).hostname) },
  })
}

function fileTransport(folder: string): MailTransport {
  return {
    async send(mail) {
      try {
        const { message } = await (await composer()).sendMail(messageOf(mail))
        // The name comes from the Message-ID, so that a mail written twice is one file.
        const name = mail.messageId.replace(/^<|@.*$/g, '').replace(/[^A-Za-z0-9-]/g, '_')
        await storeFile(join(folder, `${name}.eml`), (part) =>
          writeFile(part, message as Buffer, { mode: 0o600 }),
        )
        return { kind: 'sent' }
      } catch (error) {
        return failureOf(error)
      }
    },
    close() {},
  }
}

const composer = madeOnce(async () => {
  const { createTransport: createComposer } = await import('nodemailer')
  return createComposer({ streamTransport: true, buffer: true, newline: 'windows' })
})

function messageOf({ replyTo, ...mail }: OutgoingMail) {
  return {
    ...mail,
    ...(replyTo === null ? {} : { replyTo }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// After these commands 5xx is final for the mail. Others, such as a refused log-in, can be put right by the
// operator, and 552, a full mailbox, may pass.
const finalCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

const hasAnswer = (error: unknown) =>
  (error as { responseCode?: number }).responseCode !== undefined

function failureOf(error: unknown): { kind: 'refused' | 'later'; reason: string } {
  const { responseCode, command, code, message } = error as {
    responseCode?: number
    command?: string
    code?: string
    message?: string
  }
  const reason = [code, responseCode, command, message].filter(Boolean).join(' ').slice(0, 500)
  const isFinal =
    responseCode !== undefined &&
    responseCode >= 500 &&
    responseCode !== 552 &&
    finalCommands.has(command ?? '')
  return { kind: isFinal ? 'refused' : 'later', reason }
}
