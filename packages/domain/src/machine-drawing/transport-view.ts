import { horizontalDimension, verticalDimension } from './dimension.ts'
import type { MachineKind } from './machine-figures.ts'
import { machineParts } from './machine-parts.ts'
import { placeParts } from './parts.ts'
import type { Shape, View } from './shapes.ts'
import { ground, layOut, viewOf } from './sheet.ts'

/** Side view in transport position with length and height (metres): no load chart, no area. */
export function transportView(kind: MachineKind, size: { length: number; height: number }): View {
  const { length, height } = size
  const pad = length * 0.08
  const content = {
    left: -length / 2 - pad,
    right: length / 2 + pad,
    bottom: 0,
    top: height * 1.04,
  }
  const sheet = layOut(content, { left: 12, right: 40, bottom: 36, top: 12 }, 'both')
  const { unitM } = sheet
  const lane = sheet.content.right + 20 * unitM
  const shapes: Shape[] = [
    ...ground(sheet),
    ...placeParts(machineParts(kind), { x: 0, width: length, height }),
    ...horizontalDimension(
      {
        from: -length / 2,
        to: length / 2,
        lane: -26 * unitM,
        start: [-6 * unitM, -6 * unitM],
        figure: { value: Math.round(length * 1000), unit: 'mm' },
      },
      unitM,
    ),
    ...verticalDimension(
      {
        from: 0,
        to: height,
        lane,
        start: [sheet.content.right, length / 2],
        figure: { value: Math.round(height * 1000), unit: 'mm' },
      },
      unitM,
    ),
  ]
  return viewOf('side', sheet, { shapes, gridM: null })
}
