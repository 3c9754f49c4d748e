import { compileTextsWhenStale } from './build-parts.ts'
import { runChecks } from './check-parts.ts'
import { takeNoArguments } from './project.ts'

takeNoArguments(`Checks format, lint, types, boundaries, unused code, references and advisories.

  npm run check`)
await compileTextsWhenStale()
const { failures } = await runChecks()
console.log(failures.length === 0 ? 'All checks hold.' : `${failures.length} checks failed.`)
process.exit(failures.length === 0 ? 0 : 1)
