import { isStaffRole, roles } from '@minikran/domain/access/roles'
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
/** A stored item that can be put into a state, and asked about as anybody. */
export type Placed = {
  /** Brings it back as it was, in this state, whatever was done to it. */
  put(state: ItemState): Promise<void>
  ask(asking: Asking): Promise<number>
}

const everyRole = Object.values(roles)
const reads = ['read', 'history'] as const

/** Every call about one item × every role × every state: what is answered otherwise than expected. */
export async function complaintsAboutItem(
  expected: ExpectedItem,
  { placed, moves }: { placed: Placed; moves: readonly ItemMove[] },
): Promise<string[]> {
  const complaints: string[] = []
  for (const state of itemStates) {
    // Without locks there is nothing to be locked.
    if (state === 'locked' && !moves.includes('lock')) continue
    await placed.put(state)
    for (const role of everyRole) {
      for (const call of [...reads, ...moves]) {
        const wanted = expectedStatus(expected, { role, call, state })
        const status = await placed.ask({ role, call })
        if (status !== wanted) {
          const name = `${expected.item} (${expected.about}, ${state})`
          complaints.push(`${call} of ${name} answers ${role} with ${status}, expected ${wanted}`)
        }
        const isDone = status === 200 && call !== 'read' && call !== 'history'
        if (isDone) await placed.put(state)
      }
    }
  }
  return complaints
}

type Question = Asking & { state: ItemState }

function expectedStatus(expected: ExpectedItem, { role, call, state }: Question): number {
  const { depot, readers, isHeld } = expected
  if (!isStaffRole(role)) return 403
  // To whom is bound to a depot another's item is not there; others are told that it is not theirs.
  const refused = depot === 'other' && role === roles.depotAdmin ? 404 : 403
  if (call === 'read' || call === 'history') return readers.includes(role) ? 200 : refused
  if (call === 'destroy' && !destroyers.includes(role)) return 403
  if (!expected[asksOf[call] ?? 'writers'].includes(role)) return refused
  if (call === 'destroy' && isHeld === true) return 409
  const answer = answersInState[state][call]
  if (answer !== 'takeOver') return answer
  return takeOvers.includes(role) ? 200 : 409
}
