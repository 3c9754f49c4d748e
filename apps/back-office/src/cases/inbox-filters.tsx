import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import { useListContext } from 'ra-core'

const filters = [
  { name: 'today', value: true, word: m.backoffice_case_today },
  { name: 'owner', value: 'me', word: m.backoffice_case_mine },
  { name: 'awaits_customer', value: true, word: m.backoffice_case_awaits_customer },
] as const

/** Buttons for common filters of the inbox. */
export function InboxFilters() {
  const { filterValues, setFilters } = useListContext()
  return (
    <Box
      role="group"
      aria-label={m.backoffice_case_show_only()}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1 }}
    >
      {filters.map(({ name, value, word }) => {
        const { [name]: chosen, ...others } = filterValues
        const isOn = chosen === value
        return (
          <ToggleButton
            key={name}
            value={name}
            selected={isOn}
            size="small"
            sx={{ py: 0.5, textTransform: 'none' }}
            onChange={() => setFilters(isOn ? others : { ...others, [name]: value })}
          >
            {word()}
          </ToggleButton>
        )
      })}
    </Box>
  )
}
