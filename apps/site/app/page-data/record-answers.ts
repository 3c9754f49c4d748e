import type { ApiClient } from '@minikran/contract/api-client'
import type { ApiResult } from '@minikran/contract/send-call'

type DataOf<Call> = Call extends (...args: never[]) => Promise<ApiResult<infer Data>> ? Data : never

/** The API's answers for the page, by call; the last one of each. */
export type Answers = { [Name in keyof ApiClient]?: DataOf<ApiClient[Name]> }

type AnyCall = (...args: unknown[]) => Promise<ApiResult<unknown>>

/** The same client, which records its answers for structured data. */
export function recordAnswers(api: ApiClient, answers: Answers): ApiClient {
  const recorded: Record<string, unknown> = answers
  const calls = Object.entries(api).map(([name, method]) => {
    const call = method as AnyCall
    const callAndRecord: AnyCall = async (...args) => {
      const result = await call(...args)
      if (result.ok) recorded[name] = result.data
      return result
    }
    return [name, callAndRecord] as const
  })
  return Object.fromEntries(calls) as unknown as ApiClient
}
