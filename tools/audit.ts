// Asks the registry for known advisories about the locked packages. Example: node tools/audit.ts
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { judgeAudit } from './judge-audit.ts'
import { projectRoot, run } from './project.ts'

/** Advisory (`GHSA-…`) to the reason why it does not concern the product. */
const acceptedFile = join(projectRoot, 'tools/accepted-advisories.json')

// One try of ten seconds: without a network this has to be over soon.
const { output } = await run('npm', [
  'audit',
  '--json',
  '--fetch-retries=0',
  '--fetch-timeout=10000',
  '--loglevel=silent',
])
const { lines, isOk } = judgeAudit(output, JSON.parse(await readFile(acceptedFile, 'utf8')))
for (const line of lines) console.log(line)
process.exit(isOk ? 0 : 1)
