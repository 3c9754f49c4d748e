import { slugsInAddress } from '../../components/lift-address.ts'
import { liftInAddress } from '../../components/lift-values.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { CannotLoad } from '../../page-data/found.ts'
import { comparedMachine } from './compared-machine.ts'

/** The machines of the address, and the lift at which they are compared. */
export async function loadCompared({ api, locale, url }: LoadInput) {
  const addressed = liftInAddress(url)
  const asked = addressed.kind === 'lift' ? addressed.asked : null
  const answers = await Promise.all(
    slugsInAddress(url).map((slug) => api.getCraneselectorObj({ slug })),
  )
  const failed = answers.some((answer) => !answer.ok && answer.status !== 404)
  if (failed) throw new CannotLoad()
  // A machine that is no longer there is left out of an old address.
  const cranes = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
  return { asked, machines: cranes.map((crane) => comparedMachine(crane, { asked, locale })) }
}
