import type { Fact } from '../components/facts.tsx'

type Props = { figures: Fact[]; size?: 'large' | 'plain' }

/** Up to four figures, the value above its label. */
export function ProductHighlights({ figures, size = 'plain' }: Props) {
  if (figures.length === 0) return null
  return (
    // Two columns if the text size leaves room.
    <dl className="grid two-columns gap-x-4 gap-y-2">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-muted">{label}</dt>
          <dd className={size === 'large' ? 'text-lead font-strong' : 'font-medium'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
