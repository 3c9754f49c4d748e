import { join } from 'node:path'

/** apps/server/demo, as seen from there and from the bundle in apps/server/build. */
export const demoFolder = join(import.meta.dirname, '..', 'demo')
