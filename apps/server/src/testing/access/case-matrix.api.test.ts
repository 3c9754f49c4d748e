import { isStaffRole, roles } from '@minikran/domain/access/roles'
import { type CaseState, caseStates } from '@minikran/domain/cases/case-steps'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { case_documents } from '../../database/schema/case-files.ts'
import {
  cases,
  credit_applications,
  participants,
  registrations,
} from '../../database/schema/cases.ts'
import { documents } from '../../database/schema/media.ts'
import { products } from '../../database/schema/products.ts'
import { type AdminApi, createAdminApi } from '../admin-api.ts'
import { coverAll } from '../cover-all.ts'
import { userOfRole } from '../stored-rows.ts'
import { type Caller, expectedAccess } from './expected-access.ts'

type Depot = 'own' | 'other'
type Kind = 'inquiry' | 'registration' | 'credit'
type Stored = { id: number; case_number: string; seated: number; waiting: number }

let api: AdminApi
let depots: Record<Depot, number>
let document_id: number
let course: number
beforeAll(async () => {
  api = await createAdminApi({ remembersSessions: true })
  const own = (await userOfRole(api.db, roles.depotAdmin)).depot_id ?? 0
  depots = { own, other: own + 1 }
  const [document] = await api.db.select().from(documents).limit(1)
  document_id = document?.id ?? 0
  const taught = await api.db
    .select()
    .from(products)
    .where(inArray(products.type, [3, 4]))
  course = taught[0]?.id ?? 0
  await api.db.update(products).set({ course_participant: 500 }).where(eq(products.id, course))
})
afterAll(() => api.close())

let last = 0
async function store(kind: Kind, depot: Depot): Promise<Stored> {
  last += 1
  const case_number = `MK-2026-${String(800_000 + last)}`
  const [made] = await api.db
    .insert(cases)
    .values({
      case_number,
      kind,
      lang: 'sv',
      depot_id: depots[depot],
      firstname: 'Karin',
      lastname: 'Lindqvist',
      email_address: `${kind}-${depot}@kund.example`,
    })
    .returning({ id: cases.id })
  const id = made?.id ?? 0
  if (kind === 'registration')
    await api.db.insert(registrations).values({ case_id: id, product_id: course })
  if (kind === 'credit') {
    await api.db.insert(credit_applications).values({
      case_id: id,
      organisation_number: '5560360793',
      corp_name: 'Norra Glas AB',
      corp_address: 'Kajgatan 4',
      corp_zip: '41104',
      corp_city: 'Göteborg',
      invoice_email: 'faktura@norraglas.example',
      consent_at: new Date(0),
      consent_version: '2026-01',
    })
  }
  return { id, case_number, seated: 0, waiting: 0 }
}

/** The case as it was, in this state, whatever was done to it. */
async function put(stored: Stored, { kind, state }: { kind: Kind; state: CaseState }) {
  await api.db.update(cases).set({ state, owner_id: null }).where(eq(cases.id, stored.id))
  await api.db
    .insert(case_documents)
    .values({ case_id: stored.id, document_id })
    .onConflictDoNothing()
  if (kind !== 'registration') return
  await api.db.delete(participants).where(eq(participants.case_id, stored.id))
  const person = { case_id: stored.id, firstname: 'Karin', lastname: 'Berg' }
  const [seated, waiting] = await api.db
    .insert(participants)
    .values([person, { ...person, waiting: true }])
    .returning({ id: participants.id })
  stored.seated = seated?.id ?? 0
  stored.waiting = waiting?.id ?? 0
}

type Question = {
  call: string
  body?: (stored: Stored) => object
  /** What is answered to whoever may ask; 200 where nothing else is said. */
  answers?: Partial<Record<CaseState, number>>
}

const number = ({ case_number }: Stored) => ({ case_number })
const step = (name: string, from: readonly CaseState[]): Question => ({
  call: 'moveCase',
  body: (stored) => ({ ...number(stored), step: name }),
  answers: Object.fromEntries(
    caseStates.filter((state) => !from.includes(state)).map((state) => [state, 422]),
  ),
})

const ofEveryKind: readonly Question[] = [
  { call: 'getCaseObj' },
  { call: 'sendCaseMessage', body: (stored) => ({ ...number(stored), message: 'Hej' }) },
  { call: 'writeCaseNote', body: (stored) => ({ ...number(stored), message: 'Ring' }) },
  { call: 'assignCase', body: (stored) => ({ ...number(stored), owner_id: null }) },
  { call: 'attachCaseDocument', body: (stored) => ({ ...number(stored), document_id }) },
  { call: 'detachCaseDocument', body: (stored) => ({ ...number(stored), document_id }) },
  { call: 'inviteCustomer', body: number },
  step('answer', ['received']),
  step('close', ['confirmed']),
]
const open: readonly CaseState[] = ['received', 'answered', 'confirmed']
const questions: Record<Kind, readonly Question[]> = {
  inquiry: [...ofEveryKind, step('confirm', ['answered']), step('decline', open)],
  // Whose registration was declined is on no course.
  registration: [
    {
      call: 'giveSeat',
      body: ({ waiting }) => ({ participant_id: waiting }),
      answers: { declined: 404 },
    },
    {
      call: 'removeParticipant',
      body: ({ seated }) => ({ participant_id: seated }),
      answers: { declined: 404 },
    },
  ],
  credit: [
    step('confirm', []),
    step('decline', []),
    {
      call: 'decideCredit',
      body: (stored) => ({ ...number(stored), decision: 'decline', reason: 'Årsbokslut saknas.' }),
      answers: { confirmed: 422, closed: 422 },
    },
  ],
}

async function ask({ call, body }: Question, stored: Stored, role: number): Promise<number> {
  const as = api.as(role)
  if (body === undefined) return (await as.get(`${call}?case_number=${stored.case_number}`)).status
  return (await as.post(call, body(stored))).status
}

type Asked = { role: number; depot: Depot; state: CaseState }

const { machineRecond, transport, craneOperator, workshop, depotAdmin } = roles
const ofOneDepot: readonly number[] = [
  machineRecond,
  transport,
  craneOperator,
  workshop,
  depotAdmin,
]

function expectedStatus({ call, answers }: Question, { role, depot, state }: Asked): number {
  const who: readonly Caller[] = expectedAccess[`/admin/${call}`]?.who ?? []
  if (!isStaffRole(role) || !who.includes(role)) return 403
  if (ofOneDepot.includes(role) && depot === 'other') return 404
  return answers?.[state] ?? 200
}

const everyPlace = (['inquiry', 'registration', 'credit'] as const).flatMap((kind) =>
  (['own', 'other'] as const).map((depot) => ({ kind, depot })),
)
type Place = (typeof everyPlace)[number]
type CaseQuestion = Place & { question: Question; role: number; state: CaseState }

const everything: readonly CaseQuestion[] = everyPlace.flatMap((place) =>
  caseStates.flatMap((state) =>
    questions[place.kind].flatMap((question) =>
      Object.values(roles).map((role) => ({ ...place, question, role, state })),
    ),
  ),
)
/** At both depots and of every kind each call meets each role and each state, and each role each state. */
const pairs = ({ kind, depot, question, role, state }: CaseQuestion) => {
  const call = JSON.stringify(question.body?.({ id: 0, case_number: '', seated: 0, waiting: 0 }))
  const asked = `${kind} ${question.call} ${call}`
  return [`${asked} ${depot} ${role}`, `${asked} ${depot} ${state}`, `${role} ${state} ${kind}`]
}
// `npm run test:matrix` asks all of them.
const asked = process.env['WHOLE_MATRIX'] === '1' ? everything : coverAll(everything, pairs)

test.each(everyPlace)(
  '$kind, $depot depot: calls answer roles in states as listed',
  async ({ kind, depot }) => {
    const complaints: string[] = []
    const stored = await store(kind, depot)
    for (const state of caseStates) {
      await put(stored, { kind, state })
      const here = asked.filter(
        (one) => one.kind === kind && one.depot === depot && one.state === state,
      )
      for (const { question, role } of here) {
        const status = await ask(question, stored, role)
        const wanted = expectedStatus(question, { role, depot, state })
        if (status !== wanted) {
          const body = JSON.stringify(question.body?.(stored) ?? {})
          complaints.push(
            `${question.call} ${body} (${state}) answers ${role} with ${status}, expected ${wanted}`,
          )
        }
        // What was done is taken back; a refusal, or a look, has left it as it was.
        if (status === 200 && question.body !== undefined) await put(stored, { kind, state })
      }
    }
    expect(complaints).toEqual([])
  },
)
