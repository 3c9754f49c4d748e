import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'ra-core'

// The API's longest page.
const pagination = { page: 1, perPage: 1000 }

/** Reads all selected rows in the order of the list, also those that are not on the page shown. */
export function useSelectedRows() {
  const dataProvider = useDataProvider()
  const { resource, selectedIds, data = [], sort, filterValues: filter } = useListContext()
  const selectedOf = (rows: RaRecord[]) => rows.filter(({ id }) => selectedIds.includes(id))
  return async (): Promise<RaRecord[]> => {
    const shown = selectedOf(data)
    if (shown.length === selectedIds.length) return shown
    const { data: listed } = await dataProvider.getList(resource, { pagination, sort, filter })
    const unlisted = selectedIds.filter(isMissingIn(listed))
    const { data: others } = await dataProvider.getMany(resource, { ids: unlisted })
    // Deleted meanwhile; the server reports each as not found.
    const gone = unlisted.filter(isMissingIn(others)).map((id) => ({ id, version: 1 }))
    // Rows on the page keep the version that was seen.
    return [...selectedOf(listed), ...others, ...gone].map(
      (row) => shown.find(({ id }) => id === row.id) ?? row,
    )
  }
}

const isMissingIn = (rows: RaRecord[]) => (id: Identifier) => rows.every((row) => row.id !== id)
