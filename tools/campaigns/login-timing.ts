import { join } from 'node:path'
import { median } from '../../benchmarks/reading.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { dataFolder } from './data-folder.ts'
import type { Fact } from './fact.ts'
import { mannWhitneyP } from './mann-whitney.ts'
import { type Random, seededRandom } from './seeded-random.ts'
import { withServer } from './server-process.ts'

type Answer = { status: number; body: string; milliseconds: number }
type Question = { name: string; ask: (url: string, address: string) => Promise<Answer> }

const leastP = 0.01

/** Whether an address has an account can be told neither from an answer nor from how long it takes. */
export async function runLoginTiming(options: CampaignOptions): Promise<Fact[]> {
  const { folder, seed, short } = options
  const count = short ? 3 : 200
  const random = seededRandom(seed)
  const dataDir = await dataFolder(options, join(folder, 'data'))
  return withServer({ dataDir }, async ({ url }) => {
    const facts: Fact[] = []
    for (const question of questions) {
      facts.push(...(await compare(question, { url, count, random, short })))
    }
    return facts
  })
}

const questions: Question[] = [
  {
    name: 'a wrong password',
    ask: (url, email_address) =>
      post(`${url}/api/auth/doLogin`, { params: { email_address, password: 'gissning' } }),
  },
  {
    name: 'a link for a new password',
    ask: (url, email_address) => post(`${url}/api/auth/requestPasswordReset`, { email_address }),
  },
]

type Run = { url: string; count: number; random: Random; short: boolean }

async function compare({ name, ask }: Question, { url, count, random, short }: Run) {
  // Connections, plans and code are warm before it counts.
  for (let at = 0; at < (short ? 1 : 20); at += 1) {
    await ask(url, 'role10@demo.example')
    await ask(url, 'ingen@demo.example')
  }
  const known: Answer[] = []
  const unknown: Answer[] = []
  while (known.length < count || unknown.length < count) {
    const isKnown = unknown.length >= count || (known.length < count && random.between(0, 1) === 0)
    const answer = await ask(url, isKnown ? 'role10@demo.example' : 'ingen@demo.example')
    ;(isKnown ? known : unknown).push(answer)
  }
  const answers = new Set([...known, ...unknown].map(({ status, body }) => `${status} ${body}`))
  return [
    { name: `${name}: different answers`, value: String(answers.size), holds: answers.size === 1 },
    ...(short ? [] : [timeFact(name, known, unknown)]),
  ]
}

function timeFact(name: string, known: Answer[], unknown: Answer[]): Fact {
  const times = (answers: Answer[]) => answers.map(({ milliseconds }) => milliseconds)
  const medianOf = (answers: Answer[]) => median(times(answers)).toFixed(1)
  const p = mannWhitneyP(times(known), times(unknown))
  const medians = `${medianOf(known)} ms known, ${medianOf(unknown)} ms unknown`
  return {
    name: `${name}: time`,
    value: `${medians}, p = ${p.toFixed(3)}, at least ${leastP}`,
    holds: p >= leastP,
  }
}

async function post(address: string, body: object): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const milliseconds = performance.now() - started
  // The one thing that differs by design.
  return { status: response.status, body: text.replace(/"request_id":"[^"]*"/, ''), milliseconds }
}
