// Asks the API every call × every role × every state. Example: npm run test:matrix
import { run } from './project.ts'

const access = 'apps/server/src/testing/access'
const { code } = await run(
  'vitest',
  [
    'run',
    '--project=api',
    `${access}/item-matrix`,
    `${access}/case-matrix`,
    '--testTimeout=3600000',
  ],
  { live: true, env: { WHOLE_MATRIX: '1' } },
)
process.exit(code)
