import drawings from './outlines.svg?url&no-inline'
import type { DrawnOutline } from './subcategory-outline.ts'

type Props = {
  name: DrawnOutline
  /** Said by screen readers; without it the drawing is decoration beside a text that says it. */
  label?: string
  className?: string
}

/** The quiet engineering outline of a category: stands where there is no photograph. */
export function Outline({ name, label, className }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox="0 0 320 190"
      className={className}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
