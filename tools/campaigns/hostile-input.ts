import { join } from 'node:path'
import type { CampaignOptions } from './campaign-options.ts'
import { dataFolder } from './data-folder.ts'
import type { Fact } from './fact.ts'
import { tryHostilePictures } from './hostile-pictures.ts'
import { tryHostileTexts } from './hostile-texts.ts'
import { timeRules } from './rule-times.ts'
import { sameProcess, withServer } from './server-process.ts'

/** What nobody sends by mistake: texts and pictures are refused or inert, and memory stays. */
export async function runHostileInput(options: CampaignOptions): Promise<Fact[]> {
  const { folder, seed, short } = options
  const dataDir = await dataFolder(options, join(folder, 'data'))
  return withServer({ dataDir, env: { MAIL_TO: '' } }, async (server) => {
    const texts = await tryHostileTexts(server.url, { dataDir, seed, short })
    const pictures = await tryHostilePictures(server, { short })
    return [...texts, ...pictures, ...(short ? [] : timeRules()), sameProcess(server)]
  })
}
