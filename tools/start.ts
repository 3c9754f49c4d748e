import { join } from 'node:path'
import { buildWhenStale } from './build-parts.ts'
import { projectRoot, takeNoArguments } from './project.ts'

takeNoArguments(`Builds what is out of date, migrates the database and serves the site.

  npm start
  PORT=8080 DATA_DIR=/srv/minikran npm start

Settings are environment variables: docs/operations.md#settings lists them.`)
process.env['NODE_ENV'] = 'production'
// Also ends a build when the starter is killed: no signal is sent then, but its channel closes.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await buildWhenStale()
await import(join(projectRoot, 'apps/server/build/main.js'))
