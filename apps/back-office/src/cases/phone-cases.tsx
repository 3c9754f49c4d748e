import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { SimpleList } from 'react-admin'
import {
  AboutField,
  AgeField,
  KindField,
  SenderField,
  StateField,
  useCase,
} from './case-fields.tsx'

/** The inbox on a phone: sender and waiting time, below them subject, depot and status. */
export function PhoneCases() {
  return (
    <SimpleList
      disablePadding
      rowClick="show"
      rowSx={() => row}
      primaryText={<Who />}
      secondaryText={<What />}
    />
  )
}

function Who() {
  const found = useCase()
  const isUnread = found?.first_read_at === null
  return (
    <Box component="span" sx={line}>
      <Box component="span" sx={{ fontWeight: isUnread ? 700 : 400 }}>
        <SenderField />{' '}
        {isUnread && (
          <Chip
            component="span"
            size="small"
            variant="outlined"
            label={m.backoffice_case_unread()}
          />
        )}
      </Box>
      <Box component="span" sx={end}>
        <AgeField />
      </Box>
    </Box>
  )
}

function What() {
  const found = useCase()
  return (
    <Box component="span" sx={line}>
      <span>
        {found?.first === null ? <KindField /> : <AboutField />}
        {found?.depot && <>, {found.depot.corp_city}</>}
      </span>
      <Box component="span" sx={end}>
        <StateField />
      </Box>
    </Box>
  )
}

const row = { borderTop: 1, borderColor: 'divider' }
const line = { display: 'flex', justifyContent: 'space-between', gap: 1 }
const end = { flexShrink: 0 }
