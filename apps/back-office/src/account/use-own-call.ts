import { HttpError, useLogoutIfAccessDenied } from 'ra-core'
import { useState } from 'react'
import { sentencesOf } from '../items/use-act.ts'
import { type Values, writeApi } from '../providers/call-api.ts'
import { formProblem } from '../providers/form-problem.ts'

/** `answer` is null for a call that failed. `isJudged`: the server has looked at what was sent. */
type Outcome = { answer: Values | null; isJudged: boolean }

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
      return { answer: (data ?? {}) as Values, isJudged: true }
    } catch (error) {
      if (!(await logOutIfEnded(error))) setFaults(sentencesOf(error))
      return { answer: null, isJudged: isJudgedIn(error) }
    } finally {
      setIsBusy(false)
    }
  }
  return { call, faults, isBusy }
}

const isJudgedIn = (error: unknown) =>
  !(error instanceof HttpError) || (error.status !== 429 && error.status < 500)
