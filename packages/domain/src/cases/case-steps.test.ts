import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CaseActor,
  type CaseState,
  type CaseStep,
  caseEventKinds,
  caseStates,
  caseSteps,
  isSeenByCustomer,
  isSettled,
  stepsFrom,
  takeStep,
} from './case-steps.ts'

const actors = ['customer', 'staff'] as const
const open: Record<string, CaseState> = {
  'staff answer received': 'answered',
  'staff confirm answered': 'confirmed',
  'staff close confirmed': 'closed',
  'staff decline received': 'declined',
  'staff decline answered': 'declined',
  'staff decline confirmed': 'declined',
  'customer cancel received': 'declined',
  'customer cancel answered': 'declined',
}
const everyStep = actors.flatMap((actor) =>
  caseSteps.flatMap((step) => caseStates.map((state) => [actor, step, state] as const)),
)

test.each(everyStep)('%s: step %s from state %s only where it is allowed', (actor, step, state) => {
  const to = open[`${actor} ${step} ${state}`]
  const event = step === 'cancel' ? 'cancelled' : 'stateChanged'
  expect(takeStep({ kind: 'inquiry', state }, step, actor)).toEqual(
    to === undefined ? { kind: 'refused' } : { kind: 'ok', state: to, event },
  )
  expect(stepsFrom({ kind: 'inquiry', state }, actor).includes(step)).toBe(to !== undefined)
})

test.each(caseStates)(
  'credit is granted and refused by a decision, never by a step from %s',
  (state) => {
    const credit = { kind: 'credit', state } as const
    expect(stepsFrom(credit, 'staff')).toEqual(
      stepsFrom({ kind: 'inquiry', state }, 'staff').filter(
        (step) => step !== 'confirm' && step !== 'decline',
      ),
    )
    expect(takeStep(credit, 'confirm', 'staff').kind).toBe('refused')
  },
)

test('settled cases have no steps, all others have one for staff', () => {
  for (const state of caseStates) {
    const stepped = { kind: 'registration', state } as const
    expect(stepsFrom(stepped, 'staff').length > 0).toBe(!isSettled(state))
    if (isSettled(state)) expect(stepsFrom(stepped, 'customer')).toEqual([])
  }
})

test('any sequence of steps only moves a case forward until it ends', () => {
  const rank: Record<CaseState, number> = {
    received: 0,
    answered: 1,
    confirmed: 2,
    closed: 3,
    declined: 3,
  }
  const tried = fc.tuple(
    fc.constantFrom<CaseStep>(...caseSteps),
    fc.constantFrom<CaseActor>(...actors),
  )
  fc.assert(
    fc.property(fc.array(tried, { maxLength: 20 }), (steps) => {
      let state: CaseState = 'received'
      for (const [step, actor] of steps) {
        const result = takeStep({ kind: 'inquiry', state }, step, actor)
        if (result.kind === 'refused') continue
        expect(rank[result.state]).toBeGreaterThan(rank[state])
        state = result.state
      }
    }),
  )
})

test('customers do not see notes, owners and unsent confirmations', () => {
  expect(caseEventKinds.filter((kind) => !isSeenByCustomer(kind))).toEqual([
    'note',
    'ownerChanged',
    'confirmationNotSent',
  ])
})
