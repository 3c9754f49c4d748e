import { loadFormStart } from '../../forms/load-form-start.ts'
import { depotOption } from '../../inquiry/depot-option.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'

export type LoadedService = Awaited<ReturnType<typeof loadService>>

/** The depots and the first values of the form. */
export async function loadService(input: LoadInput) {
  const { api, locale, url } = input
  const [form, depots] = await Promise.all([loadFormStart(input, 'service'), api.getDepotsArr()])
  const isPart = url.searchParams.get('galler') === 'reservdel'
  return {
    ...form,
    depots: found(depots).map((depot) => depotOption(depot, locale)),
    start: { request: isPart ? 'sparePart' : 'repair' },
  }
}
