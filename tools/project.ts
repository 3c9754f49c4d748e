import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the whole project. */
export const projectRoot = join(import.meta.dirname, '..')

/** What may be made anew at any time: hashes of built sources, a filled data folder. */
export const cacheFolder = join(projectRoot, 'node_modules/.cache/minikran')

export type Outcome = { code: number; output: string; seconds: number }

/**
 * Runs a tool of `node_modules/.bin` (or any program) and returns what it printed.
 * With `live` the output is also shown as it comes.
 */
export function run(
  command: string,
  args: string[],
  {
    live = false,
    env = {},
    cwd = projectRoot,
  }: { live?: boolean; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Outcome> {
  const started = performance.now()
  const binaries = join(projectRoot, 'node_modules', '.bin')
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: [binaries, process.env['PATH']].join(process.platform === 'win32' ? ';' : ':'),
        ...env,
      },
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      if (live) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    const end = (code: number) =>
      resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Without a listener a signal ends the process at once: databases and folders would be left behind. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}

/** Removes the folder when this process ends; the returned function does it earlier. */
export function removeAtExit(folder: string): () => void {
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  process.once('exit', remove)
  return () => {
    process.off('exit', remove)
    remove()
  }
}

/** For a task without arguments: `--help` prints the text, anything else is refused with it. */
export function takeNoArguments(help: string): void {
  const [first] = process.argv.slice(2)
  if (first === undefined) return
  if (first === '--help') console.log(help)
  else console.error(`This command takes no arguments, not "${first}".\n\n${help}`)
  process.exit(first === '--help' ? 0 : 1)
}

const progressMs = 10_000

/**
 * Runs one named step and says how it ended; several may run at once. While it runs its name is said
 * every ten seconds; when it fails its whole output is shown.
 */
export async function step(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const progress = setInterval(
    () => console.log(`  ${name}: still running, ${seconds().toFixed(0)} s`),
    progressMs,
  )
  try {
    const outcome = await work()
    const isOk = outcome.code === 0
    console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} (${seconds().toFixed(1)} s)`)
    if (!isOk) console.log(outcome.output)
    return isOk
  } finally {
    clearInterval(progress)
  }
}
