import { run, takeNoArguments } from './project.ts'

takeNoArguments(`Tries every call of the API as every role in every state.

  npm run test:matrix`)
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
