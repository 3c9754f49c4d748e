import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Typeface = { plain: Uint8Array; strong: Uint8Array }

const { resolve } = createRequire(import.meta.url)
const fileOf = (weight: number) =>
  readFile(resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`))

let read: Promise<Typeface> | null = null

/** IBM Plex Sans, the site's typeface (SIL Open Font License 1.1), in two weights. */
export function readTypeface(): Promise<Typeface> {
  read ??= Promise.all([fileOf(400), fileOf(600)]).then(([plain, strong]) => ({ plain, strong }))
  return read
}
