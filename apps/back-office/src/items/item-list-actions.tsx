import type { ReactNode } from 'react'
import { ColumnsButton, CreateButton, FilterButton, TopToolbar } from 'react-admin'
import { ExportButtons } from './export-buttons.tsx'

type Props = { mayCreate: boolean; more?: ReactNode }

export function ItemListActions({ mayCreate, more }: Props) {
  return (
    <TopToolbar>
      <FilterButton />
      <ColumnsButton />
      <ExportButtons />
      {more}
      {mayCreate && <CreateButton variant="contained" />}
    </TopToolbar>
  )
}
