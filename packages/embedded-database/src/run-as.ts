import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { DatabaseStartError } from './database-start-error.ts'
import {
  completePrograms,
  copyPrograms,
  type ProgramName,
  type Programs,
  programPath,
} from './programs.ts'
import { canBeReached } from './socket-folder.ts'

/**
 * PostgreSQL refuses to run as root, and initdb refuses a user without a name. `mapped` runs it in a
 * user namespace under another number; `other` runs it as an unprivileged user.
 */
export type Account =
  | { kind: 'own' }
  | { kind: 'mapped'; uid: number; gid: number }
  | { kind: 'other'; uid: number; gid: number }

export type Runner = { programs: Programs; account: Account }

export type Invocation = {
  command: string
  args: string[]
  options: { env: NodeJS.ProcessEnv; uid?: number; gid?: number }
}

const NOBODY = { uid: 65534, gid: 65534 }

export function invocation(runner: Runner, name: ProgramName, args: string[]): Invocation {
  const { account, programs } = runner
  const program = programPath(programs, name)
  const env = programEnvironment()
  if (account.kind === 'mapped') {
    const map = ['--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`]
    return { command: 'unshare', args: [...map, program, ...args], options: { env } }
  }
  const ids = account.kind === 'other' ? { uid: account.uid, gid: account.gid } : {}
  return { command: program, args, options: { env, ...ids } }
}

/**
 * The path by which a program names its working directory. An unprivileged user may be unable to reach
 * it from the root (a home of mode 700), but can use its own working directory.
 */
export function startFolderName(account: Account, folder: string): string {
  return account.kind === 'other' && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/** Runs a program to its end. Rejects with its error output when it fails. */
export function runProgram(call: Invocation, folder?: string): Promise<string> {
  const options = folder === undefined ? call.options : { ...call.options, cwd: folder }
  return new Promise((resolve, reject) => {
    execFile(call.command, call.args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(stderr.trim() || error.message, { cause: error }))
    })
  })
}

/** Finds a way to run PostgreSQL here, or throws a `DatabaseStartError`. */
export async function chooseRunner(
  located: Programs,
  options: { dataDir: string; clusterOwner: number | null },
): Promise<Runner> {
  const { dataDir, clusterOwner } = options
  const programs = await readyPrograms(located, dataDir)
  const own: Runner = { programs, account: { kind: 'own' } }
  const isRoot = process.getuid?.() === 0
  if (!isRoot && (process.platform === 'win32' || hasName())) return own
  const accounts = await namedAccounts()
  const mapped: Runner = { programs, account: { kind: 'mapped', ...(accounts[0] ?? NOBODY) } }
  if (await runs(mapped)) return mapped
  if (isRoot) {
    const known = accounts.find((account) => account.uid === clusterOwner) ?? accounts[0] ?? NOBODY
    const other = await otherAccountRunner(programs, { kind: 'other', ...known }, dataDir)
    if (other !== null) return other
  }
  throw new DatabaseStartError(
    'PostgreSQL does not run as this user, and this machine allows neither user namespaces nor a change ' +
      'of user. Start the program as an ordinary user, or use another PostgreSQL.',
  )
}

async function readyPrograms(programs: Programs, dataDir: string): Promise<Programs> {
  if (await completePrograms(programs)) return programs
  const copy = await copyPrograms(programs, dataDir)
  if (copy !== null) return copy
  throw new DatabaseStartError(
    `The PostgreSQL programs in ${programs.root} are incomplete and cannot be repaired there. ` +
      'Run npm rebuild as the user who owns that folder.',
  )
}

async function otherAccountRunner(
  programs: Programs,
  account: Account,
  dataDir: string,
): Promise<Runner | null> {
  const straight: Runner = { programs, account }
  if (await runs(straight)) return straight
  for (const folder of [dataDir, '/var/tmp', tmpdir()]) {
    if (!(await canBeReached(folder))) continue
    const copy = await copyPrograms(programs, folder)
    if (copy !== null && (await runs({ programs: copy, account }))) {
      return { programs: copy, account }
    }
  }
  return null
}

async function runs(runner: Runner): Promise<boolean> {
  return runProgram(invocation(runner, 'postgres', ['--version']), '/').then(
    () => true,
    () => false,
  )
}

/** Containers may run under a number without an account. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** Unprivileged accounts of this machine, `postgres` and `nobody` first. */
async function namedAccounts(): Promise<{ uid: number; gid: number }[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const rank = (name: string) => ['postgres', 'nobody'].indexOf(name) >>> 0
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid = '', gid = '']) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
    .sort((a, b) => rank(a.name) - rank(b.name))
    .map(({ uid, gid }) => ({ uid, gid }))
}

/** Without the secrets of this process and the user's PG* settings. */
function programEnvironment(): NodeJS.ProcessEnv {
  if (process.platform !== 'win32') {
    return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', ...shiftedClock() }
  }
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^PG/i.test(name)))
}

/** Under libfaketime the database gets the same shifted clock, since programs compare its times with theirs. */
function shiftedClock(): NodeJS.ProcessEnv {
  const isOfIt = ([name]: [string, unknown]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')
  return 'FAKETIME' in process.env
    ? Object.fromEntries(Object.entries(process.env).filter(isOfIt))
    : {}
}
