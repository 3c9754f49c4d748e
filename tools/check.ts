import { compileTextsWhenStale } from './build-parts.ts'
import { checkFormat, runChecks } from './check-parts.ts'
import { takeNoArguments } from './project.ts'
import { together } from './testing/test-report.ts'

takeNoArguments(`Checks format, lint, types, boundaries, unused code, references and advisories.

  npm run check`)
const [format] = await Promise.all([checkFormat(), compileTextsWhenStale()])
const { failures } = together([format, await runChecks()])
console.log(failures.length === 0 ? 'All checks hold.' : `${failures.length} checks failed.`)
process.exit(failures.length === 0 ? 0 : 1)
