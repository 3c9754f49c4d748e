/** The parts of a text that are not broken across lines, and the text between two on a line. */
export type Pieces = { pieces: readonly string[]; between: string }
/** A font size, and how many lines a text of it may have. */
export type TypeStep = { size: number; lines: number }
export type FittedText = { size: number; lines: string[] }

type Room = {
  /** The largest first; what fits in none is cut at the smallest. */
  steps: readonly TypeStep[]
  smallest: TypeStep
  width: number
  widthOf: (text: string, size: number) => number
}
type IsShort = (line: string) => boolean

/** A text in the largest size that fits; one that does not fit in any is cut with an ellipsis. */
export function fitText(text: Pieces, { steps, smallest, width, widthOf }: Room): FittedText {
  const within = (size: number, share: number) => (line: string) =>
    widthOf(line, size) <= share * width
  for (const { size, lines: most } of [...steps, smallest]) {
    const lines = linesOf(text, within(size, 1))
    const fits = lines.length <= most && lines.every(within(size, 1))
    if (fits) return { size, lines: evenLines(text, lines, (share) => within(size, share)) }
  }
  const { size, lines: most } = smallest
  const isShort = within(size, 1)
  const lines = linesOf(text, isShort)
  const last = lines.length > most ? most - 1 : null
  const shown = lines
    .slice(0, most)
    .map((line, index) => (index !== last && isShort(line) ? line : cut(line, isShort)))
  return { size, lines: shown }
}

function linesOf({ pieces, between }: Pieces, isShort: IsShort): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    const longer = `${last}${between}${piece}`
    if (last === undefined || !isShort(longer)) lines.push(piece)
    else lines[lines.length - 1] = longer
  }
  return lines
}

const shares = [0.5, 0.6, 0.7, 0.8, 0.9]

/** The same number of lines with about the same length, so that no word is alone on the last one. */
function evenLines(text: Pieces, lines: string[], within: (share: number) => IsShort): string[] {
  const narrower = shares.map((share) => linesOf(text, within(share)))
  return narrower.find(({ length }) => length === lines.length) ?? lines
}

function cut(line: string, isShort: IsShort): string {
  const letters = [...line]
  const shown = () => `${letters.join('').trimEnd()}…`
  while (letters.length > 0 && !isShort(shown())) letters.pop()
  return shown()
}
