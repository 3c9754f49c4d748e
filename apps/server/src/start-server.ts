import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { openDatabaseSource } from './database/database-source.ts'
import type { Env } from './env.ts'
import { answerWhileStarting } from './http/answer-while-starting.ts'
import { arrivingBodies } from './http/arriving-bodies.ts'
import {
  type AnswerFromCache,
  type AnswerRequest,
  createHttpServer,
  drain,
} from './http/http-server.ts'
import { listeningAt } from './http/listening-at.ts'
import { answerUnreadable } from './http/request-pipeline.ts'
import { loadStaticAssets } from './http/static-assets.ts'
import { addressRefusal } from './operations/address-refusal.ts'
import type { Logger } from './operations/logger.ts'
import { requireFolder } from './operations/require-folder.ts'
import { loadBackOffice } from './pages/back-office.ts'
import { backOfficeBuildFolder, loadSiteBuild, siteBuildFolder } from './pages/load-site.ts'
import { loadDrawings } from './pages/placeholder-image.ts'
import { prepareDatabase } from './prepare-database.ts'

export type StartOptions = {
  env: Env
  log: Logger
  onProgress: (line: string) => void
}

export type RunningServer = {
  /** Finishes running requests (10 s at most) and closes everything. To be called once. */
  stop: () => Promise<void>
}

/**
 * Listens first, so that /healthz answers at once, then opens what the app needs, in order.
 * Throws when the address is taken or the own PostgreSQL cannot start; a missing DATABASE_URL
 * server is waited for.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { env, log, onProgress } = options
  await requireFolder(env.dataDir, { setting: 'DATA_DIR', mode: 0o755 })
  if (env.backupHour !== null) {
    await requireFolder(env.backupDir, { setting: 'BACKUP_DIR', mode: 0o700 })
  }
  // Bodies that a killed process left.
  await rm(arrivingBodies(env), { recursive: true, force: true })
  let answer: AnswerRequest = answerWhileStarting
  let answerFromCache: AnswerFromCache = () => false
  const server = createHttpServer({
    answer: (request, connection) => answer(request, connection),
    answerUnreadable,
    answerFromCache: (incoming, outgoing) => answerFromCache(incoming, outgoing),
    trustProxy: env.trustProxy,
    bodyFolder: arrivingBodies(env),
  })
  onProgress(`Listening on ${await listen(server, env)}`)
  try {
    const source = await openDatabaseSource(env, onProgress)
    const app = createApp({ env, log, target: source.target, ...(await loadBuilds()) })
    const preparation = prepareDatabase({ ...app, demo: env.demo, log, onProgress })
    const answerWhenReady = async () => {
      await preparation.ready
      answer = app.answer
      answerFromCache = app.answerFromCache
    }
    void answerWhenReady()
    return {
      async stop() {
        app.readiness.drain()
        await preparation.stop()
        await drain(server)
        await app.close()
        await source.stop()
      },
    }
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
}

async function loadBuilds() {
  const { createSiteHandler, findSharedPage, listedPaths } = await loadSiteBuild()
  const clientFolder = join(siteBuildFolder(), 'client')
  return {
    createSite: createSiteHandler,
    findSharedPage,
    listedPaths: async () => listedPaths,
    answerAsset: await loadStaticAssets(clientFolder),
    answerBackOffice: await loadBackOffice(backOfficeBuildFolder()),
    drawings: await loadDrawings(clientFolder),
  }
}

function listen(server: Server, { host, port, publicUrl }: Env): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(addressRefusal(error, { host, port }))
    server.once('error', fail)
    server.listen({ host, port }, () => {
      server.off('error', fail)
      const bound = server.address() as AddressInfo
      resolve(listeningAt({ publicUrl, host, port: bound.port }))
    })
  })
}
