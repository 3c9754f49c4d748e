import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBuild } from '@minikran/contract/site-handler'

/** Where the website's build lies, seen from this file in `src` and from the bundle in `build`. */
export function siteBuildFolder(): string {
  const apps = [
    join(import.meta.dirname, '..', '..', 'site'),
    join(import.meta.dirname, '..', '..', '..', 'site'),
  ]
  const found = apps.find((folder) => existsSync(join(folder, 'package.json')))
  return join(found ?? apps[0] ?? '', 'build')
}

/** Loads the website's server build; it is made by `npm run build`. */
export async function loadSiteBuild(): Promise<SiteBuild> {
  const file = join(siteBuildFolder(), 'server', 'index.js')
  return (await import(pathToFileURL(file).href)) as SiteBuild
}
