import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// Not the journeys' own: here another server is visited, and it goes away.
import { expect, test } from '@playwright/test'
import { freePort, launchServer, waitUntilReady } from '../../tools/campaigns/server-process.ts'
import { keepLog } from '../../tools/test-logs.ts'
import { wakeForm } from '../awake.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'

test('a server that stops under a form: /fel, and the form is sent once it is back', async ({
  page,
}) => {
  // Two starts of a server with a database of its own.
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'minikran-stopped-'))
  const place = { port: await freePort(), dataDir: join(folder, 'data') }
  let server = launchServer(place)
  try {
    await waitUntilReady(server)
    const form = `${server.url}/forfragan?produkt=jekko-spx312`
    await page.goto(form)
    const filled = await fillInquiry(page, words.sv, { email: 'borta@kund.example' })
    // Without its script the browser itself would post to nobody.
    await wakeForm(filled)
    // What /fel needs has been fetched ahead.
    await page.waitForLoadState('networkidle')
    await server.stop()
    await filled.getByRole('button', { name: words.sv.send }).click()
    await expect(page).toHaveURL(/\/fel$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    server = launchServer(place)
    await waitUntilReady(server)
    await page.goto(form)
    await expect(page.getByLabel(words.sv.firstname)).toHaveValue('Åsa')
    const again = await fillInquiry(page, words.sv, { email: 'borta@kund.example' })
    await again.getByRole('button', { name: words.sv.send }).click()
    expect(await shownCaseNumber(page)).toMatch(/^MK-/)
  } finally {
    await server.stop()
    keepLog('stopped', server.output())
    rmSync(folder, { recursive: true, force: true })
  }
})
