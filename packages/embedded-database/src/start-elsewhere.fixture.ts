import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DatabaseConnection } from './with-client.ts'

const PROGRAM = `
const { startEmbeddedPostgres } = await import(process.argv[1])
const server = await startEmbeddedPostgres({
  dataDir: process.argv[2],
  name: 'minikran',
  fsync: false,
})
process.stdin.once('data', () => { throw new Error('asked to fail') })
process.stdout.write(JSON.stringify(server.connection))
`

/** Another Node process that serves from the folder until it is killed or fails. */
export type OtherProcess = {
  pid: number
  connection: DatabaseConnection
  kill(): Promise<void>
  fail(): Promise<void>
}

/** Rejects with the process's error output or the signal that ended it, when it does not start. */
export async function startElsewhere(
  dataDir: string,
  options: { path?: string; killWhen?: () => Promise<boolean> } = {},
): Promise<OtherProcess> {
  const entry = new URL('./start-embedded-postgres.ts', import.meta.url).href
  const args = ['--input-type=module', '--eval', PROGRAM, entry, dataDir]
  const env = { ...process.env, ...(options.path === undefined ? {} : { PATH: options.path }) }
  const child = spawn(process.execPath, args, { env })
  const closed = once(child, 'close')
  const connection = readConnection(child)
  if (options.killWhen !== undefined) {
    while (!(await options.killWhen())) await nextTurn()
    child.kill('SIGKILL')
  }
  return {
    pid: child.pid ?? 0,
    connection: await connection,
    kill: async () => {
      child.kill('SIGKILL')
      await closed
    },
    fail: async () => {
      child.stdin.write('fail')
      await closed
    },
  }
}

function readConnection(child: ChildProcess): Promise<DatabaseConnection> {
  return new Promise((resolve, reject) => {
    let errors = ''
    child.stderr?.on('data', (text) => {
      errors += text
    })
    child.stdout?.once('data', (text) => resolve(JSON.parse(String(text))))
    child.once('close', (_code, signal) => reject(new Error(errors || String(signal))))
  })
}
