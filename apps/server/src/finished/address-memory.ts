import type { ReportOf, RequestReport } from '../operations/report-request.ts'

/** An address as it was sent, and what is the same about all its requests. */
export type SentAddress = {
  address: string
  isCall: boolean
  report: (request: RequestReport) => void
}

const longest = 500
const mostRemembered = 2_000

/**
 * Reads each address once. The same come over and over, each time as a new string, and whatever is
 * looked up by a new string reads it whole: all that follows gets the one that was read before.
 */
export function createAddressMemory(reportOf: ReportOf): (address: string) => SentAddress {
  const remembered = new Map<string, SentAddress>()

  return (address) => {
    const before = remembered.get(address)
    if (before !== undefined) return before
    const mark = address.indexOf('?')
    const path = mark === -1 ? address : address.slice(0, mark)
    const sent = { address, isCall: address.startsWith('/api/'), report: reportOf(path) }
    if (remembered.size >= mostRemembered) remembered.clear()
    if (address.length <= longest) remembered.set(address, sent)
    return sent
  }
}
