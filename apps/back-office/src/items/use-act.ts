import { HttpError, useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import { writeApi } from '../providers/call-api.ts'
import { formProblem } from '../providers/form-problem.ts'

/** The sentences about a refused call: those of its fields, else what the call itself says. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof HttpError)) return (error as Error).message
  const byField = (error.body as { errors?: Record<string, string> } | undefined)?.errors ?? {}
  const sentences = Object.values(byField)
  return sentences.length === 0 ? error.message : sentences.join(' ')
}

/**
 * Makes a writing call, says how it went and shows what is true now. Answers what the call did; null
 * when it was refused.
 */
export function useAct() {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (call: string, body: Record<string, unknown>, done?: string) => {
    setIsBusy(true)
    let answer: { data: unknown } | null = null
    try {
      answer = await writeApi(call, body).catch(formProblem)
      if (done !== undefined) notify(done, { type: 'info' })
    } catch (error) {
      notify(sentenceOf(error), { type: 'error', autoHideDuration: null })
    }
    setIsBusy(false)
    refresh()
    return answer
  }
  return { act, isBusy }
}
