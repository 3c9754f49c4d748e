import { HttpError, useNotify, useRefresh } from 'ra-core'
import { type RefObject, useState } from 'react'
import { writeApi } from '../providers/call-api.ts'
import { formProblem } from '../providers/form-problem.ts'
import { focusAfterCall } from './focus-after-call.ts'
import { useTellProblem } from './use-tell-problem.ts'

export type Refusal = {
  code?: string
  errors?: Record<string, string>
  facts?: { current?: unknown }
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof HttpError ? ((error.body as Refusal | undefined) ?? {}) : {}

/** The sentences about a refused call: those of its fields, else its message. */
export function sentencesOf(error: unknown): readonly string[] {
  const sentences = Object.values(refusalOf(error).errors ?? {})
  return sentences.length === 0 ? [(error as Error).message] : sentences
}

type Options = {
  /** Returns true when it has shown the refusal itself. */
  onRefused?: (refusal: Refusal) => boolean
  /** Gets the focus after the call, for a pressed button that is gone then. */
  focusAfter?: RefObject<HTMLElement | null>
}

/**
 * Makes a writing call, shows its outcome and refreshes the page. Returns the call's answer, null when
 * it was refused.
 */
export function useAct({ onRefused = () => false, focusAfter }: Options = {}) {
  const notify = useNotify()
  const tellProblem = useTellProblem()
  const refresh = useRefresh()
  const [calls, setCalls] = useState(0)
  const act = async (call: string, body: Record<string, unknown>, done?: string) => {
    const moveFocus = focusAfterCall()
    setCalls((now) => now + 1)
    let answer: { data: unknown } | null = null
    let hasEnded = false
    try {
      answer = await writeApi(call, body).catch(formProblem)
      if (done !== undefined) notify(done, { type: 'info' })
      moveFocus(focusAfter?.current)
    } catch (error) {
      const isShown = onRefused(refusalOf(error))
      if (!isShown) hasEnded = await tellProblem(error, sentencesOf(error).join(' '))
    }
    setCalls((now) => now - 1)
    if (!hasEnded) refresh()
    return answer
  }
  return { act, isBusy: calls > 0 }
}
