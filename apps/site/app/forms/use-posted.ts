import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

type Answer<Action> = NonNullable<ReturnType<typeof useActionData<Action>>>

/**
 * The action's answer to a form posted without script, or null. React Router drops it at every
 * navigation, even to a field of the same page; this keeps it until the address changes.
 */
export function usePosted<Action>(): Answer<Action> | null {
  const data = useActionData<Action>() ?? null
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [kept, setKept] = useState({ data, address })
  const isOutdated = data === null ? kept.address !== address : kept.data !== data
  if (isOutdated) setKept({ data, address })
  return isOutdated ? data : kept.data
}
