import type { ListedOccasion } from '@minikran/contract/admin/occasions'
import * as m from '@minikran/i18n/messages'
import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'
import { DataTable } from 'react-admin'
import { PhoneTable } from '../items/phone-table.tsx'
import { RowLink } from '../items/row-link.tsx'

/** The courses on a phone: where one is and how full below its title, and beside it when it begins. */
export function PhoneOccasions({ start }: { start: ReactElement }) {
  return (
    <PhoneTable rowClick="show">
      <DataTable.Col source="title_sv" render={course} />
      {start}
    </PhoneTable>
  )
}

function course({ title_sv, depot_name, seats, seated, waiting, unconfirmed }: ListedOccasion) {
  return (
    <>
      <RowLink>{title_sv}</RowLink>
      <Typography variant="body2" color="textSecondary" component="div">
        <div>{depot_name}</div>
        <div>
          {m.backoffice_field_seated()}: {seats === null ? seated : `${seated}/${seats}`}
        </div>
        {waiting > 0 && (
          <div>
            {m.backoffice_field_waiting()}: {waiting}
          </div>
        )}
        {unconfirmed > 0 && (
          <div>
            {m.backoffice_field_unconfirmed()}: {unconfirmed}
          </div>
        )}
      </Typography>
    </>
  )
}
