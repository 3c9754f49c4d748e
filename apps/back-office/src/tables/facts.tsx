import { momentText } from '@minikran/i18n/date-text'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { oneLine } from '../theme/one-line.ts'

export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <LocalMoment at={momentText(Date.parse(at))} />
    </time>
  )
}

/** A local `YYYY-MM-DD HH:mm`; in a narrow column it breaks only between date and time. */
export function LocalMoment({ at }: { at: string }) {
  const [date, time] = at.split(' ')
  return (
    <>
      <span style={oneLine}>{date}</span> <span style={oneLine}>{time}</span>
    </>
  )
}

type SectionProps = { title: string; action?: ReactNode; children: ReactNode }

const headStyle = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }

export function Section({ title, action, children }: SectionProps) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Box sx={headStyle}>
        <Typography variant="h2">{title}</Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}

const factStyle = { display: 'grid', gridTemplateColumns: '10rem 1fr', m: 0, rowGap: 0.5 }

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box component="dl" sx={factStyle}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </Box>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </>
  )
}
