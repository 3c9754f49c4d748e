import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { madeOnce } from '../operations/made-once.ts'

type Typeface = { plain: Uint8Array; strong: Uint8Array }

const { resolve } = createRequire(import.meta.url)
const fileOf = (weight: number) =>
  readFile(resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`))

/** IBM Plex Sans, the site's typeface (SIL Open Font License 1.1), in two weights. */
export const readTypeface = madeOnce(async (): Promise<Typeface> => {
  const [plain, strong] = await Promise.all([fileOf(400), fileOf(600)])
  return { plain, strong }
})
