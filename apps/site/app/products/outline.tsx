import drawings from './outlines.svg?url&no-inline'
import type { DrawnOutline } from './subcategory-outline.ts'

type Props = {
  name: DrawnOutline
  /** The text for screen readers; without it the drawing is decorative. */
  label?: string
  className: string
}

/** The outline of a category, used when there is no photograph. */
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
