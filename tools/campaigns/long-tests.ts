import { run } from '../project.ts'
import type { CampaignOptions } from './campaign-options.ts'
import type { Fact } from './fact.ts'

const generatedRequests = 20_000
const mixedRequests = 10_000

/** Every answer to a generated request has the shape of the contract, and none is a 5xx. */
export function runGeneratedRequests({ seed }: CampaignOptions): Promise<Fact[]> {
  return runTest(['apps/server/src/api/generated-requests.api.test.ts'], {
    name: `${generatedRequests} generated requests`,
    env: { GENERATED_REQUESTS: String(generatedRequests), GENERATED_SEED: String(seed) },
    passed: (seconds) => `no 5xx, ${Math.round(generatedRequests / seconds)} a second`,
  })
}

/** No visitor gets the page of another. */
export function runMixedRequests(): Promise<Fact[]> {
  const test = 'apps/server/src/response-cache/response-cache.api.test.ts'
  return runTest([test, '-t', 'mixed requests'], {
    name: `${mixedRequests} mixed requests`,
    env: { MIXED_REQUESTS: String(mixedRequests) },
    passed: () => 'each the right page',
  })
}

type LongTest = {
  name: string
  env: NodeJS.ProcessEnv
  passed: (seconds: number) => string
}

/** Runs a test of the API with more requests than in `npm test`. */
async function runTest(filter: string[], { name, env, passed }: LongTest): Promise<Fact[]> {
  const args = ['run', '--project=api', ...filter, '--testTimeout=3600000']
  const { code, output, seconds } = await run('vitest', args, { env })
  if (code !== 0) console.log(output)
  const value = code === 0 ? passed(seconds) : 'failed, see above'
  return [{ name, value, holds: code === 0 }]
}
