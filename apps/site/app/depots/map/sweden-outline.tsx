import outline from '../../../generated/sweden.svg?url&no-inline'
import { onSheet, sheetHeight, sheetWidth } from './sweden-frame.ts'

type Props = {
  places: readonly { lat: number; lng: number }[]
  className?: string
}

/**
 * Sweden with a marker for each depot, hidden from screen readers; a text beside it names the
 * places.
 */
export function SwedenOutline({ places, className }: Props) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${sheetWidth} ${sheetHeight}`} className={className}>
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
