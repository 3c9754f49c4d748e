import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectRoot } from './project.ts'

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Keeps the browser from calling home: tests run without any network but this machine's own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The program, and what its process needs to find its own libraries and fonts. */
export type Chromium = { path: string; env: Record<string, string> }

/**
 * `CHROMIUM_PATH`, else the one inside the npm package, the same on every Linux x64, else an
 * installed Chrome or Chromium.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { path: named, env: {} }
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBundledChromium()
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = installedNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  const installed = [...candidates, ...installedPlaces].find((path) => existsSync(path))
  if (installed !== undefined) return { path: installed, env: {} }
  throw new Error('No browser was found: install Chrome or Chromium, or set CHROMIUM_PATH.')
}

async function unpackBundledChromium(): Promise<Chromium> {
  const cache = join(projectRoot, 'node_modules/.cache/chromium')
  if (!existsSync(cache)) {
    mkdirSync(join(cache, '..'), { recursive: true })
    const unfinished = mkdtempSync(`${cache}-`)
    await unpackInto(unfinished)
    writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontSettings(join(cache, 'fonts')))
    // Renamed when complete, so that an interrupted run leaves nothing half.
    renameSync(unfinished, cache)
  }
  return {
    path: join(cache, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(cache, 'al2023/lib'),
      FONTCONFIG_PATH: join(cache, 'fonts'),
    },
  }
}

// The package's own settings look for its fonts in other places; without any font Chromium gives up.
function fontSettings(folder: string) {
  const dirs = `<dir>${folder}</dir><cachedir>${folder}/cache</cachedir>`
  return `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>\n`
}

async function unpackInto(folder: string) {
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env
  // The package unpacks below the temporary folder, and its libraries only where it believes to run as a function.
  process.env['TMPDIR'] = folder
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  } finally {
    restore('TMPDIR', TMPDIR)
    restore('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV)
  }
}

function restore(name: string, value: string | undefined) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
