import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { identityOf } from './process-identity.ts'

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'minikran-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const lockPath = (folder: string) => join(folder, 'server.lock')

test('a locked folder is refused with the holder named, and free after its release', async () => {
  const folder = await emptyFolder()
  const lock = await lockFolder(folder, folder)
  await expect(lockFolder(folder, folder)).rejects.toThrow(
    `Another process already serves from this data folder: process ${process.pid} on `,
  )
  lock.release()
  lock.release()
  expect(await readdir(folder)).toEqual([])
  const next = await lockFolder(folder, folder)
  next.release()
})

test.for([
  ['a dead process', { ...identityOf(process.pid), startTime: '1' }],
  ['an earlier start of the machine', { ...identityOf(process.pid), bootId: 'earlier' }],
  ['a container that is no more', { ...identityOf(process.pid), pidNamespace: 'pid:[1]' }],
] as const)('a lock left by %s is taken over', async ([, identity]) => {
  const folder = await emptyFolder()
  const left = { ...identity, host: 'there', since: 'then', door: 'none' }
  await writeFile(lockPath(folder), JSON.stringify(left))
  const lock = await lockFolder(folder, folder)
  expect(JSON.parse(await readFile(lockPath(folder), 'utf8')).pid).toBe(process.pid)
  lock.release()
  expect(await readdir(folder)).toEqual([])
})

test('what killed starts left beside the lock is swept away', async () => {
  const folder = await emptyFolder()
  const left = { ...identityOf(process.pid), bootId: 'earlier', host: 'there', since: 'then' }
  await writeFile(`${lockPath(folder)}-draft`, JSON.stringify({ ...left, door: 'gone' }))
  const lock = await lockFolder(folder, folder)
  lock.release()
  expect(await readdir(folder)).toEqual([])
})

test('a lock that a loss of power left empty is taken over', async () => {
  const folder = await emptyFolder()
  await writeFile(lockPath(folder), '')
  const lock = await lockFolder(folder, folder)
  lock.release()
})

test('a lock that cannot be read is refused with the reason', async () => {
  const folder = await emptyFolder()
  await mkdir(lockPath(folder))
  await expect(lockFolder(folder, folder)).rejects.toThrow('EISDIR')
})

test('a holder in another PID namespace is believed as long as its door answers', async () => {
  const folder = await emptyFolder()
  const lock = await lockFolder(folder, folder)
  const holder = JSON.parse(await readFile(lockPath(folder), 'utf8'))
  await writeFile(lockPath(folder), JSON.stringify({ ...holder, pidNamespace: 'pid:[1]' }))
  await expect(lockFolder(folder, folder)).rejects.toThrow('Another process already serves')
  lock.release()
  const next = await lockFolder(folder, folder)
  next.release()
})

test('of many that take over one dead lock at once, exactly one gets it', async () => {
  const folder = await emptyFolder()
  for (let round = 0; round < 20; round++) {
    const dead = { ...identityOf(process.pid), startTime: '1', door: `none-${round}` }
    await writeFile(lockPath(folder), JSON.stringify(dead))
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockFolder(folder, folder)),
    )
    const won = tries.filter(
      (result): result is PromiseFulfilledResult<FolderLock> => result.status === 'fulfilled',
    )
    expect(won.length).toBe(1)
    for (const { value } of won) value.release()
    await rm(lockPath(folder), { force: true })
  }
})
