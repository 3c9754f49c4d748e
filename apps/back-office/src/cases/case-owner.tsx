import type { Colleague } from '@minikran/contract/admin/users'
import type { AdminCase } from '@minikran/contract/admin-cases'
import { allows } from '@minikran/domain/access/permissions'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { pressProps } from '../items/press-props.ts'
import { useAct } from '../items/use-act.ts'
import { useRead } from '../items/use-read.ts'
import { useStaff } from '../shell/use-staff.ts'

/** Assigns the case to a colleague or nobody, or to oneself with one click. */
export function CaseOwner({ found }: { found: AdminCase }) {
  const staff = useStaff()
  const choice = useRef<HTMLElement>(null)
  const { act, isBusy } = useAct({ focusAfter: choice })
  const { data: colleagues = [] } = useRead<Colleague[]>('getColleaguesArr')
  if (staff === null || !allows(staff.role, 'case:write:depot')) return null
  const owner = found.owner
  const assign = (owner_id: number | null) => {
    const body = { case_number: found.case_number, owner_id }
    void act('assignCase', body, m.backoffice_case_assigned())
  }
  // The owner may have left the company.
  const isKnown = owner === null || colleagues.some(({ id }) => id === owner.id)
  const shown = isKnown ? colleagues : [...colleagues, owner]
  return (
    <Box
      className="not-printed"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}
    >
      <TextField
        select
        inputRef={choice}
        label={m.backoffice_case_owner()}
        value={owner?.id ?? ''}
        onChange={({ target }) => assign(target.value === '' ? null : Number(target.value))}
        sx={{ minWidth: 220 }}
        slotProps={{ select: { readOnly: isBusy } }}
      >
        <MenuItem value="">{m.backoffice_case_nobody()}</MenuItem>
        {shown.map(({ id, fullname }) => (
          <MenuItem key={id} value={id}>
            {fullname}
          </MenuItem>
        ))}
      </TextField>
      {owner?.id !== staff.id && (
        <Button variant="outlined" {...pressProps(isBusy, () => assign(staff.id))}>
          {m.backoffice_case_take()}
        </Button>
      )}
    </Box>
  )
}
