import { join } from 'node:path'
import type { Plugin } from 'vite'

const ownFile = (name: string) => JSON.stringify(join(import.meta.dirname, 'app/errors', name))
const routeLoading = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
const partLoading = /vite\/preload-helper/

/**
 * The time-out of specification §8 for everything that is loaded when needed, in one place: every
 * `import()` of the built site goes through Vite's preload helper, every page's script through
 * React Router's loading of route modules.
 */
export function watchParts(): Plugin {
  const watched = new Set<RegExp>()
  return {
    name: 'watch-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (!routeLoading.test(id)) return null
      watched.add(routeLoading)
      return `export { loadRouteModule } from ${ownFile('load-route-module.ts')}`
    },
    transform(code, id) {
      if (!partLoading.test(id)) return null
      const own = code.replace('export const __vitePreload', 'const preload')
      if (own !== code) watched.add(partLoading)
      return `import { awaitPart } from ${ownFile('late-part.ts')}
${own}
export const __vitePreload = (...given) => awaitPart(preload(...given))`
    },
    generateBundle() {
      if (watched.size < 2) this.error('Parts of the site are loaded in a way that nobody watches.')
    },
  }
}
