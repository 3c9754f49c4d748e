import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** All mails that a site has written or that its mail server has taken, parsed. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
}

/** The mails that name a case in their subject. */
export async function mailsOfCase(dataDir: string, caseNumber: string): Promise<Email[]> {
  const mails = await readMails(dataDir)
  return mails.filter((mail) => mail.subject?.includes(caseNumber))
}
