import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { queryOf } from '../../e2e/journeys/site-database.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { freePort, launchServer, waitUntilReady } from './server-process.ts'

const picturesPatienceMs = 120_000
const pollMs = 200

/** Leaves the data folder as a first start makes it, demo pictures in all their sizes. */
export async function prepareData(dataDir: string): Promise<void> {
  const server = launchServer({ port: await freePort(), dataDir })
  try {
    await waitUntilReady(server)
    const end = performance.now() + picturesPatienceMs
    const unmade = 'select 1 from images where variants_at is null and deleted_at is null'
    while ((await queryOf({ dataDir }, unmade)).length > 0) {
      if (performance.now() > end) throw new Error('The demo pictures are not made.')
      await delay(pollMs)
    }
  } finally {
    await server.stop()
  }
}

/** A data folder to start on: a copy of the prepared one, else empty. */
export async function dataFolder({ prepared }: CampaignOptions, dataDir: string): Promise<string> {
  if (prepared !== null) {
    await cp(prepared, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  }
  return dataDir
}
