import type { Occasion } from '@minikran/contract/admin/occasions'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type RefObject, useRef } from 'react'
import { stateText } from '../cases/case-words.ts'
import { CaseLink } from '../home/case-link.tsx'
import { isAgreed } from '../items/asking-save-button.tsx'
import { pressProps } from '../items/press-props.ts'
import { useAct } from '../items/use-act.ts'
import { Moment, Section } from '../tables/facts.tsx'
import { PlainTable } from '../tables/plain-table.tsx'

type Person = Occasion['participants'][number]
type Props = { title: string; people: readonly Person[]; isFull?: boolean }

/** People of a course in the order of their registration, with buttons to change it. */
export function OccasionPeople({ title, people, isFull = false }: Props) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Section title={title}>
      <Box ref={list} role="group" aria-label={title} tabIndex={-1} sx={tableStyle}>
        {people.length === 0 ? (
          <Typography color="textSecondary">{m.backoffice_occasion_nobody()}</Typography>
        ) : (
          <PlainTable
            heads={[
              m.backoffice_field_name(),
              m.backoffice_field_email_address(),
              m.backoffice_case_sender(),
              m.backoffice_field_case_number(),
              m.backoffice_field_state(),
              m.backoffice_field_created_at(),
              m.backoffice_occasion_change(),
            ]}
            rows={people.map((person) => [
              person.id,
              nameOf(person),
              person.email_address ?? '–',
              [person.company, person.sender].filter((part) => part !== null).join(', '),
              <CaseLink key={person.id} id={person.case_id} case_number={person.case_number} />,
              stateText(person.state),
              <Moment key={person.id} at={person.created_at} />,
              <Changes key={person.id} person={person} isFull={isFull} list={list} />,
            ])}
          />
        )}
      </Box>
    </Section>
  )
}

// Fixed widths align the columns of a course's lists.
const tableStyle = {
  overflowX: 'auto',
  '& table': { tableLayout: { lg: 'fixed' } },
  '& td': { overflowWrap: { lg: 'anywhere' } },
  // Case numbers, buttons and, on narrow screens, addresses do not wrap.
  '& td:nth-of-type(4), & td:last-of-type': { whiteSpace: 'nowrap' },
  '& td:nth-of-type(2)': { whiteSpace: { xs: 'nowrap', lg: 'normal' } },
  '& th:nth-of-type(4), & th:nth-of-type(6)': { width: 144 },
  '& th:nth-of-type(5)': { width: 100 },
  '& th:last-of-type': { width: 176 },
}

const nameOf = ({ firstname, lastname }: Person) => `${firstname} ${lastname}`

type ChangesProps = {
  person: Person
  isFull: boolean
  list: RefObject<HTMLElement | null>
}

function Changes({ person, isFull, list }: ChangesProps) {
  const { act, isBusy } = useAct({ focusAfter: list })
  if (!person.may_write) return null
  const name = nameOf(person)
  const body = { participant_id: person.id }
  const remove = () => {
    if (!isAgreed(m.backoffice_occasion_remove_confirm({ name }))) return
    void act('removeParticipant', body, m.backoffice_occasion_removed({ name }))
  }
  const moveUp = () => {
    if (!isAgreed(m.backoffice_occasion_move_up_confirm({ name }))) return
    void act('giveSeat', body, m.backoffice_occasion_moved_up({ name }))
  }
  return (
    <>
      {person.waiting && (
        <Button
          size="small"
          variant="outlined"
          aria-label={m.backoffice_occasion_move_up_name({ name })}
          {...pressProps(isBusy || isFull, moveUp)}
        >
          {m.backoffice_occasion_move_up()}
        </Button>
      )}
      <Button
        size="small"
        color="error"
        aria-label={m.backoffice_occasion_remove_name({ name })}
        {...pressProps(isBusy, remove)}
      >
        {m.backoffice_occasion_remove()}
      </Button>
    </>
  )
}
