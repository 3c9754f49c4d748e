import { run } from '../project.ts'
import type { Fact } from './fact.ts'

const test = 'apps/server/src/response-cache/response-cache.api.test.ts'
const requests = 10_000

/** The mixed requests of the tests of kept answers at full length: nobody gets another visitor's page. */
export async function runMixedRequests(): Promise<Fact[]> {
  const { code, output } = await run(
    'vitest',
    ['run', '--project=api', test, '-t', 'mixed requests', '--testTimeout=3600000'],
    { env: { MIXED_REQUESTS: String(requests) } },
  )
  if (code !== 0) console.log(output)
  return [
    {
      name: `${requests} mixed requests`,
      value: code === 0 ? 'each the right page' : 'failed, see above',
      holds: code === 0,
    },
  ]
}
