import { logInRole } from './sessions.ts'
import { createTestApi, type TestApiOptions } from './test-api.ts'

type Item = Record<string, unknown> & { id: number; version: number }
export type Answered = {
  status: number
  data: Item
  list: Item[]
  count: number
  code: string | undefined
  errors: Record<string, string[]> | undefined
  facts: Record<string, unknown> | undefined
}

/** The back office's calls on a demo database of its own, by the role that makes them. */
export async function createAdminApi(options: TestApiOptions = {}) {
  const api = await createTestApi(options)
  const headers = new Map<number, Record<string, string>>()
  const headersOf = async (role: number) => {
    const known = headers.get(role) ?? (await logInRole(api.db, role)).headers
    headers.set(role, known)
    return known
  }
  const read = async (response: Response): Promise<Answered> => {
    const body = await response.json()
    const { data = {}, count = 0, code, errors, facts } = body
    return { status: response.status, data, list: data, count, code, errors, facts }
  }
  return {
    ...api,
    headersOf,
    as: (role: number) => ({
      get: async (call: string) =>
        read(await api.ask(`/api/admin/${call}`, { headers: await headersOf(role) })),
      post: async (call: string, body: object, key?: string) =>
        read(
          await api.ask(`/api/admin/${call}`, {
            method: 'POST',
            headers: {
              ...(await headersOf(role)),
              'content-type': 'application/json',
              ...(key !== undefined && { 'idempotency-key': key }),
            },
            body: JSON.stringify(body),
          }),
        ),
      /** Sends a file to the library, as the back office does. */
      upload: async (one: 'Image' | 'Document' | 'Movie', bytes: Uint8Array, name: string) => {
        const form = new FormData()
        form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
        const own = await headersOf(role)
        return read(
          await api.ask(`/api/admin/upload${one}`, { method: 'POST', headers: own, body: form }),
        )
      },
    }),
  }
}

export type AdminApi = Awaited<ReturnType<typeof createAdminApi>>
