// The same site with hot reload of components, loaders, styles, texts and API. Example: PORT=3001 npm run dev
import { join } from 'node:path'
import { createServer } from 'vite'
import { openDatabaseSource } from '../apps/server/src/database/database-source.ts'
import { parseEnv } from '../apps/server/src/env.ts'
import { createHttpServer } from '../apps/server/src/http/http-server.ts'
import { answerUnreadable } from '../apps/server/src/http/request-pipeline.ts'
import { createLogger } from '../apps/server/src/operations/logger.ts'
import { arrivingBodies } from '../apps/server/src/start-server.ts'
import { compileTexts } from './build-parts.ts'
import { createLiveApp } from './live-app.ts'
import { projectRoot, step } from './project.ts'

process.env['NODE_ENV'] = 'development'
const parsed = parseEnv(process.env)
if (!parsed.ok) {
  for (const problem of parsed.problems) console.error(problem)
  process.exit(1)
}
const { env } = parsed
if (!(await step('Compiling the texts', compileTexts))) process.exit(1)

const http = createHttpServer({
  answer: (request, connection) => app.answer(request, connection),
  answerUnreadable,
  answerFromCache: null,
  trustProxy: env.trustProxy,
  bodyFolder: arrivingBodies(env),
  middleware: (incoming, outgoing, next) => {
    const isBackOffice = /^\/admin(?:[/?]|$)/.test(incoming.url ?? '')
    if (incoming.url === '/admin') incoming.url = '/admin/'
    const { middlewares } = isBackOffice ? backOffice : vite
    middlewares(incoming, outgoing, next)
  },
})
const vite = await createServer({
  root: join(projectRoot, 'apps/site'),
  configFile: join(projectRoot, 'apps/site/vite.config.ts'),
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
})
const backOffice = await createServer({
  root: join(projectRoot, 'apps/back-office'),
  configFile: join(projectRoot, 'apps/back-office/vite.config.ts'),
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'spa',
})
// PostgreSQL runs on while everything else is reloaded.
const source = await openDatabaseSource(env, console.log)
const app = createLiveApp({ vite, env, source, log: createLogger() })
followEdits()
await app.load()
http.listen({ host: env.host, port: env.port }, () => console.log(`Developing on ${env.publicUrl}`))

let stopping = false
async function stop() {
  if (stopping) process.exit(1)
  stopping = true
  http.close()
  http.closeAllConnections()
  await Promise.all([vite.close(), backOffice.close()])
  await app.stop()
  await source.stop()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())

/** Vite follows what pages import; the texts' sources and what only the API uses are followed here. */
function followEdits() {
  const messages = join(projectRoot, 'packages/i18n/messages')
  const server = join(projectRoot, 'apps/server/src')
  vite.watcher.add([messages, server])
  vite.watcher.on('change', (file) => {
    if (file.startsWith(messages)) void step('Compiling the texts', compileTexts)
    if (file.startsWith(server)) vite.environments.client.hot.send({ type: 'full-reload' })
  })
}
