import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, projectRoot } from './project.ts'

type Route = { path?: string; imports?: string[] }
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> }

const start = 'window.__reactRouterManifest='
// Reached by a document or after a step that takes longer than fetching a file more.
const seldomPrefetched = /mina-sidor|utloggad|forfragan|anmalan|kreditansokan/

/**
 * Shortens the table of pages that every first view loads, by a fifth: it names for each page the
 * files to fetch ahead. What every page has is there already, and nobody hovers over links to forms
 * and account pages long before opening them; a module asks for its own files all the same.
 */
export function shortenManifest(): Outcome {
  const folder = join(projectRoot, 'apps/site/build/client/assets')
  const [name, ...others] = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))
  if (name === undefined || others.length > 0) {
    return { code: 1, output: 'There is not one table of pages to shorten.', seconds: 0 }
  }
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  if (!text.startsWith(start) || !text.endsWith(';')) {
    return { code: 1, output: 'The table of pages is not written as it used to be.', seconds: 0 }
  }
  const manifest = JSON.parse(text.slice(start.length, -1)) as Manifest
  writeFileSync(file, `${start}${JSON.stringify(shortened(manifest))};`)
  return { code: 0, output: '', seconds: 0 }
}

function shortened(manifest: Manifest): Manifest {
  const everywhere = new Set(manifest.entry.imports)
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const isSeldom = seldomPrefetched.test(route.path ?? '')
    const imports = isSeldom
      ? []
      : (route.imports ?? []).filter((imported) => !everywhere.has(imported))
    return [id, { ...route, imports }] as const
  })
  return { ...manifest, routes: Object.fromEntries(routes) }
}
