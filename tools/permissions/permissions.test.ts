import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../project.ts'
import { describePermissions } from './describe-permissions.ts'

test('docs/permissions.md says what the tables say; node tools/write-permissions.ts writes it', () => {
  const written = readFileSync(join(projectRoot, 'docs/permissions.md'), 'utf8')
  expect(written).toBe(describePermissions())
})
