import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describePermissions } from './permissions/describe-permissions.ts'
import { projectRoot } from './project.ts'

writeFileSync(join(projectRoot, 'docs/permissions.md'), describePermissions())
console.log('docs/permissions.md is written.')
