import type { ListedOccasion, Occasion } from '@minikran/contract/admin/occasions'
import { seatsLeft } from '@minikran/domain/cases/course-seats'
import * as m from '@minikran/i18n/messages'
import { valueBesideLabel } from '@minikran/i18n/value-beside-label'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { BooleanInput, DataTable, List, SearchInput, Show } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { ItemListActions } from '../items/item-list-actions.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { RowLink } from '../items/row-link.tsx'
import { useUnreadItem } from '../items/use-unread-item.ts'
import { useIsPhone } from '../shell/use-is-phone.ts'
import { Facts, Section } from '../tables/facts.tsx'
import { oneLine } from '../theme/one-line.ts'
import { OccasionPeople } from './occasion-people.tsx'
import { PhoneOccasions } from './phone-occasions.tsx'

const byTime = { field: 'course_time', order: 'ASC' } as const
const toCome = { upcoming: true }

const start = (
  <DataTable.Col
    key="course_time"
    source="course_time"
    sx={oneLine}
    render={({ course_time }: ListedOccasion) => course_time ?? m.backoffice_occasion_undated()}
  />
)

const columns = [
  <DataTable.Col
    key="title_sv"
    source="title_sv"
    render={({ title_sv }: ListedOccasion) => <RowLink>{title_sv}</RowLink>}
  />,
  start,
  <DataTable.Col
    key="depot_id"
    source="depot_id"
    disableSort
    render={({ depot_name }: ListedOccasion) => depot_name ?? '–'}
  />,
  <DataTable.NumberCol key="seats" source="seats" disableSort />,
  <DataTable.NumberCol key="seated" source="seated" disableSort />,
  <DataTable.NumberCol key="waiting" source="waiting" disableSort />,
  <DataTable.NumberCol key="unconfirmed" source="unconfirmed" disableSort />,
]

/** Every course on its date: how full it is and who waits for a seat. */
export function OccasionList() {
  const isPhone = useIsPhone()
  return (
    <List
      sort={byTime}
      perPage={25}
      exporter={false}
      empty={false}
      filterDefaultValues={toCome}
      actions={<ItemListActions columns={isPhone ? null : columns} />}
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <BooleanInput key="upcoming" source="upcoming" alwaysOn />,
        <BooleanInput key="waiting" source="waiting" alwaysOn />,
        <ReferenceChoice key="depot_id" source="depot_id" reference="depots" />,
      ]}
    >
      {isPhone ? (
        <PhoneOccasions start={start} />
      ) : (
        <DataTable bulkActionButtons={false} size="small" rowClick="show">
          {columns}
        </DataTable>
      )}
    </List>
  )
}

/** One course: who has a seat, and the waiting list in its order. */
export function OccasionShow() {
  const onError = useUnreadItem()
  return (
    <Show actions={false} queryOptions={{ meta: { whole: true }, onError }}>
      <OccasionView />
    </Show>
  )
}

function factsOf(found: Occasion) {
  const free = seatsLeft(found.seats, found.seated)
  const label = m.backoffice_field_depot()
  return [
    [label, valueBesideLabel(label, found.depot_name ?? '–')],
    [m.backoffice_field_course_time(), found.course_time ?? m.backoffice_occasion_undated()],
    [m.backoffice_field_seats(), found.seats ?? m.backoffice_occasion_unlimited()],
    [m.backoffice_field_seated(), found.seated],
    [m.backoffice_occasion_free(), free ?? m.backoffice_occasion_unlimited()],
    [m.backoffice_field_waiting(), found.waiting],
    [m.backoffice_field_unconfirmed(), found.unconfirmed],
  ] as const
}

function OccasionView() {
  const found = useRecordContext<Occasion>()
  if (found === undefined) return null
  const isFull = seatsLeft(found.seats, found.seated) === 0
  return (
    <Box sx={{ p: 2 }}>
      <Section title={found.title_sv}>
        <Facts facts={factsOf(found)} />
        <Typography variant="body2" sx={{ mt: 1 }}>
          <Link component={RouterLink} to={`/products/${found.id}`}>
            {m.backoffice_occasion_product()}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {m.backoffice_occasion_no_mail()}
        </Typography>
        {isFull && found.waiting > 0 && (
          <Typography sx={{ mt: 1 }}>{m.backoffice_occasion_full()}</Typography>
        )}
      </Section>
      <OccasionPeople
        title={m.backoffice_occasion_participants()}
        people={found.participants.filter(({ waiting }) => !waiting)}
      />
      <OccasionPeople
        title={m.backoffice_field_waiting()}
        people={found.participants.filter((person) => person.waiting && !person.unconfirmed)}
        isFull={isFull}
      />
      {found.unconfirmed > 0 && (
        <OccasionPeople
          title={m.backoffice_occasion_unconfirmed()}
          people={found.participants.filter(({ unconfirmed }) => unconfirmed)}
          isFull={isFull}
        />
      )}
    </Box>
  )
}
