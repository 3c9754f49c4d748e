import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The folder of the whole project. */
export const projectRoot = join(import.meta.dirname, '..')

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

/** Runs one named step with a line before and after it; on failure its whole output is shown. */
export async function step(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  process.stdout.write(`${name} … `)
  const outcome = await work()
  console.log(`${outcome.code === 0 ? 'ok' : 'FAILED'} (${outcome.seconds.toFixed(1)} s)`)
  if (outcome.code !== 0) console.log(outcome.output)
  return outcome.code === 0
}
