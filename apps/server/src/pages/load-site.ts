import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBuild } from '@minikran/contract/site-handler'

/** The folder of an app's build, relative to this file in `src` and to the bundle in `build`. */
function buildFolderOf(app: string): string {
  const apps = [
    join(import.meta.dirname, '..', '..', app),
    join(import.meta.dirname, '..', '..', '..', app),
  ]
  const found = apps.find((folder) => existsSync(join(folder, 'package.json')))
  return join(found ?? apps[0] ?? '', 'build')
}

export const siteBuildFolder = () => buildFolderOf('site')
export const backOfficeBuildFolder = () => buildFolderOf('back-office')

/** Loads the website's server build, the result of `npm run build`. */
export async function loadSiteBuild(): Promise<SiteBuild> {
  const file = join(siteBuildFolder(), 'server', 'index.js')
  return (await import(pathToFileURL(file).href)) as SiteBuild
}
