import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, run } from '../project.ts'

/** The files changed since the last commit; where there are none, those of the last commit. */
export async function changedFiles(): Promise<string[]> {
  const changed = [
    ...(await lines(['diff', '--name-only', 'HEAD'])),
    ...(await lines(['ls-files', '--others', '--exclude-standard'])),
  ]
  const files =
    changed.length > 0 ? changed : await lines(['diff', '--name-only', 'HEAD~1', 'HEAD'])
  return files.filter((file) => existsSync(join(projectRoot, file)))
}

async function lines(args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed: ${output}`)
  return output.split('\n').filter((line) => line !== '')
}
