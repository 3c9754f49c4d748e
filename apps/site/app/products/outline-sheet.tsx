import type { Outline as OutlineName } from '@minikran/contract/catalogue'
import { useId } from 'react'
import { Outline } from './outline.tsx'

type Props = { name: OutlineName; label?: string }

/** An outline on a grid of graph paper. */
export function OutlineSheet({ name, label }: Props) {
  const gridId = useId()
  return (
    <div className="relative border border-line">
      <svg aria-hidden="true" className="absolute inset-0 size-full text-line">
        <pattern id={gridId} width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M24 0H0V24" fill="none" stroke="currentColor" strokeOpacity={0.6} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${gridId})`} />
      </svg>
      <Outline name={name} className="relative h-auto w-full" {...(label && { label })} />
    </div>
  )
}
