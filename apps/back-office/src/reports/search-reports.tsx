import type { SearchHeat, SearchReport } from '@minikran/contract/admin/searches'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useListContext, useRecordContext } from 'ra-core'
import { useEffect, useState } from 'react'
import { BooleanInput, DataTable, List, TextInput } from 'react-admin'
import { FigureCol } from '../items/figure-col.tsx'
import { ItemListActions } from '../items/item-list-actions.tsx'
import { readApi } from '../providers/call-api.ts'
import { boxText } from './box-text.ts'
import { HeatMap } from './heat-map.tsx'

const newest = { field: 'month', order: 'DESC' } as const

// A month's own signs stand where the label of an empty field would.
const monthInput = {
  type: 'month',
  alwaysOn: true,
  slotProps: { inputLabel: { shrink: true } },
} as const

const columns = [
  <DataTable.Col key="month" source="month" />,
  <DataTable.Col key="height_from" source="height_from" disableSort field={HeightField} />,
  <DataTable.Col key="radius_from" source="radius_from" disableSort field={RadiusField} />,
  <DataTable.Col key="weight_from" source="weight_from" disableSort field={WeightField} />,
  <FigureCol key="searches" source="searches" />,
  <FigureCol key="without_hits" source="without_hits" />,
]

/** What was searched for, by month and size box; what no crane answered decides about new stock. */
export function SearchReportList() {
  return (
    <List
      sort={newest}
      perPage={25}
      empty={false}
      actions={<ItemListActions columns={columns} />}
      filters={[
        <TextInput key="from" {...monthInput} source="from" label={m.backoffice_filter_from()} />,
        <TextInput key="to" {...monthInput} source="to" label={m.backoffice_filter_to()} />,
        <BooleanInput key="missed" source="missed" alwaysOn />,
      ]}
    >
      <Heat />
      <DataTable bulkActionButtons={false} size="small" rowClick={false}>
        {columns}
      </DataTable>
    </List>
  )
}

/** The heat map of the one month that is asked for, else of all months. */
function Heat() {
  const { filterValues } = useListContext()
  const { from, to } = filterValues as { from?: string; to?: string }
  const month = from !== undefined && from === to ? from : undefined
  const [heat, setHeat] = useState<SearchHeat | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    readApi('getSearchHeatObj', { month }, stop.signal).then(
      ({ data }) => setHeat(data as SearchHeat),
      () => null,
    )
    return () => stop.abort()
  }, [month])
  return (
    <Box component="section" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h2">{m.backoffice_heat_title()}</Typography>
      {heat === null ? <Typography>{m.backoffice_loading()}</Typography> : <HeatMap heat={heat} />}
    </Box>
  )
}

const useReport = () => useRecordContext<SearchReport>()

function HeightField() {
  const box = useReport()
  return box === undefined ? null : boxText({ from: box.height_from, to: box.height_to }, 'm')
}

function RadiusField() {
  const box = useReport()
  return box === undefined ? null : boxText({ from: box.radius_from, to: box.radius_to }, 'm')
}

function WeightField() {
  const box = useReport()
  return box === undefined ? null : boxText({ from: box.weight_from, to: box.weight_to }, 'kg')
}
