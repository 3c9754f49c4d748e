import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, type Outcome, projectRoot, run, step } from './project.ts'
import { sourceHash } from './source-hash.ts'

export type Part = {
  name: string
  /** Everything that the part is made from. */
  sources: string[]
  /** A file that is there once the part is built. */
  output: string
  work: () => Promise<Outcome>
}

const texts: Part = {
  name: 'Compiling the texts',
  sources: [
    'package-lock.json',
    'packages/i18n/messages/*.json',
    // Not the whole folder: compiling the texts writes files of its own beside it.
    'packages/i18n/project.inlang/settings.json',
  ],
  output: 'packages/i18n/src/paraglide/messages.js',
  work: compileTexts,
}

const sharedSources = [...texts.sources, 'packages/{domain,i18n,contract}/src/**']

/** What the server is made from, the packages included. */
export const serverSources = [
  ...sharedSources,
  'packages/embedded-database/src/**',
  'apps/server/{src,demo}/**',
  'apps/server/*.{ts,json}',
]

const parts: Part[] = [
  {
    name: 'Building the website',
    sources: [...sharedSources, 'apps/site/{app,public}/**', 'apps/site/*.{ts,json}'],
    output: 'apps/site/build/client/service-worker.js',
    work: buildWebsite,
  },
  {
    name: 'Building the back office',
    sources: [...sharedSources, 'apps/back-office/src/**', 'apps/back-office/*.{ts,json,html}'],
    output: 'apps/back-office/build/index.html',
    work: () =>
      run('vite', ['build', '--logLevel', 'warn'], {
        cwd: join(projectRoot, 'apps/back-office'),
        env: { NODE_ENV: 'production' },
      }),
  },
  {
    name: 'Building the server',
    sources: serverSources,
    output: 'apps/server/build/main.js',
    work: () => run('rolldown', ['-c'], { cwd: join(projectRoot, 'apps/server') }),
  },
]

async function buildWebsite(): Promise<Outcome> {
  const cwd = join(projectRoot, 'apps/site')
  const pages = await run('react-router', ['build'], { cwd, env: { NODE_ENV: 'production' } })
  if (pages.code !== 0) return pages
  const worker = await run('rolldown', ['-c'], { cwd })
  return { ...worker, seconds: pages.seconds + worker.seconds }
}

/** messages/*.json → typed functions; everything that reads types needs it first. */
export async function compileTexts(): Promise<Outcome> {
  const flags = ['--strategy', 'custom-path', 'baseLocale', '--emit-ts-declarations', '--silent']
  const compiled = await run(
    'paraglide-js',
    ['compile', '--project', './project.inlang', '--outdir', './src/paraglide', ...flags],
    {
      cwd: join(projectRoot, 'packages/i18n'),
    },
  )
  if (compiled.code === 0) joinDeclarations()
  return compiled
}

/** The types of all texts in one file: to read 2700 small ones takes each check of types a second. */
function joinDeclarations(): void {
  const folder = join(projectRoot, 'packages/i18n/src/paraglide/messages')
  const index = join(folder, '_index.d.ts')
  const names = [...readFileSync(index, 'utf8').matchAll(/^export \* from '\.\/(.+)\.js';$/gm)]
  const ofAll = /^export type LocalizedString = .+\n/
  const declared = names.map(([, name]) =>
    readFileSync(join(folder, `${name}.d.ts`), 'utf8').replace(ofAll, ''),
  )
  const [shared = ''] = ofAll.exec(readFileSync(index, 'utf8')) ?? []
  writeFileSync(index, shared + declared.join(''))
}

/** Compiles the texts when they differ from those of the last time. */
export async function compileTextsWhenStale(): Promise<void> {
  await makeWhenStale(texts)
}

/** Builds each part whose sources differ from those of its last build. */
export async function buildWhenStale(): Promise<void> {
  await compileTextsWhenStale()
  for (const part of parts) await makeWhenStale(part)
}

/** Builds the part when its sources differ from those of its last build. */
export async function makeWhenStale(part: Part): Promise<void> {
  const stamp = join(cacheFolder, 'built', part.output.replaceAll('/', '-'))
  const hash = sourceHash(part.sources)
  const isThere = existsSync(join(projectRoot, part.output)) && existsSync(stamp)
  if (isThere && readFileSync(stamp, 'utf8') === hash) return
  if (!(await step(part.name, part.work))) {
    throw new Error(`${part.name} failed; the lines above say why.`)
  }
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, hash)
}
