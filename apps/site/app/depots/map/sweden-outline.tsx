import outline from '../../../generated/sweden.svg?url&no-inline'
import { placeLabels } from './place-labels.ts'
import { onSheet, sheetHeight, sheetWidth } from './sweden-frame.ts'

type Props = { places: readonly { lat: number; lng: number; city: string }[] }

const fontSize = 9
const pinRadius = 3.5
// Room for names beside the coasts.
const margin = 26
const frame = { left: -margin, right: sheetWidth + margin, top: 0, bottom: sheetHeight }
const sheet = { frame, fontSize, pinRadius, pinBelow: pinRadius }
const anchors = { right: 'start', left: 'end', above: 'middle', below: 'middle' } as const

/**
 * Sweden with a marker for each depot and its name where there is room, hidden from screen readers; a
 * text beside it names the places.
 */
export function SwedenOutline({ places }: Props) {
  const spots = places.map((place) => ({ ...onSheet(place), text: place.city }))
  const labels = placeLabels(spots, sheet)
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-margin} 0 ${sheetWidth + 2 * margin} ${sheetHeight}`}
      className="min-h-0 w-full grow text-muted"
    >
      <use
        href={`${outline}#sweden`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      {spots.map(({ x, y, text }, index) => {
        const label = labels[index]
        return (
          <g key={`${x} ${y}`}>
            <circle
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r={pinRadius}
              strokeWidth="1"
              className="fill-signal stroke-ink"
            />
            {label && (
              <text
                x={label.x.toFixed(1)}
                y={(label.y + fontSize * 0.35).toFixed(1)}
                textAnchor={anchors[label.side]}
                fontSize={fontSize}
                fill="var(--color-ink)"
                stroke="var(--color-paper)"
                strokeWidth="2"
                paintOrder="stroke"
              >
                {text}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
