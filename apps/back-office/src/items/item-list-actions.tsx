import type { ReactNode } from 'react'
import { FilterButton, TopToolbar } from 'react-admin'
import { ColumnsButton } from './columns-button.tsx'
import { CreateLink } from './create-link.tsx'
import { ExportButtons } from './export-buttons.tsx'

type Props = {
  /** The table's columns to choose from; null when there is no choice. */
  columns: ReactNode
  mayCreate?: boolean
  more?: ReactNode
}

export function ItemListActions({ columns, mayCreate = false, more }: Props) {
  return (
    <TopToolbar>
      <FilterButton />
      {columns !== null && <ColumnsButton columns={columns} />}
      <ExportButtons />
      {more}
      {mayCreate && <CreateLink />}
    </TopToolbar>
  )
}
