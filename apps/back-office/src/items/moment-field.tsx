import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { useRecordContext } from 'ra-core'

const oneLine = { whiteSpace: 'nowrap' } as const

/** An instant in Swedish time. */
export function MomentField({ source }: { source: string; label?: string }) {
  const record = useRecordContext()
  const instant: unknown = record?.[source]
  if (typeof instant !== 'string') return '–'
  const { date, time } = stockholmDateTime(instant)
  return (
    <time dateTime={instant} style={oneLine}>
      {date} {time}
    </time>
  )
}
