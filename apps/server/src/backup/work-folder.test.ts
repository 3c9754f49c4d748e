import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a process that ends in the middle of its work leaves no folder', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'minikran-work-'))
  const program = `
    import { writeFileSync } from 'node:fs'
    import { withWorkFolder } from ${JSON.stringify(join(import.meta.dirname, 'work-folder.ts'))}
    await withWorkFolder(${JSON.stringify(parent)}, '.making-', async (folder) => {
      writeFileSync(folder + '/archive', 'half')
      process.exit(0)
    })`
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(await readdir(parent)).toEqual([])
  await rm(parent, { recursive: true })
})
