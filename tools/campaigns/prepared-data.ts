import { startEmbeddedPostgres } from '../../packages/embedded-database/src/start-embedded-postgres.ts'
import { withClient } from '../../packages/embedded-database/src/with-client.ts'
import { copyTemplate, siteTemplate } from '../site-template.ts'

/** Fills a folder like the template, without the demo's cases and mails: campaigns count their own. */
export async function preparedData(folder: string): Promise<string> {
  await copyTemplate(await siteTemplate(), folder)
  const database = await startEmbeddedPostgres({ dataDir: folder, name: 'minikran', fsync: false })
  try {
    await withClient(database.connection, (client) =>
      client.query('truncate cases, mails restart identity cascade'),
    )
  } finally {
    await database.stop()
  }
  return folder
}
