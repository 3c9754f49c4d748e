import { useState } from 'react'

/**
 * What was sent by script from the shown address, otherwise what the address confirms. Another
 * address, such as one with other machines, shows the form again.
 */
export function useSentHere<Sent>(search: string, confirmed: Sent | null) {
  const [last, setLast] = useState<{ sent: Sent; search: string } | null>(null)
  const sent = last?.search === search ? last.sent : confirmed
  return [sent, (next: Sent) => setLast({ sent: next, search })] as const
}
