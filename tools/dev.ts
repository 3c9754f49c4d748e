import { join } from 'node:path'
import { createServer } from 'vite'
import { openDatabaseSource } from '../apps/server/src/database/database-source.ts'
import { parseEnv } from '../apps/server/src/env.ts'
import { arrivingBodies } from '../apps/server/src/http/arriving-bodies.ts'
import { createHttpServer } from '../apps/server/src/http/http-server.ts'
import { answerUnreadable } from '../apps/server/src/http/request-pipeline.ts'
import { addressRefusal } from '../apps/server/src/operations/address-refusal.ts'
import { createLogger } from '../apps/server/src/operations/logger.ts'
import { sentenceFor } from '../apps/server/src/operations/sentence-for.ts'
import { compileEditedTexts, compileTextsWhenStale } from './build-parts.ts'
import { createLiveApp } from './live-app.ts'
import { projectRoot, takeNoArguments } from './project.ts'

takeNoArguments(`Serves the site with hot reload of components, loaders, styles, texts and API.

  npm run dev
  PORT=3001 npm run dev

Settings are environment variables: docs/operations.md#settings lists them.`)
process.env['NODE_ENV'] = 'development'
const parsed = parseEnv(process.env)
if (!parsed.ok) {
  for (const problem of parsed.problems) console.error(problem)
  process.exit(1)
}
const { env } = parsed
await compileTextsWhenStale()
// PostgreSQL runs on while everything else is reloaded.
const source = await openDatabaseSource(env, console.log).catch(fail)

const http = createHttpServer({
  answer: (request, connection) => app.answer(request, connection),
  answerUnreadable,
  answerFromCache: () => false,
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
const app = createLiveApp({ vite, env, source, log: createLogger() })
followEdits()
await app.load()
http.once('error', (error) => fail(addressRefusal(error, env)))
http.listen({ host: env.host, port: env.port }, () => console.log(`Developing on ${env.publicUrl}`))

function fail(error: unknown): never {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}

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
    if (file.startsWith(messages)) void compileEditedTexts()
    if (file.startsWith(server)) vite.environments.client.hot.send({ type: 'full-reload' })
  })
}
