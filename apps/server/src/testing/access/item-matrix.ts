import { isStaffRole, roles } from '@minikran/domain/access/roles'
import { coverAll } from '../cover-all.ts'
import {
  answersInState,
  asksOf,
  destroyers,
  type ExpectedItem,
  type ItemMove,
  type ItemState,
  itemStates,
  takeOvers,
} from './expected-items.ts'

export type Asking = { role: number; call: 'read' | 'history' | ItemMove }
export type Question = Asking & { state: ItemState }
/** A stored item that can be put into a state and called by any role. */
export type Placed = {
  /** Undoes all changes and puts it into this state. */
  put(state: ItemState): Promise<void>
  ask(asking: Asking): Promise<number>
}

const everyRole = Object.values(roles)
const reads = ['read', 'history'] as const
export const isRead = (call: Asking['call']) => call === 'read' || call === 'history'

/** Every call about one item × every role × every state. */
export function everyQuestion(moves: readonly ItemMove[]): Question[] {
  const states = itemStates.filter((state) => state !== 'locked' || moves.includes('lock'))
  return states.flatMap((state) =>
    everyRole.flatMap((role) => [...reads, ...moves].map((call) => ({ state, role, call }))),
  )
}

type Asked = { expected: ExpectedItem; question: Question }

/**
 * A few of the questions, with every call as every role, and for each item every state with every call
 * and every role, and every role with every kind of right.
 */
export function pairwiseQuestions(asked: readonly Asked[]): Asked[] {
  return coverAll(asked, ({ expected, question: { state, role, call } }) => {
    const right = isRead(call) || call === 'destroy' ? call : (asksOf[call] ?? 'writers')
    const pairs = [`${state} ${call}`, `${state} ${role}`, `${role} ${right}`]
    const name = `${expected.item} ${expected.about}`
    return [`${call} ${role}`, ...pairs.map((pair) => `${name}: ${pair}`)]
  })
}

/** The unexpected answers. */
export async function complaintsAboutItem(
  expected: ExpectedItem,
  { placed, questions }: { placed: Placed; questions: readonly Question[] },
): Promise<string[]> {
  const complaints: string[] = []
  for (const state of itemStates) {
    const inState = questions.filter((question) => question.state === state)
    if (inState.length > 0) await placed.put(state)
    for (const { role, call } of inState) {
      const wanted = expectedStatus(expected, { role, call, state })
      const status = await placed.ask({ role, call })
      if (status !== wanted) {
        const name = `${expected.item} (${expected.about}, ${state})`
        complaints.push(`${call} of ${name} answers ${role} with ${status}, expected ${wanted}`)
      }
      if (status === 200 && !isRead(call)) await placed.put(state)
    }
  }
  return complaints
}

export function expectedStatus(expected: ExpectedItem, { role, call, state }: Question): number {
  const { depot, readers, isHeld } = expected
  if (!isStaffRole(role)) return 403
  // A depot admin does not find items of other depots.
  const refused = depot === 'other' && role === roles.depotAdmin ? 404 : 403
  if (isRead(call)) return readers.includes(role) ? 200 : refused
  if (call === 'destroy' && !destroyers.includes(role)) return 403
  if (!expected[asksOf[call] ?? 'writers'].includes(role)) return refused
  if (call === 'destroy' && isHeld === true) return 409
  const answer = answersInState[state][call]
  if (answer !== 'takeOver') return answer
  return takeOvers.includes(role) ? 200 : 409
}
