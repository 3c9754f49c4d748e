import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, launchServer, type ServerProcess, statusOf } from './campaigns/server-process.ts'
import { projectRoot, run } from './project.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minikran-commands-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command of package.json as its script does, on a database that is nobody's. */
const runCommand = (command: string[], env: NodeJS.ProcessEnv = {}) => {
  const [task = '', ...args] = command
  return run(process.execPath, [join(projectRoot, 'tools', `${task}.ts`), ...args], {
    env: { DATA_DIR: join(folder, 'nowhere'), DATABASE_URL: '', ...env },
  })
}
const expectSentence = (output: string) => {
  expect(output).not.toMatch(/^\s+at |node:internal/m)
}
async function expectFailure(server: ServerProcess) {
  await expect.poll(server.hasEnded).toBe(true)
  expect(await server.stop()).toBe(1)
}

test.concurrent.each([
  ['backup', 'npm run backup -- --to'],
  ['restore', 'npm run restore -- data/backup/minikran-'],
  ['erase-person', 'npm run erase-person -- --email'],
  ['create-admin', 'npm run create-admin -- --email'],
  ['demo-scale', 'npm run demo:scale -- --products'],
  ['db-generate', 'npm run db:generate -- '],
  ['bench', 'npm run bench -- '],
  ['campaign', 'npm run campaign -- '],
  ['start', 'npm start'],
  ['dev', 'npm run dev'],
  ['test', 'npm test -- '],
  ['test-matrix', 'npm run test:matrix'],
  ['t', 'npm run t'],
  ['check', 'npm run check'],
  ['build', 'npm run build'],
])('%s refuses what it does not know, and shows how it is meant', async (task, example) => {
  const { code, output } = await runCommand([task, '--no-such-option'])
  expect([code, output]).toEqual([1, expect.stringContaining(example)])
  expectSentence(output)
})

test.concurrent.each(['backup', 'db-generate', 'bench', 'campaign', 'start', 'test'])(
  '%s explains itself when it is asked to',
  async (task) => {
    const { code, output } = await runCommand([task, '--help'])
    expect([code, output]).toEqual([0, expect.stringMatching(/npm (run|start|test)/)])
  },
)

test('a database that is not there is named, and none is made', async () => {
  const { code, output } = await runCommand(['erase-person', '--email', 'karin@kund.example'])
  expect([code, output]).toEqual([1, expect.stringContaining('There is no database in')])
  expectSentence(output)
  expect(await readdir(folder)).toEqual([])
})

test('a database that does not answer is told with the reason', async () => {
  const { code, output } = await runCommand(['backup'], {
    DATABASE_URL: 'postgresql://localhost:1/none',
  })
  expect(code).toBe(1)
  expect(output).toContain('The database of DATABASE_URL cannot be used: connect ECONNREFUSED')
  expectSentence(output)
})

test('restore names the archive that is not there, before it makes anything', async () => {
  const missing = join(folder, 'none.tar.gz')
  const { code, output } = await runCommand(['restore', missing])
  expect([code, output]).toEqual([1, expect.stringContaining(missing)])
  expectSentence(output)
  expect(await readdir(folder)).toEqual([])
})

test.concurrent.each([
  [{ HOST: '192.0.2.55' }, 'HOST=192.0.2.55 is no address of this machine'],
  [{ HOST: '999.1.1.1' }, 'HOST=999.1.1.1 is no address of this machine'],
  [{ BACKUP_DIR: join(projectRoot, 'package.json') }, 'BACKUP_DIR='],
  [{ DATA_DIR: join(projectRoot, 'package.json', 'data') }, 'DATA_DIR='],
])('a start with %j says what to put right', async (env, sentence) => {
  const server = launchServer({
    port: await freePort(),
    dataDir: join(folder, 'unusable'),
    env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...env },
  })
  await expectFailure(server)
  expect(server.output()).toContain(sentence)
  expectSentence(server.output())
})

test('a start on a port that is taken says what to put right', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const server = launchServer({ port, dataDir: join(folder, 'taken'), env })
  await expectFailure(server)
  expect(server.output()).toContain(`Port ${port} is taken by another program. Stop it, or choose`)
  other.close()
})

test('a server ends when the program that launched it is killed', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const options = { port: await freePort(), dataDir: join(folder, 'orphan'), env }
  const program = `import { launchServer } from './tools/campaigns/server-process.ts'
    console.log(launchServer(${JSON.stringify(options)}).pid)`
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await once(launcher.stdout, 'data')
  await expect.poll(() => statusOf(`http://localhost:${options.port}/healthz`)).toBe(200)
  launcher.kill('SIGKILL')
  await expect.poll(() => isRunning(Number(printed))).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
