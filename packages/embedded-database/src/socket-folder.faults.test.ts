import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreSocketFolder } from './socket-folder.ts'

const another = { uid: 65_534, gid: 65_534 }

test.skipIf(process.getuid?.() !== 0)(
  'a folder that another user has created meanwhile gets no socket',
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'minikran-socket-'))
    const folder = join(parent, 'socket')
    await restoreSocketFolder('/data', folder, another)
    const { uid, mode } = await stat(folder)
    expect([uid, mode & 0o777]).toEqual([another.uid, 0o700])
    await restoreSocketFolder('/data', folder, another)
    await expect(restoreSocketFolder('/data', folder, null)).rejects.toThrow('another user')
    await rm(parent, { recursive: true })
  },
)
