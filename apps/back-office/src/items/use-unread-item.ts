import { useNotify, useRedirect, useResourceContext } from 'ra-core'
import { ApiProblem } from '../providers/call-api.ts'
import { useTellProblem } from './use-tell-problem.ts'

const missing = new Set([404, 422])

/** Says why an item could not be read, and opens its list. */
export function useUnreadItem() {
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext()
  const tellProblem = useTellProblem()
  const say = async (error: Error) => {
    if (error instanceof ApiProblem && missing.has(error.status)) {
      notify('ra.notification.item_doesnt_exist', { type: 'error' })
    } else if (await tellProblem(error)) return
    redirect('list', resource)
  }
  return (error: Error) => void say(error)
}
