import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

type Answer<Action> = NonNullable<ReturnType<typeof useActionData<Action>>>

/**
 * What an action answered to a form that the browser itself sent; null: none was sent. React Router
 * forgets it with every navigation, also with one to a field of the same page.
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
