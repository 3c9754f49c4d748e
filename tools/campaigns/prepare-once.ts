import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { roomyFolder } from '../../packages/embedded-database/src/roomy-folder.ts'
import { buildWhenStale } from '../build-parts.ts'
import { exitOnSignal, removeAtExit } from '../project.ts'
import { preparedData } from './prepared-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder to be copied: to migrate and to load the demo takes longer than most campaigns. */
    preparedData: string
  }
}

/** Once for all campaigns of a run: the product is built, and a data folder filled. */
export default async function setup({ provide }: TestProject): Promise<void> {
  await buildWhenStale()
  const folder = mkdtempSync(join(await roomyFolder(), 'minikran-prepared-'))
  exitOnSignal()
  removeAtExit(folder)
  provide('preparedData', await preparedData(folder))
}
