import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { completePrograms, copyPrograms, locatePrograms, programPath } from './programs.ts'

async function programTree() {
  const root = await mkdtemp(join(tmpdir(), 'minikran-programs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'native', 'bin'), { recursive: true })
  await mkdir(join(root, 'native', 'lib'), { recursive: true })
  for (const name of ['initdb', 'postgres', 'pg_ctl'] as const) {
    await writeFile(programPath({ root, version: '18' }, name), name, { mode: 0o600 })
  }
  await writeFile(join(root, 'native', 'lib', 'libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  return { root, version: '18.4.0' }
}

const onPosix = test.skipIf(process.platform === 'win32')

test('the programs of this platform are found', async () => {
  const programs = await locatePrograms()
  expect(programs.version).toMatch(/^18\./)
  expect((await stat(programPath(programs, 'postgres'))).isFile()).toBe(true)
})

onPosix('library links and execute permissions that no install script gave are made', async () => {
  const programs = await programTree()
  expect(await completePrograms(programs)).toBe(true)
  expect(await completePrograms(programs)).toBe(true)
  expect(await readlink(join(programs.root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect((await stat(programPath(programs, 'initdb'))).mode & 0o555).toBe(0o555)
})

onPosix(
  'a copy can be read and run by everybody, and is made again when a file is lost',
  async () => {
    const programs = await programTree()
    const folder = join(programs.root, 'elsewhere')
    const copy = await copyPrograms(programs, folder)
    if (copy === null) throw new Error('no copy')
    expect((await lstat(copy.root)).mode & 0o777).toBe(0o755)
    expect((await stat(programPath(copy, 'postgres'))).mode & 0o777).toBe(0o755)
    await rm(join(copy.root, 'native/lib/libpq.so.5.18'))
    expect(await copyPrograms(programs, folder)).toEqual(copy)
    expect(await readFile(join(copy.root, 'native/lib/libpq.so.5'), 'utf8')).toBe('library')
  },
)

onPosix('a copy that others may change is not used', async () => {
  const programs = await programTree()
  const folder = join(programs.root, 'elsewhere')
  await mkdir(join(folder, `minikran-postgres-${programs.version}`), {
    recursive: true,
    mode: 0o777,
  })
  await chmod(join(folder, `minikran-postgres-${programs.version}`), 0o777)
  expect(await copyPrograms(programs, folder)).toBeNull()
})
