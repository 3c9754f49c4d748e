import type { BackOfficeHome } from '@minikran/contract/admin/home'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { readApi } from '../providers/call-api.ts'
import { HeatMap } from '../reports/heat-map.tsx'
import { itemTitle } from '../texts/item-title.ts'
import { resourceNames } from '../texts/resource-names.ts'
import { BackupNote } from './backup-note.tsx'
import { HomeTable } from './home-table.tsx'
import { TrendCharts } from './trend-charts.tsx'
import { waitText } from './wait-text.ts'

/** What needs a person now; a list that is empty says so in a line. */
export function HomePage() {
  const [home, setHome] = useState<BackOfficeHome | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    readApi('getHomeObj', {}, stop.signal).then(
      ({ data }) => setHome(data as BackOfficeHome),
      () => null,
    )
    return () => stop.abort()
  }, [])
  return (
    <Box sx={pageStyle}>
      <Title title={m.backoffice_home_title()} />
      {home === null ? <Typography>{m.backoffice_loading()}</Typography> : <Lists home={home} />}
    </Box>
  )
}

const pageStyle = {
  p: 2,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

const kindOf = (item: string) => resourceNames[item as keyof typeof resourceNames]?.one() ?? item

function Lists({ home }: { home: BackOfficeHome }) {
  const [nowMs] = useState(() => Date.now())
  return (
    <>
      {home.backup !== null && <BackupNote backup={home.backup} />}
      <HomeTable
        title={m.backoffice_home_unanswered({ count: home.unanswered_count })}
        heads={[m.backoffice_home_case(), m.backoffice_home_waited()]}
        rows={home.unanswered.map(({ id, case_number, created_at }) => [
          id,
          <Link key={id} component={RouterLink} to={`/cases/${id}/show`}>
            {case_number}
          </Link>,
          waitText(created_at, nowMs),
        ])}
      />
      <HomeTable
        title={m.backoffice_home_courses()}
        heads={[m.backoffice_home_course(), m.backoffice_home_seats(), m.backoffice_home_waiting()]}
        rows={home.courses.map(
          ({ id, title_sv, course_time, depot_name, seats, taken, waiting }) => [
            id,
            <Link key={id} component={RouterLink} to={`/products/${id}`}>
              {title_sv}, {depot_name} {course_time}
            </Link>,
            `${taken}/${seats}`,
            waiting,
          ],
        )}
      />
      <HomeTable
        title={m.backoffice_home_mails()}
        heads={[m.backoffice_home_mail_to(), m.backoffice_home_mail_error()]}
        rows={home.failed_mails.map(({ id, to, last_error }) => [id, to, last_error ?? '–'])}
      />
      <HomeTable
        title={m.backoffice_home_ending()}
        heads={[m.backoffice_home_item(), m.backoffice_field_unpublish_at()]}
        rows={home.ending.map(({ item, id, title, unpublish_at }) => [
          `${item} ${id}`,
          <Link key={id} component={RouterLink} to={`/${item}/${id}`}>
            {kindOf(item)}: {itemTitle(item, title)}
          </Link>,
          stockholmDateTime(unpublish_at).date,
        ])}
      />
      <HomeTable
        title={m.backoffice_home_most_viewed()}
        heads={[m.backoffice_home_item(), m.backoffice_field_views()]}
        rows={home.most_viewed.map(({ item, id, title, views }) => [
          `${item} ${id}`,
          <Link key={id} component={RouterLink} to={`/${item}/${id}`}>
            {title}
          </Link>,
          views,
        ])}
      />
      <Box component="section" sx={{ border: 1, borderColor: 'divider', p: 2 }}>
        <Typography variant="h2">{m.backoffice_home_searches()}</Typography>
        <HeatMap heat={home.search_heat} />
        <Link component={RouterLink} to="/searchreports">
          {m.backoffice_home_all_searches()}
        </Link>
      </Box>
      <TrendCharts />
    </>
  )
}
