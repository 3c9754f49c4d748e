import { run } from '../project.ts'
import type { CampaignOptions } from './campaign-options.ts'
import type { Fact } from './fact.ts'

const test = 'apps/server/src/api/generated-requests.api.test.ts'
const requests = 20_000

/** The generator of the API's tests at full length: every answer is in the contract's shape, none is a 5xx. */
export async function runGeneratedRequests({
  seed,
}: Pick<CampaignOptions, 'seed'>): Promise<Fact[]> {
  const { code, output, seconds } = await run(
    'vitest',
    ['run', '--project=api', test, '--testTimeout=3600000'],
    {
      env: { GENERATED_REQUESTS: String(requests), GENERATED_SEED: String(seed) },
    },
  )
  if (code !== 0) console.log(output)
  const pace = Math.round(requests / seconds)
  return [
    {
      name: `${requests} generated requests`,
      value: code === 0 ? `no 5xx, ${pace} a second` : 'failed, see above',
      holds: code === 0,
    },
  ]
}
