import type { BulkBody } from '@minikran/contract/admin/bulk'
import { windowAfter } from '@minikran/domain/content/window-after'
import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'
import { closedAppointments } from '@minikran/domain/opening-hours/closed-appointments'
import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { ArrayInputBase, type RaRecord, useRecordContext } from 'ra-core'
import { DataTable, SelectField, SelectInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { ReferenceCol, ReferenceColumn } from '../items/reference-column.tsx'
import { RequiredSelect } from '../items/required-select.tsx'
import { useOwnDepot } from '../items/use-own-depot.ts'
import type { Values } from '../providers/call-api.ts'
import { closedSentence } from './closed-sentence.ts'
import { ClosedWarning, HoursToolbar, NewHoursToolbar } from './closed-warning.tsx'
import { CustomerView } from './customer-view.tsx'
import { HoursRowsInput } from './hours-rows-input.tsx'
import { loadAppointments } from './load-appointments.ts'
import { loadSets, loadWholeSets, setOf } from './load-hours-sets.ts'
import { titleChoices } from './title-names.ts'

const byTitle = { field: 'title', order: 'ASC' } as const
// A set is active only with an end, so "until further notice" is a distant one.
const untilFurtherNotice = '2099-12-31T22:59:00.000Z'
const newHours = { order: 0, title: 1, depothourrows: [], unpublish_at: untilFurtherNotice }

export function HoursList() {
  return (
    <ItemList
      isOrdered
      details={<HoursDetails />}
      bulkQuestion={(action, rows) => closedByBulk(action, idsOf(rows), Date.now())}
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
      <ReferenceCol
        source="depot_id"
        reference="depots"
        emptyText={m.backoffice_hours_every_depot()}
      />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="publish_at" field={MomentField} />
      <DataTable.Col source="unpublish_at" field={MomentField} />
    </ItemList>
  )
}

function HoursDetails() {
  const set = useRecordContext()
  return (
    <>
      <ReferenceColumn
        source="depot_id"
        reference="depots"
        emptyText={m.backoffice_hours_every_depot()}
      />
      <PublishState />
      <span>
        {set?.['publish_at'] !== null && <MomentField source="publish_at" />}–
        {set?.['unpublish_at'] !== null && <MomentField source="unpublish_at" />}
      </span>
    </>
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
        <RequiredSelect source="title" label={m.backoffice_hours_set()} choices={titleChoices()} />
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

type Action = BulkBody['action']

const idsOf = (rows: readonly RaRecord[]) => rows.map(({ id }) => Number(id))

/** The question to confirm before a bulk action; null when no confirmed appointment would be closed. */
async function closedByBulk(
  action: Action,
  ids: readonly number[],
  nowMs: number,
): Promise<string | null> {
  if (action === 'order') return null
  const [appointments, before, chosen] = await Promise.all([
    loadAppointments(),
    loadSets(),
    loadWholeSets(ids),
  ])
  const others = before.filter(({ id }) => !ids.includes(id))
  const after = [...others, ...chosen.flatMap((set) => setAfter(action, set, nowMs) ?? [])]
  const sentence = closedSentence(closedAppointments(appointments, { before, after }))
  if (sentence === '') return null
  const anyway =
    action === 'trash' ? m.backoffice_hours_trash_anyway() : m.backoffice_hours_go_on_anyway()
  return `${sentence} ${anyway}`
}

function setAfter(action: Exclude<Action, 'order'>, set: Values, nowMs: number): HoursSet | null {
  if (action === 'trash') return null
  const id = Number(set['id'])
  if (action === 'restore') return setOf(set, id)
  const window = {
    publish_at: set['publish_at'] as string | null,
    unpublish_at: set['unpublish_at'] as string | null,
  }
  return setOf({ ...set, ...windowAfter(action, window, nowMs) }, id)
}
