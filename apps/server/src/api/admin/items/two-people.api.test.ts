import type { Role } from '@minikran/domain/access/roles'
import {
  type ItemAction,
  type ItemState,
  judgeItemAction,
  lockHolder,
} from '@minikran/domain/content/item-state'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../database/schema/people.ts'
import { type AdminApi, type Answered, createAdminApi } from '../../../testing/admin-api.ts'
import { testNow } from '../../../testing/test-api.ts'

const saves = ['update', 'attach', 'detach'] as const
type Step = {
  who: 0 | 1
  what: (typeof saves)[number] | 'lock' | 'takeOver' | 'unlock' | 'trash' | 'restore' | 'destroy'
  /** For what names a version: whether it is the stored one. */
  isFresh: boolean
}
type Model = {
  trashed: boolean
  holder: number | null
  gone: boolean
  version: number
  /** Something hangs on it that must be taken off before it is deleted. */
  attached: boolean
}
type Outcome = { says: string; model: Model }

type Kind = {
  one: string
  people: readonly [Role, Role]
  /** Fields that differ with every saving. */
  fields(number: number): object
  attached: object
  detached: object
  counts: Pick<ItemState, 'imageCount' | 'heldByCount'>
}

const day = { day: 1, date: null, closed: true, from: null, to: null }
const kinds: readonly Kind[] = [
  {
    one: 'Post',
    people: [62, 100],
    fields: (number) => ({ post_slug: `tva-personer-${number}`, title_sv: `Sparad ${number}` }),
    attached: { image_ids: [1] },
    detached: { image_ids: [] },
    counts: { imageCount: 1, heldByCount: 0 },
  },
  {
    one: 'Depothour',
    people: [90, 100],
    fields: (number) => ({ title: 2, order: number }),
    attached: { depothourrows: [day] },
    detached: { depothourrows: [] },
    counts: { imageCount: 0, heldByCount: 1 },
  },
]
const nothing = { imageCount: 0, heldByCount: 0 }
const fresh: Model = { trashed: false, holder: null, gone: false, version: 1, attached: false }

let api: AdminApi
let idByRole: ReadonlyMap<number, number>
beforeAll(async () => {
  api = await createAdminApi()
  const rows = await api.db.select().from(users)
  idByRole = new Map(rows.map(({ role, id }) => [role, id]))
})
afterAll(() => api.close())

const actions: Record<Step['what'], ItemAction> = {
  update: 'edit',
  attach: 'edit',
  detach: 'edit',
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

const versioned: readonly Step['what'][] = [...saves, 'trash', 'restore', 'destroy']

/** What one step answers and leaves behind, by the rules alone. */
function expected(kind: Kind, model: Model, step: Step): Outcome {
  const role = kind.people[step.who]
  const actor = { role, userId: idByRole.get(role) ?? 0 }
  if (step.what === 'destroy' && actor.role !== 100) return { says: 'forbidden', model }
  if (model.gone) return { says: '404', model }
  if (versioned.includes(step.what) && !step.isFresh) return { says: 'staleVersion', model }
  const lock = model.holder === null ? null : { userId: model.holder, lastActiveMs: testNow }
  const counts = model.attached ? kind.counts : nothing
  const item: ItemState = { trashed: model.trashed, lock, ...counts }
  const held = lockHolder(lock, testNow)
  // Without asking for it nobody takes a lock over.
  const isTaken = step.what === 'lock' && held !== null && held !== actor.userId
  const refusal = judgeItemAction(actions[step.what], { item, actor, nowMs: testNow })
  if (isTaken) return { says: 'itemLocked', model }
  if (refusal !== null) return { says: codes[refusal], model }
  return { says: '200', model: after(model, step, actor.userId) }
}

function after(model: Model, { what }: Step, userId: number): Model {
  switch (what) {
    case 'update':
      return { ...model, version: model.version + 1 }
    case 'attach':
      return { ...model, version: model.version + 1, attached: true }
    case 'detach':
      return { ...model, version: model.version + 1, attached: false }
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

let saved = 0
async function make({ one, people, fields }: Kind): Promise<number> {
  saved += 1
  const { data } = await api.as(people[0]).post(`create${one}`, fields(saved))
  return data.id
}

type On = { kind: Kind; id: number; model: Model }

function perform({ kind, id, model }: On, { who, what, isFresh }: Step): Promise<Answered> {
  const actor = api.as(kind.people[who])
  // A version that never was is as stale as an older one.
  const version = isFresh ? model.version : model.version + 1_000
  if (saves.some((save) => save === what)) {
    saved += 1
    const hanging = { attach: kind.attached, detach: kind.detached, update: {} }
    const part = hanging[what as keyof typeof hanging]
    return actor.post(`update${kind.one}`, { id, version, ...kind.fields(saved), ...part })
  }
  if (what === 'takeOver') return actor.post(`lock${kind.one}`, { id, take_over: true })
  const body = versioned.includes(what) ? { id, version } : { id }
  return actor.post(`${what}${kind.one}`, body)
}

const said = ({ status, code }: Answered) => code ?? String(status)
const saidOf = (answer: Answered) => (answer.status === 404 ? '404' : said(answer))

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom(
    'update',
    'attach',
    'detach',
    'lock',
    'takeOver',
    'unlock',
    'trash',
    'restore',
    'destroy',
  ),
  isFresh: fc.boolean(),
})

test.each(kinds)(
  'whatever two people do to a $one in whatever order, each answer is the one of the rules',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const id = await make(kind)
        let model = fresh
        for (const one of steps) {
          const wanted = expected(kind, model, one)
          const answer = await perform({ kind, id, model }, one)
          expect(saidOf(answer)).toBe(wanted.says)
          model = wanted.model
          if (answer.status === 200 && !model.gone) expect(answer.data.version).toBe(model.version)
        }
      }),
      { numRuns: 12 },
    )
  },
)

test.each(kinds)(
  'done to a $one at once, two steps end as one after the other would, in one of the two orders',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 4 }), step, step, async (before, one, other) => {
        const id = await make(kind)
        let model = fresh
        for (const early of before) {
          await perform({ kind, id, model }, early)
          model = expected(kind, model, early).model
        }
        const on = { kind, id, model }
        const answers = await Promise.all([perform(on, one), perform(on, other)])
        // Both name the version that they saw: the one that comes second finds it stale.
        const seen = model.version
        const then = (first: Step, second: Step) => {
          const led = expected(kind, model, first)
          const isFresh = second.isFresh && led.model.version === seen
          return [led.says, expected(kind, led.model, { ...second, isFresh }).says] as const
        }
        const [a, b] = then(one, other)
        const [d, c] = then(other, one)
        expect([`${a} ${b}`, `${c} ${d}`]).toContain(answers.map(saidOf).join(' '))
      }),
      { numRuns: 12 },
    )
  },
)
