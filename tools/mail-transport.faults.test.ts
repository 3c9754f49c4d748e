import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  createTransport,
  type OutgoingMail,
  smtpTimeouts,
} from '../apps/server/src/mail/transport.ts'
import { readMails } from '../e2e/mailbox.ts'
import { freePort } from './campaigns/server-process.ts'
import { type MailFault, startFaultyMailServer } from './faulty-mail-server.ts'

const mail: OutgoingMail = {
  messageId: '<en-och-samma@minikran.example>',
  from: { name: 'Minikran', address: 'info@minikran.example' },
  to: 'karin@kund.example',
  replyTo: null,
  subject: 'Förfrågan',
  html: '<p>Hej</p>',
  text: 'Hej',
  attachments: [],
}

type Given = { fault: MailFault; timeouts?: typeof smtpTimeouts }

async function startMail({ fault, timeouts = smtpTimeouts }: Given) {
  const folder = await mkdtemp(join(tmpdir(), 'minikran-mail-'))
  let confirm = () => {}
  const confirmation = new Promise<void>((resolve) => {
    confirm = resolve
  })
  const server = await startFaultyMailServer({
    folder: join(folder, 'mail'),
    port: await freePort(),
    confirmation,
  })
  await server.become(fault)
  const transport = createTransport({ smtpUrl: server.url, dataDir: folder }, timeouts)
  onTestFinished(async () => {
    confirm()
    transport.close()
    await server.stop()
    await rm(folder, { recursive: true })
  })
  const arrived = async () => (await readMails(folder)).map(({ messageId }) => messageId)
  return { server, transport, arrived, confirm }
}

test('a mail server gets the time that RFC 5321 asks for', () => {
  expect(smtpTimeouts).toEqual({ greetingMs: 300_000, answerMs: 600_000 })
})

test('a server that is slow to confirm a mail gets it once', async () => {
  const { transport, arrived, confirm } = await startMail({ fault: 'slowConfirmation' })
  const sending = transport.send(mail)
  await expect.poll(arrived).toEqual([mail.messageId])
  confirm()
  expect(await sending).toEqual({ kind: 'sent' })
  expect(await arrived()).toEqual([mail.messageId])
})

test('a server that never confirms a mail may have taken it', async () => {
  const timeouts = { ...smtpTimeouts, answerMs: 200 }
  const { transport, arrived } = await startMail({ fault: 'slowConfirmation', timeouts })
  expect(await transport.send(mail)).toMatchObject({ kind: 'unclear' })
  expect(await arrived()).toEqual([mail.messageId])
})

test('a server that hangs up after a mail gets it once a try, always with the same Message-ID', async () => {
  const { server, transport, arrived } = await startMail({ fault: 'droppedAfterData' })
  expect(await transport.send(mail)).toMatchObject({ kind: 'unclear' })
  expect(await arrived()).toEqual([mail.messageId])
  await server.become(null)
  expect(await transport.send(mail)).toEqual({ kind: 'sent' })
  expect(await arrived()).toEqual([mail.messageId, mail.messageId])
})

test.each(['refused', 'busyAtGreeting', 'busyAtRecipient', 'fullAtRecipient'] as const)(
  'a server that is %s has not taken the mail',
  async (fault) => {
    const { transport, arrived } = await startMail({ fault })
    expect(await transport.send(mail)).toMatchObject({ kind: 'later' })
    expect(await arrived()).toEqual([])
  },
)

test('a server that never greets has not taken the mail', async () => {
  const timeouts = { ...smtpTimeouts, greetingMs: 200 }
  const { transport } = await startMail({ fault: 'blackHole', timeouts })
  expect(await transport.send(mail)).toMatchObject({ kind: 'later' })
})

test('whoever waits for a confirmation lets go when the transport is closed', async () => {
  const { transport, arrived } = await startMail({ fault: 'slowConfirmation' })
  const sending = transport.send(mail)
  await expect.poll(arrived).toEqual([mail.messageId])
  transport.close()
  expect(await sending).toMatchObject({ kind: 'unclear' })
})
