import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { chartsAddress, type ExportFormat, exportAddress } from '../providers/export-address.ts'
import { factsOf } from '../resources.ts'
import { useMay } from '../shell/use-may.ts'

const formats: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'Excel' }

/** Downloads the filtered list; a plain link, so that the browser streams the file. */
export function ExportButtons() {
  const { resource, filterValues, sort } = useListContext()
  const mayExport = useMay('list:export')
  const mayRead = useMay(factsOf(resource).read)
  if (!mayExport || !mayRead) return null
  const listing = { filter: filterValues, sort }
  return (Object.keys(formats) as ExportFormat[]).map((format) => (
    <Button key={format} size="small" href={exportAddress(resource, format, listing)} download>
      {m.backoffice_export({ format: formats[format] })}
    </Button>
  ))
}

/** Downloads the load charts of the listed cranes for a spreadsheet. */
export function ChartExportButton() {
  const mayExport = useMay('list:export')
  const { filterValues } = useListContext()
  if (!mayExport) return null
  return (
    <Button size="small" href={chartsAddress(filterValues)} download>
      {m.backoffice_export_charts()}
    </Button>
  )
}
