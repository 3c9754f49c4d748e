import type { Ink } from '@minikran/domain/machine-drawing/shapes'

/** Colours of lines and areas from the tokens, which dark mode and print change. */
export const inkClasses: Record<Ink, string> = {
  area: 'fill-signal opacity-20',
  areaEquipped: 'fill-steel opacity-12',
  areaEdge: 'fill-none stroke-ink stroke-[1.5]',
  grid: 'fill-none stroke-line',
  gridStrong: 'fill-none stroke-edge opacity-60',
  ground: 'fill-none stroke-ink stroke-[1.5]',
  ghost: 'fill-paper stroke-muted',
  body: 'fill-paper stroke-ink stroke-[1.25]',
  frame: 'fill-none stroke-ink stroke-[1.25]',
  detail: 'fill-none stroke-muted stroke-[.75]',
  solid: 'fill-ink',
  axis: 'fill-none stroke-steel stroke-[.75] [stroke-dasharray:10_3_2_3]',
  dimension: 'fill-none stroke-steel stroke-[.75]',
  arrow: 'fill-steel',
  lead: 'fill-none stroke-ink [stroke-dasharray:4_3]',
  miss: 'fill-none stroke-orange stroke-[2.5]',
  point: 'fill-signal stroke-ink stroke-[1.25]',
}
