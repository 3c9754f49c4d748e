import { defaultLift } from '@minikran/domain/crane-selection/lift'
import { liftInWords } from '@minikran/domain/crane-selection/lift-in-words'
import { liftQuery, resultsAddress } from '../../crane-selection/lift-address.ts'
import { pathTo } from '../../locale-path.ts'

/** The selector for a searched text: its cranes when the text names a whole lift, else the form. */
export function selectorAddress(text: string): string {
  const named = liftInWords(text)
  const count = Object.keys(named).length
  if (count === 0) return pathTo('/kranvaljaren')
  const requested = { load: { ...defaultLift, ...named }, extra: 0 }
  return count === 3
    ? resultsAddress(requested)
    : `${pathTo('/kranvaljaren')}?${liftQuery(requested)}`
}
