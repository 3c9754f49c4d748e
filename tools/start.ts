import { join } from 'node:path'
import { buildWhenStale } from './build-parts.ts'
import { projectRoot } from './project.ts'

process.env['NODE_ENV'] = 'production'
await buildWhenStale()
// When the starter is killed, so that no signal reaches us, its channel still closes.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await import(join(projectRoot, 'apps/server/build/main.js'))
