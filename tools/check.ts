import { checks } from './check-parts.ts'
import { step } from './project.ts'

let failed = 0
for (const check of checks) {
  if (!(await step(check.name, check.work))) failed += 1
}
console.log(failed === 0 ? 'All checks hold.' : `${failed} of ${checks.length} checks failed.`)
process.exit(failed === 0 ? 0 : 1)
