// Fails on a reference to documentation that is not in this repository.
// Example: node tools/check-references.ts
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { deadReferences } from './dead-references.ts'
import { projectRoot, run } from './project.ts'

const readable = /\.(?:tsx?|js|css|grit|json|md|sql|ya?ml)$/
// Locked names and hashes.
const unread = /^package-lock\.json$|\/migrations\/meta\//

const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
const files = output
  .split('\n')
  .filter(
    (file) => readable.test(file) && !unread.test(file) && existsSync(join(projectRoot, file)),
  )

const read = (file: string) => {
  const path = join(projectRoot, file)
  if (!existsSync(path)) return null
  // A link to a folder leads somewhere and has no headings.
  return statSync(path).isDirectory() ? '' : readFileSync(path, 'utf8')
}
const dead = files.flatMap((file) => deadReferences(file, { text: read(file) ?? '', read }))
for (const { file, line, reference } of dead) console.log(`${file}:${line} ${reference}`)
console.log(`${files.length} files were read, ${dead.length} references lead nowhere.`)
process.exit(dead.length === 0 && files.length > 0 ? 0 : 1)
