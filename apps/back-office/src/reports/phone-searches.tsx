import type { SearchReport } from '@minikran/contract/admin/searches'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Typography from '@mui/material/Typography'
import { DataTable } from 'react-admin'
import { PhoneTable } from '../items/phone-table.tsx'
import { ReferenceColumn } from '../items/reference-column.tsx'
import { locale } from '../locale.ts'
import { boxText } from './box-text.ts'

/** The searches on a phone: all about a lift in one column, and beside it how often it was asked. */
export function PhoneSearches() {
  return (
    <PhoneTable rowClick={false}>
      <DataTable.Col source="month" render={lift} />
      <DataTable.NumberCol source="searches" />
    </PhoneTable>
  )
}

function lift(report: SearchReport) {
  const { month, without_hits, tight, moment_from, moment_to } = report
  return (
    <>
      {month}{' '}
      <ReferenceColumn
        source="depot_id"
        reference="depots"
        emptyText={m.backoffice_searches_no_depot()}
      />
      <div>
        {m.backoffice_searches_lift({
          height: boxText({ from: report.height_from, to: report.height_to }, 'm'),
          radius: boxText({ from: report.radius_from, to: report.radius_to }, 'm'),
          weight: boxText({ from: report.weight_from, to: report.weight_to }, 'kg'),
        })}
      </div>
      {without_hits > 0 && (
        <div>
          {m.backoffice_field_without_hits()}: {numberText(without_hits, locale)}
        </div>
      )}
      {tight > 0 && (
        <div>
          {m.backoffice_field_tight()}: {numberText(tight, locale)}
        </div>
      )}
      {moment_from !== null && (
        <Typography variant="body2" color="textSecondary">
          {m.backoffice_field_crane_class()}: {boxText({ from: moment_from, to: moment_to }, 'tm')}
        </Typography>
      )}
    </>
  )
}
