import { readCatalogue } from '../tools/campaigns/inquiry-client.ts'
import { type Random, seededRandom } from '../tools/campaigns/seeded-random.ts'
import { median, quantile, type Reading } from './reading.ts'
import { withScaledServer } from './scaled-server.ts'

const warmUps = 40
const searches = 400

/** Different searches over HTTP, one after another, so that no kept answer helps. */
export function measureSearch(): Promise<Reading[]> {
  return withScaledServer(async ({ url }) => {
    const catalogue = await readCatalogue(url)
    const titles = catalogue.products.map((product) => product.title_sv)
    const texts = makeTexts(titles, seededRandom(1))
    for (const text of texts.slice(0, warmUps)) await timeSearch(url, text)
    const times: number[] = []
    for (const text of texts.slice(warmUps)) times.push(await timeSearch(url, text))
    return [
      { name: 'median', value: median(times) },
      { name: '95th percentile', value: quantile(times, 0.95) },
      { name: 'slowest', value: Math.max(...times) },
    ]
  })
}

async function timeSearch(url: string, text: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${url}/api/site/getProductsArr?search=${encodeURIComponent(text)}`)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`"${text}" answered ${response.status}.`)
  return performance.now() - started
}

const known = [
  'minikranar',
  'glasskiva',
  'vakumlyft',
  'minkran',
  'fonsterlyft',
  'kran',
  'lyftöglorna',
]

/** What people type: words, beginnings of words, typing errors, two words, article numbers, whole titles. */
function makeTexts(titles: readonly string[], random: Random): string[] {
  const wordOf = (pattern: RegExp) => {
    for (;;) {
      const words = random.pick(titles).split(/\s+/)
      const word = random.pick(words)
      if (word.length >= 3 && pattern.test(word)) return word
    }
  }
  const word = () => wordOf(/^\p{L}+$/u)
  const forms = [
    word,
    () => word().slice(0, random.between(3, 6)),
    () => withTypingError(word(), random),
    () => `${word()} ${word()}`,
    () => wordOf(/\d/),
    () => random.pick(titles),
  ]
  const texts = new Set(known)
  while (texts.size < warmUps + searches) texts.add(random.pick(forms)())
  return shuffled([...texts], random)
}

function shuffled(texts: readonly string[], random: Random): string[] {
  return texts
    .map((text) => ({ text, place: random.between(0, 2 ** 31) }))
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text)
}

function withTypingError(word: string, random: Random): string {
  const place = random.between(1, word.length - 2)
  return word.slice(0, place) + word.slice(place + 1)
}
