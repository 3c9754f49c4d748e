import { expect, test } from './fixtures.ts'
import { site } from './sites.ts'

const planted =
  '<script>window.planted = "script"</script><style>body { outline-width: 7px }</style>' +
  '<img src="data:," onerror="window.planted = \'handler\'">' +
  '<script src="data:text/javascript,window.planted=\'address\'"></script>'

// One that is kept for all visitors and one that is each visitor's own.
const paths = ['/', '/en/forfragan']

// In a context of its own: in other journeys a policy violation is a failure.
test('injected scripts and styles do not run', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<body[^>]*>/, (start) => start + planted)
    expect(body).not.toBe(html)
    return route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective))
  })
  for (const path of paths) {
    await page.goto(path)
    const refused = () =>
      page.evaluate(() => (window as { refused?: string[] }).refused?.toSorted().join(' '))
    await expect
      .poll(refused)
      .toBe('script-src-attr script-src-elem script-src-elem style-src-elem')
    expect(await page.evaluate(() => (window as { planted?: string }).planted)).toBeUndefined()
    await expect(page.locator('body')).not.toHaveCSS('outline-width', '7px')
  }
  await context.close()
})
