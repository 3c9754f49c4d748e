import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { ArrayInputBase } from 'ra-core'
import { DataTable, SelectField, SelectInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { ReferenceColumn } from '../items/reference-column.tsx'
import { useOwnDepot } from '../items/use-own-depot.ts'
import { closedByBulk } from './closed-by-bulk.ts'
import { ClosedWarning, HoursToolbar, NewHoursToolbar } from './closed-warning.tsx'
import { CustomerView } from './customer-view.tsx'
import { HoursRowsInput } from './hours-rows-input.tsx'
import { titleChoices } from './title-names.ts'

const byTitle = { field: 'title', order: 'ASC' } as const
// A set is active only with an end, so "until further notice" is a distant one.
const untilFurtherNotice = '2099-12-31T22:59:00.000Z'
const newHours = { order: 0, title: 1, depothourrows: [], unpublish_at: untilFurtherNotice }

export function HoursList() {
  return (
    <ItemList
      isOrdered
      bulkQuestion={(action, ids) => closedByBulk(action, ids, Date.now())}
      sort={byTitle}
      isTranslated={false}
      filters={[
        <SelectInput key="title" source="title" choices={titleChoices()} />,
        <ReferenceChoice key="depot_id" source="depot_id" reference="depots" />,
      ]}
    >
      <DataTable.Col source="title" label={m.backoffice_hours_set()}>
        <SelectField source="title" choices={titleChoices()} />
      </DataTable.Col>
      <DataTable.Col source="depot_id">
        <ReferenceColumn
          source="depot_id"
          reference="depots"
          emptyText={m.backoffice_hours_every_depot()}
        />
      </DataTable.Col>
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="publish_at" field={MomentField} />
      <DataTable.Col source="unpublish_at" field={MomentField} />
    </ItemList>
  )
}

export function HoursEdit() {
  return (
    <ItemEdit toolbar={<HoursToolbar />}>
      <HoursFields />
    </ItemEdit>
  )
}

export function HoursCreate() {
  const depot_id = useOwnDepot()
  return (
    <ItemCreate toolbar={<NewHoursToolbar />} defaultValues={{ ...newHours, depot_id }}>
      <HoursFields />
    </ItemCreate>
  )
}

function UntilFurtherNotice() {
  const { setValue, clearErrors } = useFormContext()
  const set = () => {
    setValue('unpublish_at', untilFurtherNotice, { shouldDirty: true, shouldTouch: true })
    clearErrors('unpublish_at')
  }
  return <Button onClick={set}>{m.backoffice_hours_until_further()}</Button>
}

function HoursFields() {
  const isOwnDepot = useOwnDepot() !== null
  return (
    <>
      <Fieldset title={m.backoffice_hours_whose()}>
        <SelectInput
          source="title"
          label={m.backoffice_hours_set()}
          choices={titleChoices()}
          required
        />
        <ReferenceChoice
          source="depot_id"
          reference="depots"
          required={isOwnDepot}
          {...(isOwnDepot ? {} : { helperText: m.backoffice_hours_depot_help() })}
        />
      </Fieldset>
      <PublishInputs>
        <UntilFurtherNotice />
      </PublishInputs>
      {/* One array for all parts that add or remove rows; replacing it would remount every row. */}
      <ArrayInputBase source="depothourrows">
        <HoursRowsInput />
        <ClosedWarning />
        <CustomerView />
      </ArrayInputBase>
    </>
  )
}
