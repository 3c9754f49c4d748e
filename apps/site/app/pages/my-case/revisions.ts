import type { CustomerCase } from '@minikran/contract/customer-cases'

type CaseEvent = CustomerCase['events'][number]

const aCode = 'A'.charCodeAt(0)

/** A to Z, then AA, AB … as on drawings. */
function letterOf(index: number): string {
  const last = String.fromCharCode(aCode + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}

/** The events, each change of the case with the letter of its revision; a message changes nothing. */
export function withRevisions<Event extends Pick<CaseEvent, 'kind'>>(events: readonly Event[]) {
  let changes = 0
  return events.map((event) => {
    const revision = event.kind === 'message' ? null : letterOf(changes)
    if (revision !== null) changes += 1
    return { event, revision }
  })
}
