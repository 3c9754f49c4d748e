import type { Role } from '@minikran/domain/access/roles'
import {
  type ItemAction,
  type ItemState,
  judgeItemAction,
  lockHolder,
} from '@minikran/domain/content/item-state'
import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../database/schema/people.ts'
import { type AdminApi, type Answered, createAdminApi } from '../../../testing/admin-api.ts'
import { testNow } from '../../../testing/test-api.ts'

type Step = {
  who: 0 | 1
  what: 'update' | 'lock' | 'takeOver' | 'unlock' | 'trash' | 'restore' | 'destroy'
  /** For a saving: whether it names the version that is stored. */
  isFresh: boolean
}
type Model = { trashed: boolean; holder: number | null; gone: boolean; version: number }
type Outcome = { says: string; model: Model }

let api: AdminApi
let people: readonly { role: Role; userId: number }[]
beforeAll(async () => {
  api = await createAdminApi()
  const rows = await api.db
    .select()
    .from(users)
    .where(inArray(users.role, [62, 100]))
  people = [62, 100].map((role) => ({
    role: role as Role,
    userId: rows.find((row) => row.role === role)?.id ?? 0,
  }))
})
afterAll(() => api.close())

const actions: Record<Step['what'], ItemAction> = {
  update: 'edit',
  lock: 'lock',
  takeOver: 'lock',
  unlock: 'unlock',
  trash: 'trash',
  restore: 'restore',
  destroy: 'delete',
}
const codes = {
  lockedByOther: 'itemLocked',
  notLocked: 'itemNotLocked',
  alreadyTrashed: 'itemTrashed',
  notTrashed: 'itemNotTrashed',
  imagesAttached: 'imagesAttached',
  stillHeld: 'itemHeld',
}

/** What one step answers and leaves behind, by the rules alone. */
function expected(model: Model, step: Step): Outcome {
  const actor = people[step.who]
  if (actor === undefined) throw new Error('nobody')
  if (step.what === 'destroy' && actor.role !== 100) return { says: 'forbidden', model }
  if (model.gone) return { says: '404', model }
  if (step.what === 'update' && !step.isFresh) return { says: 'staleVersion', model }
  const lock = model.holder === null ? null : { userId: model.holder, lastActiveMs: testNow }
  const item: ItemState = { trashed: model.trashed, lock, imageCount: 0, heldByCount: 0 }
  const held = lockHolder(item, testNow)
  // Without asking for it nobody takes a lock over (reading 31).
  const isTaken = step.what === 'lock' && held !== null && held !== actor.userId
  const verdict = judgeItemAction(actions[step.what], { item, actor, nowMs: testNow })
  if (isTaken) return { says: 'itemLocked', model }
  if (verdict.kind === 'refused') return { says: codes[verdict.refusal], model }
  return { says: '200', model: after(model, step, actor.userId) }
}

function after(model: Model, { what }: Step, userId: number): Model {
  switch (what) {
    case 'update':
      return { ...model, version: model.version + 1 }
    case 'lock':
    case 'takeOver':
      return { ...model, holder: userId }
    case 'unlock':
      return { ...model, holder: null }
    case 'trash':
      return { ...model, trashed: true }
    case 'restore':
      return { ...model, trashed: false }
    case 'destroy':
      return { ...model, gone: true }
  }
}

let made = 0
async function makePost(): Promise<number> {
  made += 1
  const { data } = await api.as(62).post('createPost', {
    post_slug: `tva-personer-${made}`,
    title_sv: 'Två personer',
  })
  return data.id
}

let saved = 0
function perform(id: number, model: Model, { who, what, isFresh }: Step): Promise<Answered> {
  const actor = api.as(people[who]?.role ?? 0)
  if (what === 'update') {
    saved += 1
    // A version that never was is as stale as an older one.
    const version = isFresh ? model.version : model.version + 1_000
    return actor.post('updatePost', { id, version, title_sv: `Sparad ${saved}` })
  }
  if (what === 'takeOver') return actor.post('lockPost', { id, take_over: true })
  return actor.post(`${what}Post`, { id })
}

const said = ({ status, code }: Answered) => code ?? String(status)
const saidOf = (answer: Answered) => (answer.status === 404 ? '404' : said(answer))

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom(
    'update',
    'update',
    'lock',
    'takeOver',
    'unlock',
    'trash',
    'restore',
    'destroy',
  ),
  isFresh: fc.boolean(),
})

test('whatever two people do in whatever order, each answer is the one of the rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const id = await makePost()
      let model: Model = { trashed: false, holder: null, gone: false, version: 1 }
      for (const one of steps) {
        const wanted = expected(model, one)
        const answer = await perform(id, model, one)
        expect(saidOf(answer)).toBe(wanted.says)
        model = wanted.model
        if (answer.status === 200 && !model.gone) expect(answer.data.version).toBe(model.version)
      }
    }),
    { numRuns: 40 },
  )
}, 120_000)

test('done at once, two steps end as one after the other would, in one of the two orders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 4 }), step, step, async (before, one, other) => {
      const id = await makePost()
      let model: Model = { trashed: false, holder: null, gone: false, version: 1 }
      for (const early of before) {
        await perform(id, model, early)
        model = expected(model, early).model
      }
      const answers = await Promise.all([perform(id, model, one), perform(id, model, other)])
      // Both name the version that they saw: the one that comes second finds it stale.
      const seen = model.version
      const then = (first: Step, second: Step) => {
        const led = expected(model, first)
        const isFresh = second.isFresh && led.model.version === seen
        return [led.says, expected(led.model, { ...second, isFresh }).says] as const
      }
      const [a, b] = then(one, other)
      const [d, c] = then(other, one)
      expect([`${a} ${b}`, `${c} ${d}`]).toContain(answers.map(saidOf).join(' '))
    }),
    { numRuns: 40 },
  )
}, 120_000)
