import { HttpError } from 'ra-core'
import { useState } from 'react'
import { type Values, writeApi } from '../providers/call-api.ts'
import { formProblem } from '../providers/form-problem.ts'

/** All sentences, and those that are about a field. */
type Refusal = { faults: readonly string[]; byField: Readonly<Record<string, string>> }
const none: Refusal = { faults: [], byField: {} }

/** A writing call about the own account: its answer, or the sentences about what was wrong. */
export function useOwnCall() {
  const [refusal, setRefusal] = useState<Refusal>(none)
  const [isBusy, setIsBusy] = useState(false)
  const call = async (name: string, body: Values): Promise<Values | null> => {
    setIsBusy(true)
    setRefusal(none)
    try {
      const { data } = await writeApi(name, body).catch(formProblem)
      return (data ?? {}) as Values
    } catch (error) {
      setRefusal(refusalOf(error))
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { call, ...refusal, isBusy }
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof HttpError)) return { faults: [(error as Error).message], byField: {} }
  const byField = (error.body as { errors?: Record<string, string> } | undefined)?.errors ?? {}
  const sentences = Object.values(byField)
  return { faults: sentences.length === 0 ? [error.message] : sentences, byField }
}
