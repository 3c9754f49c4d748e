import { copyTemplate } from '../site-template.ts'
import type { CampaignOptions } from './campaign-options.ts'

/** A data folder to start on: a copy of the prepared one, else empty. */
export async function dataFolder({ prepared }: CampaignOptions, dataDir: string): Promise<string> {
  if (prepared !== null) await copyTemplate(prepared, dataDir)
  return dataDir
}
