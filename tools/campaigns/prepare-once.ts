import type { TestProject } from 'vitest/node'
import { buildWhenStale } from '../build-parts.ts'
import { siteTemplate } from '../site-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder to be copied: to migrate and to load the demo takes longer than most campaigns. */
    preparedData: string
  }
}

/** Once for all campaigns of a run: the product is built, and a data folder filled. */
export default async function setup({ provide }: TestProject): Promise<void> {
  await buildWhenStale()
  provide('preparedData', await siteTemplate())
}
