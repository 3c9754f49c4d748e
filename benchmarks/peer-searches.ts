import { type Random, seededRandom } from '../tools/campaigns/seeded-random.ts'

/** Rows of every answer. */
const searchRows = 15
const candidates = 1_700
const mostTries = 200_000
/** More than the searches that the site remembers, so that none is known when it comes again. */
const leastSearches = 1_100

type Item = { title_sv: string; search_tags: string }

export const searchPath = (text: string) =>
  `/api/site/getProductsArr?per_page=${searchRows}&search=${encodeURIComponent(text)}`

/** Different searches that every server answers with a whole page of rows. */
export async function findSearches(origins: readonly string[]): Promise<string[]> {
  const [ours = ''] = origins
  const items = await rowsIn<Item>(`${ours}/api/site/getProductsArr?per_page=99999`)
  const found: string[] = []
  for (const text of makeTexts(items, seededRandom(1))) {
    const counts = await Promise.all(
      origins.map(async (origin) => (await rowsIn(origin + searchPath(text))).length),
    )
    if (counts.every((count) => count === searchRows)) found.push(text)
  }
  if (found.length < leastSearches) throw new Error(`Only ${found.length} searches were found.`)
  return found
}

/** A word or two of a product, whole or their beginnings, that enough products have. */
function makeTexts(items: readonly Item[], random: Random): Set<string> {
  const texts = items.map(({ title_sv, search_tags }) => `${title_sv} ${search_tags}`.toLowerCase())
  const made = new Set<string>()
  for (let tries = 0; tries < mostTries && made.size < candidates; tries += 1) {
    const words = random.pick(texts).match(/[a-zåäö]{3,}/g) ?? ['']
    const part = () => {
      const word = random.pick(words)
      return word.slice(0, random.between(3, word.length))
    }
    const parts = random.between(1, 3) === 1 ? [part()] : [part(), part()]
    const hits = texts.filter((text) => parts.every((each) => text.includes(each))).length
    if (hits >= searchRows) made.add(parts.join(' '))
  }
  return made
}

async function rowsIn<Row>(address: string): Promise<Row[]> {
  const response = await fetch(address)
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`)
  return ((await response.json()) as { data: Row[] }).data
}
