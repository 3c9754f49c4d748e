import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'
import {
  type HoursSetProblem,
  hoursSetProblems,
} from '@minikran/domain/opening-hours/hours-set-problems'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { useNow } from '../items/use-now.ts'
import { dayName } from './day-names.ts'
import { titleName } from './title-names.ts'

const mostShown = 10

// Meant for one closed day, such a set closes all days.
const isEveryDay = (days: readonly number[]) => days.length === 7

type Props = { set: HoursSet; sets: readonly HoursSet[] }

/** What to check in a set: conflicts with other sets, gaps, days without a row, days lost. */
export function SetProblems({ set, sets }: Props) {
  const nowMs = useNow()
  const problems = hoursSetProblems(set, sets, nowMs)
  if (problems.length === 0) return null
  const isSerious = problems.some(
    (problem) => problem.kind !== 'daysMissing' || isEveryDay(problem.days),
  )
  return (
    <Alert severity={isSerious ? 'warning' : 'info'} variant="outlined" sx={{ mb: 2 }}>
      {problems.map((problem) => (
        <div key={'with' in problem ? problem.with : problem.kind}>
          <Sentence problem={problem} set={set} />
        </div>
      ))}
    </Alert>
  )
}

function Sentence({ problem, set }: { problem: HoursSetProblem; set: HoursSet }) {
  if (problem.kind === 'daysMissing') {
    const sentence = m.backoffice_hours_problem_days({ days: problem.days.map(dayName).join(', ') })
    return isEveryDay(problem.days)
      ? `${sentence} ${m.backoffice_hours_problem_every_day()}`
      : sentence
  }
  if (problem.kind === 'daysLost') {
    const shown = problem.dates.slice(0, mostShown).join(', ')
    const count = problem.dates.length - mostShown
    const more = count > 0 ? ` ${m.cases_more({ count })}` : ''
    return m.backoffice_hours_problem_lost({ days: `${shown}${more}` })
  }
  const { from, until } = problem
  if (problem.kind === 'gap') {
    return until === null
      ? m.backoffice_hours_problem_gap({ from })
      : m.backoffice_hours_problem_gap_until({ from, until })
  }
  const name = m.backoffice_hours_problem_set({ name: titleName(set.title), id: problem.with })
  const [before = '', after = ''] = m
    .backoffice_hours_problem_conflict({ name: '\n', from, until: problem.until })
    .split('\n')
  return (
    <>
      {before}
      <Link component={RouterLink} to={`/depothours/${problem.with}`}>
        {name}
      </Link>
      {after}
    </>
  )
}
