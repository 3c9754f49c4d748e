import { join } from 'node:path'
import { type OutsideDatabase, startOutsideDatabase } from '../outside-database.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { dataFolder } from './data-folder.ts'
import { type ServerProcess, withServer } from './server-process.ts'

export type CampaignSite = { server: ServerProcess; database: OutsideDatabase; dataDir: string }

/** Gives the work a ready server on a database of its own; stops both afterwards. */
export async function withSite<T>(
  options: CampaignOptions,
  env: Record<string, string>,
  work: (site: CampaignSite) => Promise<T>,
): Promise<T> {
  const { folder } = options
  const database = await startOutsideDatabase(await dataFolder(options, join(folder, 'postgres')))
  const dataDir = join(folder, 'data')
  try {
    return await withServer({ dataDir, env: { DATABASE_URL: database.url, ...env } }, (server) =>
      work({ server, database, dataDir }),
    )
  } finally {
    await database.stop()
  }
}
