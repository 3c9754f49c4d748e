import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Title } from 'react-admin'
import { useStaff } from '../shell/use-staff.ts'

export function HomePage() {
  const staff = useStaff()
  return (
    <Box sx={{ p: 2 }}>
      <Title title={m.backoffice_home_title()} />
      <Typography>
        {staff === null ? '' : m.backoffice_home_hello({ name: staff.fullname })}
      </Typography>
    </Box>
  )
}
