type Spot = { x: number; y: number; text: string }
type Box = { left: number; right: number; top: number; bottom: number }
/** `pinBelow`: how far a pin reaches below its middle. */
type Sheet = { frame: Box; fontSize: number; pinRadius: number; pinBelow: number }
export type PlaceLabel = { x: number; y: number; side: 'right' | 'left' | 'above' | 'below' }

// Half the height of the letters, and their usual width, as shares of their size.
const halfHeight = 0.42
const letterWidth = 0.56

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const within = (box: Box, frame: Box) =>
  box.left >= frame.left &&
  box.right <= frame.right &&
  box.top >= frame.top &&
  box.bottom <= frame.bottom

/**
 * Where the name of each place is written: on the first side of its pin where it lies on no pin and no
 * other name; null where no side is free. `x` is the end of the name at the pin, or its middle; `y` the
 * middle of the letters.
 */
export function placeLabels(spots: readonly Spot[], sheet: Sheet): (PlaceLabel | null)[] {
  const { frame, fontSize, pinRadius, pinBelow } = sheet
  const taken: Box[] = spots.map(({ x, y }) => ({
    left: x - pinRadius,
    right: x + pinRadius,
    top: y - pinRadius,
    bottom: y + pinBelow,
  }))
  const half = fontSize * halfHeight
  const gap = fontSize * 0.2
  return spots.map(({ x, y, text }) => {
    const long = text.length * fontSize * letterWidth
    const sides: (PlaceLabel & { left: number })[] = [
      { side: 'right', x: x + pinRadius + gap, y, left: x + pinRadius + gap },
      { side: 'left', x: x - pinRadius - gap, y, left: x - pinRadius - gap - long },
      { side: 'below', x, y: y + pinBelow + gap + half, left: x - long / 2 },
      { side: 'above', x, y: y - pinRadius - gap - half, left: x - long / 2 },
    ]
    for (const { left, ...label } of sides) {
      const box = { left, right: left + long, top: label.y - half, bottom: label.y + half }
      if (!within(box, frame) || taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      return label
    }
    return null
  })
}
