import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { waitForHydration } from '../e2e/hydration.ts'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'
import { withDemoServer } from './demo-server.ts'
import { measuredPages, otherPages } from './measured-pages.ts'
import { type Reading, readingsOf } from './reading.ts'

const kibibytes = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / 1024
const kibibytesOfBrotli = (text: string) => brotliCompressSync(text).length / 1024
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What a browser fetches on a first visit until it is quiet, with nothing touched. */
export function measureBytes(): Promise<Reading[]> {
  return withDemoServer(async ({ url }) => {
    const found = await findChromium()
    const browser = await chromium.launch({
      executablePath: found.path,
      args: chromiumFlags,
      env: { ...process.env, ...found.env },
    })
    try {
      const readings: Reading[] = []
      for (const [name, path] of Object.entries(measuredPages)) {
        readings.push(...readingsOf(`${name} `, await weighPage(browser, `${url}${path}`)))
      }
      return [...readings, ...(await weighOthers(browser, url))]
    } finally {
      await browser.close()
    }
  })
}

type Weights = { script: number; style: number; document: number }

/** The heaviest of all other kinds of pages; each page is printed when it is weighed. */
async function weighOthers(browser: Browser, url: string): Promise<Reading[]> {
  const heaviest = { script: 0, style: 0, document: 0 }
  for (const [name, path] of Object.entries(otherPages)) {
    const weights = await weighPage(browser, `${url}${path}`)
    const values = Object.values(weights).map((value) => value.toFixed(1))
    console.log(`  ${name}: ${values.join(' · ')}`)
    heaviest.script = Math.max(heaviest.script, weights.script)
    heaviest.style = Math.max(heaviest.style, weights.style)
    heaviest.document = Math.max(heaviest.document, weights.document)
  }
  return readingsOf('heaviest other ', heaviest)
}

async function weighPage(browser: Browser, address: string): Promise<Weights> {
  const page = await browser.newPage({ locale: 'sv-SE' })
  const files = collectFiles(page)
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  if (response === null || response.status() !== 200) {
    throw new Error(`${address} answered ${response?.status() ?? 'nothing'}.`)
  }
  // On a busy machine the network is idle before the first paint, and so before any script.
  await waitForHydration(page)
  const html = await response.text()
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => text ?? '',
  )
  const weights: { type: string; body: Buffer }[] = []
  // One after another, so that a file which still comes meanwhile is weighed too.
  for (const { type, body } of files) weights.push({ type, body: await body })
  await page.close()
  const weigh = (type: string) =>
    sum(weights.filter((file) => file.type === type).map((file) => kibibytes(file.body)))
  return {
    script: weigh('script'),
    style: weigh('stylesheet') + sum(inlineStyles.map(kibibytes)),
    document: kibibytesOfBrotli(html),
  }
}

function collectFiles(page: Page) {
  const files: { type: string; body: Promise<Buffer> }[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'script' || type === 'stylesheet') files.push({ type, body: response.body() })
  })
  return files
}
