import { momentText } from '@minikran/i18n/date-text'
import { useRecordContext } from 'ra-core'
import { oneLine } from '../theme/one-line.ts'

/** An instant in Swedish time. */
export function MomentField({ source }: { source: string }) {
  const record = useRecordContext()
  const instant: unknown = record?.[source]
  if (typeof instant !== 'string') return '–'
  return (
    <time dateTime={instant} style={oneLine}>
      {momentText(Date.parse(instant))}
    </time>
  )
}
