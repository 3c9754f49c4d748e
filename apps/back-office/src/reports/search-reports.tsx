import type { SearchHeat, SearchReport } from '@minikran/contract/admin/searches'
import { sizeBoxes } from '@minikran/domain/crane-selection/size-box'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keepPreviousData } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { BooleanInput, DataTable, List, SelectInput } from 'react-admin'
import { ItemListActions } from '../items/item-list-actions.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { ReferenceCol } from '../items/reference-column.tsx'
import { useRead } from '../items/use-read.ts'
import { useIsPhone } from '../shell/use-is-phone.ts'
import { boxText } from './box-text.ts'
import { HeatMap } from './heat-map.tsx'
import { MissedWordsList } from './missed-words-list.tsx'
import { monthFilters } from './month-filters.tsx'
import { PhoneSearches } from './phone-searches.tsx'

const newest = { field: 'month', order: 'DESC' } as const

const boxCol = (size: 'height' | 'radius' | 'weight', unit: 'm' | 'kg') => (
  <DataTable.Col
    key={size}
    source={`${size}_from`}
    disableSort
    render={(box: SearchReport) =>
      boxText({ from: box[`${size}_from`], to: box[`${size}_to`] }, unit)
    }
  />
)

const columns = [
  <DataTable.Col key="month" source="month" />,
  <ReferenceCol
    key="depot_id"
    source="depot_id"
    reference="depots"
    emptyText={m.backoffice_searches_no_depot()}
    disableSort
  />,
  boxCol('height', 'm'),
  boxCol('radius', 'm'),
  boxCol('weight', 'kg'),
  <DataTable.NumberCol key="searches" source="searches" />,
  <DataTable.NumberCol key="without_hits" source="without_hits" />,
  <DataTable.NumberCol key="tight" source="tight" />,
  <DataTable.Col key="moment_from" source="moment_from" disableSort render={classText} />,
]

const weightChoices = () => sizeBoxes('weight').map((box, id) => ({ id, name: boxText(box, 'kg') }))

/** What was searched for: lifts by month, depot and size box, and words that found nothing. */
export function SearchReportList() {
  return (
    <>
      <Lifts />
      <MissedWordsList />
    </>
  )
}

function Lifts() {
  const isPhone = useIsPhone()
  return (
    <List
      sort={newest}
      perPage={25}
      empty={false}
      actions={<ItemListActions columns={isPhone ? null : columns} />}
      filters={[
        ...monthFilters(),
        <BooleanInput key="missed" source="missed" alwaysOn />,
        <SelectInput key="weight_box" source="weight_box" choices={weightChoices()} alwaysOn />,
        <ReferenceChoice key="depot_id" source="depot_id" reference="depots" />,
      ]}
    >
      <Heat />
      {isPhone ? (
        <PhoneSearches />
      ) : (
        <DataTable bulkActionButtons={false} size="small" rowClick={false}>
          {columns}
        </DataTable>
      )}
    </List>
  )
}

/** The heat map of what the list is narrowed to. */
function Heat() {
  const { filterValues } = useListContext()
  const { from, to, depot_id, weight_box } = filterValues as Record<string, string | undefined>
  const query = { from, to, depot_id, weight_box }
  const options = { placeholderData: keepPreviousData }
  const { data: heat, isPending } = useRead<SearchHeat>('getSearchHeatObj', query, options)
  return (
    <Box component="section" sx={{ p: { xs: 1, sm: 2 }, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h2">{m.backoffice_heat_title()}</Typography>
      {isPending && <Typography>{m.backoffice_loading()}</Typography>}
      {heat !== undefined && <HeatMap heat={heat} />}
    </Box>
  )
}

/** The class of cranes, by load moment, that makes what no crane answered well. */
function classText({ moment_from, moment_to }: SearchReport): string {
  return moment_from === null ? '–' : boxText({ from: moment_from, to: moment_to }, 'tm')
}
