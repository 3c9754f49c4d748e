import type { BackOfficeHome } from '@minikran/contract/admin/home'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { momentText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useRead } from '../items/use-read.ts'
import { HeatMap } from '../reports/heat-map.tsx'
import { resourceName } from '../resources.ts'
import { itemTitle } from '../texts/item-title.ts'
import { oneLine } from '../theme/one-line.ts'
import { FailedMails } from './failed-mails.tsx'
import { FillingCourses } from './filling-courses.tsx'
import { HomeTable } from './home-table.tsx'
import { TrendCharts } from './trend-charts.tsx'
import { WaitingCases } from './waiting-cases.tsx'

/** What staff have to act on, most urgent first, then figures. */
export function HomePage() {
  const { data: home, isPending } = useRead<BackOfficeHome>('getHomeObj')
  return (
    <Box sx={{ ...stackStyle, p: 2 }}>
      <Title title={m.backoffice_home_title()} />
      {isPending && <Typography>{m.backoffice_loading()}</Typography>}
      {home !== undefined && <Lists home={home} />}
    </Box>
  )
}

const stackStyle = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }
const columnsStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

function Lists({ home }: { home: BackOfficeHome }) {
  const { backup } = home
  return (
    <>
      {backup !== null && <BackupFault backup={backup} />}
      <WaitingCases cases={home.unanswered} count={home.unanswered_count} />
      <Box sx={columnsStyle}>
        <Box sx={stackStyle}>
          <FillingCourses courses={home.courses} />
          <HomeTable
            title={m.backoffice_home_most_viewed()}
            heads={[m.backoffice_field_item(), m.backoffice_field_views()]}
            rows={home.most_viewed.map(({ views, ...item }) => [
              `${item.item} ${item.id}`,
              <ItemLink key={item.id} {...item} />,
              views,
            ])}
          />
        </Box>
        <Box sx={stackStyle}>
          <FailedMails mails={home.failed_mails} />
          <HomeTable
            title={m.backoffice_home_ending()}
            heads={[m.backoffice_field_item(), m.backoffice_field_unpublish_at()]}
            rows={home.ending.map(({ unpublish_at, ...item }) => [
              `${item.item} ${item.id}`,
              <ItemLink
                key={item.id}
                {...item}
                title={`${resourceName(item.item)}: ${itemTitle(item.item, item.title)}`}
              />,
              <span key={item.id} style={oneLine}>
                {stockholmDateTime(unpublish_at).date}
              </span>,
            ])}
          />
        </Box>
      </Box>
      <Box component="section" sx={{ border: 1, borderColor: 'divider', p: 2 }}>
        <Typography variant="h2">{m.backoffice_home_searches()}</Typography>
        <HeatMap heat={home.search_heat} />
        <Link component={RouterLink} to="/searchreports">
          {m.backoffice_home_all_searches()}
        </Link>
      </Box>
      <TrendCharts />
      {backup !== null && <BackupLine backup={backup} />}
    </>
  )
}

function ItemLink({ item, id, title }: { item: string; id: number; title: string }) {
  return (
    <Link component={RouterLink} to={`/${item}/${id}`}>
      {title}
    </Link>
  )
}

type BackupProps = { backup: NonNullable<BackOfficeHome['backup']> }

/** An error above the lists when the last backup failed. */
function BackupFault({ backup: { failed } }: BackupProps) {
  if (failed === null) return null
  const { at, reason } = failed
  return (
    <Alert severity="error" variant="outlined">
      {m.backoffice_home_backup_failed({ at: momentText(Date.parse(at)), reason })}
    </Alert>
  )
}

/** A line below the lists with the time of the last backup, unless it failed. */
function BackupLine({ backup: { written_at, failed } }: BackupProps) {
  if (failed !== null) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {written_at === null
        ? m.backoffice_home_backup_none()
        : m.backoffice_home_backup_written({ at: momentText(Date.parse(written_at)) })}
    </Typography>
  )
}
