import { join } from 'node:path'
import { type OutsideDatabase, startOutsideDatabase } from '../outside-database.ts'
import type { MailServer } from '../test-mail-server.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { dataFolder } from './data-folder.ts'
import { type ServerProcess, withServer } from './server-process.ts'

type CampaignSite = { server: ServerProcess; database: OutsideDatabase; dataDir: string }

/** Gives the work a ready server on a database of its own; stops both afterwards, and the mail server. */
export async function withSite<T>(
  options: CampaignOptions,
  mail: MailServer | null,
  work: (site: CampaignSite) => Promise<T>,
): Promise<T> {
  const { folder } = options
  const dataDir = join(folder, 'data')
  let database: OutsideDatabase | null = null
  try {
    const started = await startOutsideDatabase(await dataFolder(options, join(folder, 'postgres')))
    database = started
    const env = { DATABASE_URL: started.url, ...(mail && { SMTP_URL: mail.url }) }
    return await withServer({ dataDir, env }, (server) =>
      work({ server, database: started, dataDir }),
    )
  } finally {
    await database?.stop()
    await mail?.stop()
  }
}
