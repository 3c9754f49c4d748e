import type { ServerProcess } from '../tools/campaigns/server-process.ts'
import { projectRoot, run } from '../tools/project.ts'
import { withDataFolder, withServerOn } from './demo-server.ts'

const products = 10_000
const rows = 200_000

/** Gives the work the production server on 10,000 products, 200,000 rows of load charts, and cases. */
export function withScaledServer<T>(
  work: (server: ServerProcess) => Promise<T>,
  { cases = 0 } = {},
): Promise<T> {
  return withDataFolder(async (dataDir) => {
    const totals = Object.entries({ products, rows, cases }).flatMap(([name, total]) => [
      `--${name}`,
      String(total),
    ])
    const { code, output } = await run('node', ['tools/demo-scale.ts', ...totals], {
      cwd: projectRoot,
      env: { DATA_DIR: dataDir },
    })
    if (code !== 0) throw new Error(output)
    return withServerOn(dataDir, work)
  })
}
