import type { AdminListedCase } from '@minikran/contract/admin-cases'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { SimpleList } from 'react-admin'
import { AgeField, aboutText, senderText } from './case-fields.tsx'
import { kindText, stateText } from './case-words.ts'

/** The inbox on a phone: sender and waiting time, below them subject, depot and status. */
export function PhoneCases() {
  return (
    <SimpleList
      disablePadding
      rowClick="show"
      rowSx={() => row}
      primaryText={who}
      secondaryText={what}
    />
  )
}

function who(found: AdminListedCase) {
  const isUnread = found.first_read_at === null
  return (
    <Box component="span" sx={line}>
      <Box component="span" sx={{ fontWeight: isUnread ? 700 : 400 }}>
        {senderText(found)}{' '}
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
        <AgeField found={found} />
      </Box>
    </Box>
  )
}

function what(found: AdminListedCase) {
  const about = found.first === null ? kindText(found.kind) : aboutText(found)
  const city = found.depot?.corp_city
  return (
    <Box component="span" sx={line}>
      <span>
        {about}
        {/* The title of a course may end with its city. */}
        {city !== undefined && !about.endsWith(`, ${city}`) && <>, {city}</>}
      </span>
      <Box component="span" sx={end}>
        {stateText(found.state)}
      </Box>
    </Box>
  )
}

const row = { borderTop: 1, borderColor: 'divider' }
const line = { display: 'flex', justifyContent: 'space-between', gap: 1 }
const end = { flexShrink: 0 }
