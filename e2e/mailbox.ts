import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** How long and how often one looks for a mail: it comes within a second. */
export const mailTimes = { timeout: 60_000, intervals: [100] }

// A mail is whole from its first moment and never changes; whoever waits for one asks often.
const parsed = new Map<string, Promise<Email>>()

/** All mails that a site has written or that its mail server has taken, parsed. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map((name) => readMail(join(folder, name))))
}

function readMail(file: string): Promise<Email> {
  const known = parsed.get(file) ?? PostalMime.parse(readFileSync(file))
  parsed.set(file, known)
  return known
}

/** The mails that name a case in their subject. */
export async function mailsOfCase(dataDir: string, caseNumber: string): Promise<Email[]> {
  const mails = await readMails(dataDir)
  return mails.filter((mail) => mail.subject?.includes(caseNumber))
}
