import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'
import { run } from '../tools/project.ts'
import { withDemoServer } from './demo-server.ts'
import { measuredPages, otherPages, unlistedPages } from './measured-pages.ts'
import { median, type Reading, readingsOf } from './reading.ts'

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string }>
}

const runs = 3
// A trace that lacks its own beginning is Lighthouse's fault, not the page's.
const unfitTrace = 'Please run Lighthouse again'
const attempts = 3

/** Lighthouse's phone, three runs a page, the median of each figure. One page after another. */
export function measureLighthouse(): Promise<Reading[]> {
  return withReports(async (look) => {
    const readings: Reading[] = []
    for (const [name, path] of Object.entries(measuredPages)) {
      readings.push(...readingsOf(`${name} `, figuresOf(name, await look(path))))
    }
    return readings
  })
}

/** The same of the other kinds of pages, each printed when it is measured; the worst figures count. */
export function measureOtherPages(): Promise<Reading[]> {
  return withReports(async (look) => {
    const worst: Figures = {}
    for (const [name, path] of Object.entries(otherPages)) {
      const figures = figuresOf(name, await look(path))
      const values = Object.values(figures).map((value) => Number(value.toFixed(2)))
      console.log(`  ${name}: ${values.join(' · ')}`)
      for (const [figure, value] of Object.entries(figures)) {
        const worse = higherIsBetter(figure) ? Math.min : Math.max
        worst[figure] = worse(worst[figure] ?? value, value)
      }
    }
    return readingsOf('worst ', worst)
  })
}

type Figures = Record<string, number>

const higherIsBetter = (figure: string) => /performance|accessibility|practices|SEO/.test(figure)

type Look = (path: string) => Promise<Report[]>

/** Gives the work a function that runs Lighthouse on a page of the demo and prints what failed. */
function withReports(work: (look: Look) => Promise<Reading[]>): Promise<Reading[]> {
  return withDemoServer(async ({ url }) => {
    const folder = mkdtempSync(join(tmpdir(), 'minikran-lighthouse-'))
    try {
      return await work(async (path) => {
        const reports: Report[] = []
        for (let time = 0; time < runs; time += 1) {
          reports.push(await runLighthouse(`${url}${path}`, join(folder, 'report.json')))
        }
        sayWhatFailed(path, reports)
        return reports
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

async function runLighthouse(address: string, file: string, attempt = 1): Promise<Report> {
  const chromium = await findChromium()
  const flags = ['--headless', ...chromiumFlags].join(' ')
  const { code, output } = await run(
    'lighthouse',
    [
      address,
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--quiet',
    ],
    { env: { ...chromium.env, CHROME_PATH: chromium.path } },
  )
  const isUnfit = code !== 0 && output.includes(unfitTrace)
  if (isUnfit && attempt < attempts) return runLighthouse(address, file, attempt + 1)
  if (code !== 0) throw new Error(`Lighthouse failed on ${address}:\n${output}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function figuresOf(name: string, reports: readonly Report[]): Figures {
  const middle = (read: (report: Report) => number) => median(reports.map(read))
  const score = (category: string) =>
    middle((report) => Math.round((report.categories[category]?.score ?? Number.NaN) * 100))
  const figure = (audit: string, unit = 1) =>
    middle((report) => (report.audits[audit]?.numericValue ?? Number.NaN) / unit)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    ...(unlistedPages.includes(name) ? {} : { SEO: score('seo') }),
    'first contentful paint': figure('first-contentful-paint', 1000),
    'largest contentful paint': figure('largest-contentful-paint', 1000),
    'total blocking time': figure('total-blocking-time'),
    'layout shift': figure('cumulative-layout-shift'),
  }
}

function sayWhatFailed(path: string, reports: readonly Report[]) {
  const failed = reports.flatMap(({ audits }) =>
    Object.entries(audits)
      .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
      .map(([id]) => id),
  )
  if (failed.length > 0) console.log(`${path} fails: ${[...new Set(failed)].join(', ')}`)
}
