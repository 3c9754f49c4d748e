import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort, launchServer, waitUntilReady } from '../../tools/campaigns/server-process.ts'
import { keepLog } from '../../tools/test-logs.ts'
// Another server, which is stopped.
import { loadForm, waitForHydration, waitForPreloads } from '../hydration.ts'

import { site } from '../sites.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'

test('a server that stops under a form: /fel, and the form is sent once it is back', async ({
  page,
}) => {
  // A second server on this worker's own database.
  const env = { DATABASE_URL: readFileSync(join(site.dataDir, 'database-url'), 'utf8') }
  const place = { port: await freePort(), dataDir: site.dataDir, env }
  let server = launchServer(place)
  try {
    await waitUntilReady(server)
    const form = `${server.url}/forfragan?produkt=jekko-spx312`
    await page.goto(form)
    await waitForHydration(page)
    const filled = await fillInquiry(page, words.sv, { email: 'borta@kund.example' })
    // Without its script the browser would post to a stopped server.
    await loadForm(filled)
    await waitForPreloads(page)
    await server.stop()
    await filled.getByRole('button', { name: words.sv.send }).click()
    await expect(page).toHaveURL(/\/fel$/)
    const again = page.getByRole('button', { name: 'Skicka igen' })
    await expect(again).toBeVisible()
    server = launchServer(place)
    await waitUntilReady(server)
    await again.click()
    expect(await shownCaseNumber(page)).toMatch(/^MK-/)
  } finally {
    await server.stop()
    keepLog('stopped', server.output())
  }
})
