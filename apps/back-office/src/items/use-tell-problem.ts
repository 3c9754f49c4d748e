import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useCallback, useEffect } from 'react'

/**
 * Shows why a call failed until the message is closed. When the session has ended, opens the log-in
 * page instead and returns true.
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

export function useTellQueryError(error: unknown): void {
  const tellProblem = useTellProblem()
  useEffect(() => {
    if (error !== null) void tellProblem(error)
  }, [error, tellProblem])
}
