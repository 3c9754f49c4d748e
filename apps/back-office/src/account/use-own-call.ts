import { HttpError, useLogoutIfAccessDenied } from 'ra-core'
import { useState } from 'react'
import { sentencesOf } from '../items/use-act.ts'
import { type Values, writeApi } from '../providers/call-api.ts'
import { formProblem } from '../providers/form-problem.ts'

/** Without an answer it is null. `isLost`: the server has not judged what was sent. */
type Outcome = { answer: Values | null; isLost: boolean }

/** A writing call about the own account: its answer, or the sentences about what was wrong. */
export function useOwnCall() {
  const logOutIfEnded = useLogoutIfAccessDenied()
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const call = async (name: string, body: Values): Promise<Outcome> => {
    setIsBusy(true)
    setFaults([])
    try {
      const { data } = await writeApi(name, body).catch(formProblem)
      return { answer: (data ?? {}) as Values, isLost: false }
    } catch (error) {
      if (!(await logOutIfEnded(error))) setFaults(sentencesOf(error))
      return { answer: null, isLost: isUnjudged(error) }
    } finally {
      setIsBusy(false)
    }
  }
  return { call, faults, isBusy }
}

const isUnjudged = (error: unknown) =>
  error instanceof HttpError && (error.status === 429 || error.status >= 500)
