import type { Fact } from '../components/facts.tsx'
import { withWholeParts } from '../components/whole-parts.tsx'

/** Figures side by side in one frame, as in the title block of a drawing. */
export function TitleCells({ facts }: { facts: Fact[] }) {
  return (
    <dl className="flex flex-wrap border-t border-l border-ink">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 grow basis-40 border-r border-b border-ink px-3 py-2">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-strong">{withWholeParts(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
