import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const pages = [
  '/',
  '/produkter',
  '/produkter?q=minikran',
  '/produkter?q=zzzzzz',
  '/produkter?q=x',
  '/produkter/minikranar',
  '/produkter/lyfttillbehor',
  '/kranvaljaren?avstand=1&karm=5&djup=2',
  '/kranvaljare?q=5_5_100&m=jekko-spx532',
  '/kranvaljare?q=20_18_200',
  '/kranvaljare?h=fem&r=&w=0',
  '/jamfor?m=jekko-spx532,unic-urw-295,maeda-lc383,jekko-jf545&q=5_5_100',
  '/jamfor',
  '/produkter/minikranar/spindelkranar/jekko-spx532?q=5_5_100&dorr_bredd=700&dorr_hojd=x&lutning=5',
  '/nyheter',
  '/nyheter?show_amount=99999',
  '/nyhet/lyfta-inomhus-utan-avgaser',
  '/presentation/ett-lyft-steg-for-steg?sida=4',
  '/presentation/glas-pa-plats',
  '/forfragan?produkt=jekko-spx312',
  '/anmalan?produkt=minikran-10-tm-malmo-2027-05-18',
  '/regioner',
  '/region/malmo',
  '/vara-tjanster',
  '/kreditansokan',
  '/maskinuthyrning-utan-forare',
  '/maskinuthyrning-med-forare',
  '/utbildningar',
  '/utbildningar?kurs=fallskydd&ort=Lule%C3%A5',
  '/transporter',
  '/reparation-service',
  '/reservdelar',
  '/leverantorer',
  '/leverantorer?tillverkare=jekko',
  '/about-us',
  '/cookies',
  '/gdpr',
  '/ie',
  '/fel',
  '/produkter/finns-inte',
]

// /fel and the missing category answer 404.
test.use({ failedLoads: 'expected' })

const languages = [
  ['sv', (path: string) => path],
  ['en', (path: string) => (path === '/' ? '/en' : `/en${path}`)],
] as const

// One visit for both questions: to load a page takes longer than to look at it.
for (const [language, twinOf] of languages) {
  test(`no page has a violation in either theme, or is wider than its screen (${language})`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of [...pages, ...(await productPages(page.request))]) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(twinOf(path))
      expect(await axeViolationsInBothThemes(page), path).toEqual([])
      expect(await tooWide(page), path).toEqual([])
    }
  })
}

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/produkter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveJSProperty('tagName', 'MAIN')
})

/** Phones of 320 px, and text of 200 % on all that is narrow. */
async function tooWide(page: Page): Promise<string[]> {
  const found = await widerThan(page, 320)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [360, 600, 636]) {
    found.push(...(await widerThan(page, width)).map((what) => `text of 200 %: ${what}`))
  }
  return found
}

async function widerThan(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 })
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  return needed > width ? [`${needed} px on a screen of ${width}`] : []
}

/** One product of each category. */
async function productPages(request: {
  get: (path: string) => Promise<{ json: () => Promise<unknown> }>
}) {
  const answer = await request.get('/api/site/getProductsArr?per_page=99999')
  const { data } = (await answer.json()) as { data: { path: string; prodcat_slug: string }[] }
  return [...new Map(data.map((product) => [product.prodcat_slug, product.path])).values()]
}
