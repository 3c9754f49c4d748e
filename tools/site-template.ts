import {
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { queryOf } from '../e2e/journeys/site-database.ts'
import { serverSources } from './build-parts.ts'
import { withServer } from './campaigns/server-process.ts'
import { cacheFolder, removeAtExit } from './project.ts'
import { sourceHash } from './source-hash.ts'

const picturesPatienceMs = 300_000
const pollMs = 100
const isOurs = (name: string) => name.startsWith('site-')

/**
 * A data folder as a first start of the server leaves it, with the demo's pictures in all their
 * sizes: what journeys and fault tests copy. It is made once for each state of the server's sources,
 * and anew each day: the demo's dates are reckoned from the day of the start.
 */
export async function siteTemplate(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const folder = join(cacheFolder, `site-${day}-${sourceHash(serverSources).slice(0, 16)}`)
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(join(dirname(folder), 'unfinished-'))
  const removeUnfinished = removeAtExit(unfinished)
  await fillDataFolder(unfinished)
  for (const name of readdirSync(dirname(folder)).filter(isOurs)) {
    rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
  // Another run may have been quicker.
  if (existsSync(folder)) removeUnfinished()
  else renameSync(unfinished, folder)
  return folder
}

function fillDataFolder(dataDir: string): Promise<void> {
  console.log(`Filling a site for the tests (${basename(dataDir)}) …`)
  return withServer({ dataDir }, async () => {
    const end = performance.now() + picturesPatienceMs
    const unmade = 'select 1 from images where variants_at is null and deleted_at is null'
    while ((await queryOf({ dataDir }, unmade)).length > 0) {
      if (performance.now() > end) throw new Error('The demo pictures are not made.')
      await delay(pollMs)
    }
  })
}

/** A data folder of one's own, filled like the template. */
export function copyTemplate(template: string, dataDir: string): Promise<void> {
  return cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
