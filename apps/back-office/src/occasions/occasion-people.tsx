import type { Occasion } from '@minikran/contract/admin/occasions'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { type RefObject, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { stateText } from '../cases/case-words.ts'
import { isAgreed } from '../items/asking-save-button.tsx'
import { pressProps } from '../items/press-props.ts'
import { useAct } from '../items/use-act.ts'
import { Moment, Section } from '../tables/facts.tsx'

type Person = Occasion['participants'][number]
type Props = { title: string; people: readonly Person[]; isFull?: boolean }

/** People of a course in the order of their registration, with buttons to change it. */
export function OccasionPeople({ title, people, isFull = false }: Props) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Section title={title}>
      <Box ref={list} role="group" aria-label={title} tabIndex={-1} sx={{ overflowX: 'auto' }}>
        {people.length === 0 ? (
          <Typography color="textSecondary">{m.backoffice_occasion_nobody()}</Typography>
        ) : (
          <Table size="small" sx={tableStyle}>
            <TableHead>
              <TableRow>
                <TableCell>{m.backoffice_field_name()}</TableCell>
                <TableCell>{m.backoffice_field_email_address()}</TableCell>
                <TableCell>{m.backoffice_case_sender()}</TableCell>
                <TableCell>{m.backoffice_field_case_number()}</TableCell>
                <TableCell>{m.backoffice_field_state()}</TableCell>
                <TableCell>{m.backoffice_field_created_at()}</TableCell>
                <TableCell>{m.backoffice_occasion_change()}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {people.map((person) => (
                <TableRow key={person.id}>
                  <TableCell>{nameOf(person)}</TableCell>
                  <TableCell>{person.email_address ?? '–'}</TableCell>
                  <TableCell>
                    {[person.company, person.sender].filter((part) => part !== null).join(', ')}
                  </TableCell>
                  <TableCell>
                    <Link component={RouterLink} to={`/cases/${person.case_id}/show`}>
                      {person.case_number}
                    </Link>
                  </TableCell>
                  <TableCell>{stateText(person.state)}</TableCell>
                  <TableCell>
                    <Moment at={person.created_at} />
                  </TableCell>
                  <TableCell>
                    <Changes person={person} isFull={isFull} list={list} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Box>
    </Section>
  )
}

// Fixed widths align the columns of a course's lists.
const tableStyle = {
  tableLayout: { lg: 'fixed' },
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
