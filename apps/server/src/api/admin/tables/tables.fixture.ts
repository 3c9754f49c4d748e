import type { Cell } from '../../../spreadsheets/cell.ts'
import { csvOf } from '../../../spreadsheets/write-csv.ts'
import type { AdminApi } from '../../../testing/admin-api.ts'

export type Report = {
  applied: boolean
  lines: number
  changes: { line: number; id: number | null; fields: { column: string; from: Cell; to: Cell }[] }[]
  faults: { line: number; column: string; rule: string }[]
}

/** Takes lists as files and gives files to imports, as a role. */
export const tablesOf = (api: AdminApi) => ({
  async take(role: number, call: string) {
    const response = await api.ask(`/api/admin/${call}`, { headers: await api.headersOf(role) })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes }
  },
  async give(role: number, call: string, bytes: Uint8Array) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'lista.csv')
    const init = { method: 'POST', headers: await api.headersOf(role), body: form }
    const response = await api.ask(`/api/admin/${call}`, init)
    const body = await response.json()
    return { status: response.status, report: body.data as Report, errors: body.errors }
  },
})

async function* rowsOf(rows: readonly (readonly Cell[])[]) {
  yield* rows
}

/** A CSV with these rows. */
export const table = async (...rows: (readonly Cell[])[]) =>
  new Uint8Array(await new Response(csvOf(rowsOf(rows))).arrayBuffer())
