import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { createApp } from '../apps/server/src/app.ts'
import type { DatabaseSource } from '../apps/server/src/database/database-source.ts'
import type { Env } from '../apps/server/src/env.ts'
import type { AnswerRequest } from '../apps/server/src/http/http-server.ts'
import type { answerPreview } from '../apps/server/src/mail/preview/answer-preview.ts'
import type { Logger } from '../apps/server/src/operations/logger.ts'
import type { prepareDatabase } from '../apps/server/src/prepare-database.ts'
import type { CreateSiteHandler, SiteBuild } from '../packages/contract/src/site-handler.ts'
import { projectRoot } from './project.ts'

type Options = { vite: ViteDevServer; env: Env; source: DatabaseSource; log: Logger }
type CreateApp = typeof createApp
type RunningApp = { madeBy: CreateApp; answer: AnswerRequest; stop: () => Promise<void> }

const serverFile = (path: string) => join(projectRoot, 'apps/server/src', path)

export type LiveApp = {
  answer: AnswerRequest
  /** Loads what is not loaded yet, or was changed since. */
  load: () => Promise<RunningApp>
  stop: () => Promise<void>
}

/**
 * The server's app through Vite: a request that comes after an edit is answered by the edited code.
 * The new app migrates and starts its jobs before the old one is stopped.
 */
export function createLiveApp(options: Options): LiveApp {
  const { vite } = options
  let running: RunningApp | null = null
  let loading: Promise<RunningApp> | null = null

  const loadNow = async () => {
    const { createApp } = (await vite.ssrLoadModule(serverFile('app.ts'))) as {
      createApp: CreateApp
    }
    if (running !== null && running.madeBy === createApp) return running
    const old = running
    running = await startApp(createApp, options)
    if (old !== null) {
      console.log('The API was reloaded.')
      await old.stop()
    }
    return running
  }
  const load = () => {
    loading ??= loadNow().finally(() => {
      loading = null
    })
    return loading
  }
  return {
    load,
    answer: async (request, connection) => {
      try {
        const { answer } = await load()
        const preview = await previewMails(vite, request)
        if (preview !== null) return preview
        return withoutPolicy(await answer(request, connection))
      } catch (error) {
        return showError(vite, error)
      }
    },
    stop: async () => running?.stop(),
  }
}

async function startApp(make: CreateApp, { vite, env, source, log }: Options): Promise<RunningApp> {
  const loaded = await vite.ssrLoadModule(serverFile('prepare-database.ts'))
  const prepare = loaded['prepareDatabase'] as typeof prepareDatabase
  const createSite = reloadingSite(vite)
  const app = make({
    env,
    log,
    target: source.target,
    createSite,
    // Every page is rendered anew, by the code as it is now.
    findSharedPage: () => null,
    listedPaths: async () => (await loadSite(vite)).listedPaths,
    answerAsset: async () => null,
    // Vite's own middleware answers for the back office.
    answerBackOffice: async () => null,
    drawings: '',
  })
  const preparation = prepare({
    ...app,
    demo: env.demo,
    log,
    onProgress: console.log,
  })
  await preparation.ready
  return {
    madeBy: make,
    answer: app.answer,
    stop: async () => {
      await preparation.stop()
      await app.close()
    },
  }
}

/** All mails at /dev/mails, by the templates as they are now. */
async function previewMails(vite: ViteDevServer, request: Request): Promise<Response | null> {
  if (!new URL(request.url).pathname.startsWith('/dev/')) return null
  const loaded = await vite.ssrLoadModule(serverFile('mail/preview/answer-preview.ts'))
  return await (loaded['answerPreview'] as typeof answerPreview)(request)
}

/** A site handler that asks Vite for the newest code at every request. */
function reloadingSite(vite: ViteDevServer): CreateSiteHandler {
  return (siteOptions) => async (request, visitor) => {
    const { createSiteHandler } = await loadSite(vite)
    return createSiteHandler(siteOptions)(request, visitor)
  }
}

const loadSite = async (vite: ViteDevServer) =>
  (await vite.ssrLoadModule('/app/entry.handler.ts')) as SiteBuild

// Hot reload uses inline scripts, which the site's content security policy would block.
function withoutPolicy(response: Response): Response {
  response.headers.delete('content-security-policy')
  return response
}

function showError(vite: ViteDevServer, error: unknown): Response {
  const shown = error instanceof Error ? error : new Error(String(error))
  vite.ssrFixStacktrace(shown)
  console.error(shown.stack)
  return new Response(shown.stack ?? shown.message, { status: 500 })
}
