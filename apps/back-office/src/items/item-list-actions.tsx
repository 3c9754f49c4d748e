import type { ReactNode } from 'react'
import { CreateButton, FilterButton, TopToolbar } from 'react-admin'
import { ExportButtons } from './export-buttons.tsx'

type Props = { mayCreate: boolean; more?: ReactNode }

export function ItemListActions({ mayCreate, more }: Props) {
  return (
    <TopToolbar>
      <FilterButton />
      <ExportButtons />
      {more}
      {mayCreate && <CreateButton variant="contained" />}
    </TopToolbar>
  )
}
