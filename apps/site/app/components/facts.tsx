import { withWholeParts } from './whole-parts.tsx'

export type Fact = { label: string; value: string }

/** Key figures of a page, shown before its text. */
export function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-t border-ink pt-3 max-small:last:odd:col-span-full">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-lead font-strong">{withWholeParts(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
