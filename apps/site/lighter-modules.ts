import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, 'lighter-modules')

/**
 * What stands in the browser for modules that do far more than this site asks of them; 4 KiB of
 * the first view. Each stand-in says what its original would answer here.
 */
const standIns = [
  {
    for: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    file: 'fog-of-war.js',
  },
  {
    for: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    file: 'instrumentation.js',
  },
  { for: /\/i18n\/src\/paraglide\/runtime\.js$/, file: 'paraglide-runtime.js' },
]

/** Only for the browser's build; an update that moves an original stops the build. */
export function lighterModules(): Plugin {
  const used = new Set<string>()
  return {
    name: 'lighter-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const standIn = standIns.find((one) => one.for.test(id))
      if (standIn === undefined) return null
      used.add(standIn.file)
      return readFileSync(join(folder, standIn.file), 'utf8')
    },
    generateBundle() {
      const unused = standIns.filter(({ file }) => !used.has(file)).map(({ file }) => file)
      if (unused.length > 0) this.error(`Nothing is replaced any more by ${unused.join(', ')}.`)
    },
  }
}
