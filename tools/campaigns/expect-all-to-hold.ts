import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { roomyFolder } from '../../packages/embedded-database/src/roomy-folder.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { brokenFacts, type Fact } from './fact.ts'

/** Runs the short variant of a campaign. */
export async function expectAllToHold(
  campaign: (options: CampaignOptions) => Promise<Fact[]>,
): Promise<void> {
  const folder = mkdtempSync(join(await roomyFolder(), 'minikran-campaign-'))
  const prepared = inject('preparedData')
  try {
    const facts = await campaign({ folder, seed: 42, short: true, prepared })
    expect(facts.length).toBeGreaterThan(0)
    expect(brokenFacts(facts)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
