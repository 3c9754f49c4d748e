import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeOneByteScripts } from './one-byte-scripts.ts'
import { projectRoot, run, step } from './project.ts'
import { shortenManifest } from './shorten-manifest.ts'

const stampFile = join(projectRoot, 'apps/server/build/stamp')

const parts = [
  {
    name: 'Compiling the texts',
    work: () => compileTexts(),
  },
  {
    name: 'Building the website',
    work: async () => {
      const built = await run('react-router', ['build'], {
        cwd: join(projectRoot, 'apps/site'),
        env: { NODE_ENV: 'production' },
      })
      if (built.code !== 0) return built
      const { code, output } = shortenManifest()
      return { ...built, code, output }
    },
  },
  {
    name: 'Building the offline worker',
    work: () => run('rolldown', ['-c'], { cwd: join(projectRoot, 'apps/site') }),
  },
  {
    name: 'Building the back office',
    work: () =>
      run('vite', ['build', '--logLevel', 'warn'], {
        cwd: join(projectRoot, 'apps/back-office'),
        env: { NODE_ENV: 'production' },
      }),
  },
  {
    name: 'Building the server',
    work: async () => {
      const built = await run('rolldown', ['-c'], { cwd: join(projectRoot, 'apps/server') })
      if (built.code === 0) writeOneByteScripts()
      return built
    },
  },
]

/** messages/*.json → typed functions; everything that reads types needs it first. */
export function compileTexts() {
  const flags = ['--strategy', 'custom-path', 'baseLocale', '--emit-ts-declarations', '--silent']
  return run(
    'paraglide-js',
    ['compile', '--project', './project.inlang', '--outdir', './src/paraglide', ...flags],
    {
      cwd: join(projectRoot, 'packages/i18n'),
    },
  )
}

/** Builds everything when the sources differ from those of the last build. */
export async function buildWhenStale() {
  const fingerprint = sourceFingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return
  for (const part of parts) {
    if (!(await step(part.name, part.work))) {
      throw new Error(`${part.name} failed; the lines above say why.`)
    }
  }
  mkdirSync(join(stampFile, '..'), { recursive: true })
  writeFileSync(stampFile, fingerprint)
}

// Contents, not times: a checkout touches files without changing them.
function sourceFingerprint() {
  const patterns = [
    'package-lock.json',
    'tools/{one-byte-scripts,shorten-manifest}.ts',
    'packages/*/{src,messages}/**',
    // Not the whole folder: compiling the texts writes files of its own beside it.
    'packages/*/project.inlang/settings.json',
    'apps/server/{src,*.ts}/**',
    'apps/server/*.{ts,json}',
    'apps/site/{app,public,lighter-modules}/**',
    'apps/site/*.{ts,json}',
    'apps/back-office/src/**',
    'apps/back-office/*.{ts,json,html}',
  ]
  const files = globSync(patterns, {
    cwd: projectRoot,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'paraglide' || entry.name === 'node_modules',
  })
  const hash = createHash('sha256')
  const paths = files
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const path of paths) hash.update(path.slice(projectRoot.length)).update(readFileSync(path))
  return hash.digest('hex')
}
