import outline from '../../../generated/sweden.svg?url&no-inline'
import { onSheet, sheetHeight, sheetWidth } from './sweden-frame.ts'

type Props = {
  places: readonly { lat: number; lng: number }[]
  /** Said by screen readers; without it the drawing is decoration beside a list that says it. */
  label?: string
  className?: string
}

/** Sweden with a dot for each place, as a drawing that needs no script. */
export function SwedenOutline({ places, label, className }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
      className={className}
    >
      <use
        href={`${outline}#sweden`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      {places.map((place) => {
        const { x, y } = onSheet(place)
        return (
          <circle
            key={`${place.lat} ${place.lng}`}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r="3.5"
            strokeWidth="1"
            className="fill-signal stroke-ink"
          />
        )
      })}
    </svg>
  )
}
