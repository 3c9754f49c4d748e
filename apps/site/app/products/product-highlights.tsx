import type { Figure } from './product-figures.ts'

type Props = { figures: Figure[]; size?: 'large' | 'plain' }

/** Up to four figures, the value above its label. */
export function ProductHighlights({ figures, size = 'plain' }: Props) {
  if (figures.length === 0) return null
  return (
    <dl
      className={`grid highlights ${size === 'large' ? '[&_dd]:text-lead [&_dd]:font-strong' : '[&_dd]:font-medium'}`}
    >
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
