import { CreateButton, FilterButton, TopToolbar } from 'react-admin'

export function ItemListActions({ mayCreate }: { mayCreate: boolean }) {
  return (
    <TopToolbar>
      <FilterButton />
      {mayCreate && <CreateButton variant="contained" />}
    </TopToolbar>
  )
}
