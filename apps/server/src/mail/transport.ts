import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Env, isLoopbackHost } from '../env.ts'
import { storeFile } from '../media/store-file.ts'

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

/** `refused`: trying again cannot help. `later`: it may. */
export type SendResult = { kind: 'sent' } | { kind: 'refused' | 'later'; reason: string }
export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<SendResult>
  /** Lets go of the mail server; a later mail connects again. */
  close: () => void
}

/** The SMTP server of SMTP_URL, else files in DATA_DIR/mail (contract §1). */
export function createTransport({
  smtpUrl,
  dataDir,
}: Pick<Env, 'smtpUrl' | 'dataDir'>): MailTransport {
  return smtpUrl === null ? fileTransport(join(dataDir, 'mail')) : smtpTransport(smtpUrl)
}

function smtpTransport(url: string): MailTransport {
  let opened: ReturnType<typeof openPool> | null = null
  return {
    async send(mail) {
      try {
        opened ??= openPool(url)
        await (await opened).sendMail(messageOf(mail))
        return { kind: 'sent' }
      } catch (error) {
        return failureOf(error)
      }
    },
    close() {
      void opened?.then((pool) => pool.close())
      opened = null
    },
  }
}

// nodemailer is a large part of the program; it is loaded with the first mail.
async function openPool(url: string) {
  const { createTransport: createPool } = await import('nodemailer')
  return createPool({
    url,
    // One connection, kept between mails: connecting costs more than sending.
    pool: true,
    maxConnections: 1,
    idleTimeout: 30_000,
    // A kept connection that the server has closed meanwhile is opened once more.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A server on this very machine has no certificate that anybody could vouch for.
    tls: { rejectUnauthorized: !isLoopbackHost(new URL(url).hostname) },
  })
}

function fileTransport(folder: string): MailTransport {
  let opened: ReturnType<typeof openFolder> | null = null
  return {
    async send(mail) {
      try {
        opened ??= openFolder(folder)
        const { message } = await (await opened).sendMail(messageOf(mail))
        // The name comes from the Message-ID, so that a mail written twice is one file.
        const name = mail.messageId.replace(/^<|@.*$/g, '').replace(/[^A-Za-z0-9-]/g, '_')
        await storeFile(join(folder, `${name}.eml`), (part) =>
          writeFile(part, message as Buffer, { mode: 0o600 }),
        )
        return { kind: 'sent' }
      } catch (error) {
        // A folder that was taken away is made again for the next mail.
        opened = null
        return failureOf(error)
      }
    },
    close() {},
  }
}

async function openFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  const { createTransport: createComposer } = await import('nodemailer')
  return createComposer({ streamTransport: true, buffer: true, newline: 'windows' })
}

function messageOf(mail: OutgoingMail) {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// 5xx is the receiving side's final word about this mail, but for log-in (a wrong password here
// is put right by the operator) and size of the whole system's troubles, which pass.
const finalCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

function failureOf(error: unknown): SendResult {
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
