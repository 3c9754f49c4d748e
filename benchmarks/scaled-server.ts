import type { ServerProcess } from '../tools/campaigns/server-process.ts'
import { projectRoot, run } from '../tools/project.ts'
import { withDataFolder, withServerOn } from './demo-server.ts'

const products = 10_000
const rows = 200_000

/** Gives the work the production server on 10,000 products and 200,000 rows of load charts. */
export function withScaledServer<T>(work: (server: ServerProcess) => Promise<T>): Promise<T> {
  return withDataFolder(async (dataDir) => {
    const { code, output } = await run(
      'node',
      ['tools/demo-scale.ts', '--products', String(products), '--rows', String(rows)],
      { cwd: projectRoot, env: { DATA_DIR: dataDir } },
    )
    if (code !== 0) throw new Error(output)
    return withServerOn(dataDir, work)
  })
}
