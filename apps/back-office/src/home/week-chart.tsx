import type { BackOfficeHome } from '@minikran/contract/admin/home'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'

type Week = BackOfficeHome['weeks'][number]
const sumOf = ({ inquiries, registrations, credits }: Week) => inquiries + registrations + credits

/** Cases by week: a table whose last column draws its sum, so that it is read as both. */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(sumOf))
  return (
    <Box component="section" sx={{ border: 1, borderColor: 'divider', p: 2 }}>
      <Typography variant="h2">{m.backoffice_home_weeks()}</Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{m.backoffice_home_week()}</TableCell>
            <TableCell align="right">{m.backoffice_home_inquiries()}</TableCell>
            <TableCell align="right">{m.backoffice_home_registrations()}</TableCell>
            <TableCell align="right">{m.backoffice_home_credits()}</TableCell>
            <TableCell>{m.backoffice_home_sum()}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.map((week) => (
            <TableRow key={week.monday}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {week.monday}
              </TableCell>
              <TableCell align="right">{week.inquiries}</TableCell>
              <TableCell align="right">{week.registrations}</TableCell>
              <TableCell align="right">{week.credits}</TableCell>
              <TableCell>
                <Bar sum={sumOf(week)} most={most} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const width = 80

function Bar({ sum, most }: { sum: number; most: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
      <svg width={width} height="10" aria-hidden="true">
        <rect width={(sum / most) * width} height="10" fill="currentColor" />
      </svg>
      <Box component="span" sx={{ color: 'text.primary' }}>
        {sum}
      </Box>
    </Box>
  )
}
