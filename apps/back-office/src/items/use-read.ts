import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { readApi, type Values } from '../providers/call-api.ts'
import { useTellQueryError } from './use-tell-problem.ts'

type Options<Data> = Pick<UseQueryOptions<Data>, 'enabled' | 'placeholderData'>

/** Where the answer of a reading call is kept. */
export const readKey = (call: string, query: Values = {}) => [call, query]

/** Makes a reading call and shows an error when it fails. */
export function useRead<Data>(call: string, query: Values = {}, options: Options<Data> = {}) {
  const result = useQuery<Data>({
    queryKey: readKey(call, query),
    queryFn: async ({ signal }) => (await readApi(call, query, signal)).data as Data,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    retry: false,
    ...options,
  })
  useTellQueryError(result.error)
  return result
}
