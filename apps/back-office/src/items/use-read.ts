import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { readApi, type Values } from '../providers/call-api.ts'
import { useTellQueryError } from './use-tell-problem.ts'

type Options<Data> = Pick<UseQueryOptions<Data>, 'enabled' | 'placeholderData'>

/** Makes a reading call and shows an error when it fails. */
export function useRead<Data>(call: string, query: Values = {}, options: Options<Data> = {}) {
  const result = useQuery<Data>({
    queryKey: [call, query],
    queryFn: async ({ signal }) => (await readApi(call, query, signal)).data as Data,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    retry: false,
    ...options,
  })
  useTellQueryError(result.error)
  return result
}
