import { copyTemplate } from '../site-template.ts'
import type { CampaignOptions } from './campaign-options.ts'

/** A data folder to start on: a copy of the prepared one. */
export async function dataFolder({ prepared }: CampaignOptions, dataDir: string): Promise<string> {
  await copyTemplate(prepared, dataDir)
  return dataDir
}
