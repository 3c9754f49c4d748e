import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useCallback } from 'react'

/**
 * Says why a call failed until it is read. Where the session has ended, the log-in page opens
 * instead, and the answer is true.
 */
export function useTellProblem() {
  const notify = useNotify()
  const logOutIfEnded = useLogoutIfAccessDenied()
  return useCallback(
    async (error: unknown, sentence = (error as Error).message): Promise<boolean> => {
      if (await logOutIfEnded(error)) return true
      notify(sentence, { type: 'error', autoHideDuration: null })
      return false
    },
    [notify, logOutIfEnded],
  )
}
