import { mayWriteItem } from '@minikran/domain/access/item-rights'
import { isItemKind } from '@minikran/domain/content/item-kinds'
import {
  type RaRecord,
  useDataProvider,
  useListContext,
  useRefresh,
  useResourceContext,
} from 'ra-core'
import type { Values } from '../providers/call-api.ts'
import { writeItem } from '../providers/data-provider.ts'
import { useStaff } from '../shell/use-staff.ts'
import { useTellProblem } from './use-tell-problem.ts'

/** Just before or just after another item. */
type Place = { before: unknown } | { after: unknown }

/** Moves items of the list; null while the list is sorted by another column. */
export function usePlace() {
  const { data, sort, filterValues, page, perPage, total = 0 } = useListContext()
  const dataProvider = useDataProvider()
  const resource = useResourceContext() ?? ''
  const staff = useStaff()
  const tellProblem = useTellProblem()
  const refresh = useRefresh()
  const isOwnOrder = sort.field === 'order' && sort.order === 'ASC'
  if (!isOwnOrder || (filterValues as Values)['trashed'] === true) return null
  const place = async (id: unknown, where: Place) => {
    try {
      await writeItem(resource, 'order', { id, ...where })
      refresh()
    } catch (error) {
      if (!(await tellProblem(error))) refresh()
    }
  }
  /** Moves the first or last row of the page past its neighbour on the page before or after. */
  const placeBeyond = async (id: unknown, by: -1 | 1) => {
    const pagination = { page: page + by, perPage }
    const asked = { pagination, sort, filter: filterValues }
    try {
      const { data: rows } = await dataProvider.getList(resource, asked)
      const neighbour = rows.at(by === -1 ? -1 : 0)
      if (neighbour === undefined) refresh()
      else await place(id, by === -1 ? { before: neighbour.id } : { after: neighbour.id })
    } catch (error) {
      await tellProblem(error)
    }
  }
  const isBeyond = { above: page > 1, below: page * perPage < total }
  const mayPlace = (item: RaRecord | undefined) => {
    if (item === undefined || staff === null || !isItemKind(resource)) return false
    const actor = { role: staff.role, depotId: staff.depot_id }
    return item['may_write'] === true && mayWriteItem(actor, resource, { item, field: 'order' })
  }
  return { rows: data ?? [], place, placeBeyond, isBeyond, mayPlace }
}
