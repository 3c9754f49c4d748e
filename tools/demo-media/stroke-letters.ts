// Letters as strokes on a grid of 4 by 6, since a bare machine has no typeface: pairs of x and y,
// strokes separated by a bar.
const strokes: Readonly<Record<string, string>> = {
  A: '062046|1333',
  B: '00063645443303|3342413000',
  C: '4130100105163645',
  D: '00062644422000',
  E: '40000646|0333',
  F: '400006|0333',
  G: '41301001051636454323',
  H: '0006|4046|0343',
  I: '0006',
  J: '3035261605',
  K: '0006|400346',
  L: '000646',
  M: '0600244046',
  N: '06004640',
  O: '100105163645413010',
  P: '06003041423303',
  Q: '100105163645413010|3446',
  R: '06003041423303|2346',
  S: '413010010213334445361605',
  T: '0040|2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046|4006',
  Y: '002340|2326',
  Z: '00400646',
  "'": '0001',
  '-': '0333',
}
const space = 3

type Line = { d: string; width: number }

const pointsIn = (stroke: string) => stroke.match(/../g) ?? []

/** A line of capital letters, six units high: the path and its width. */
export function strokeLine(text: string): Line {
  let left = 0
  let d = ''
  for (const letter of text.toUpperCase()) {
    const drawn = strokes[letter]
    if (drawn === undefined) {
      left += space
      continue
    }
    const lines = drawn.split('|').map(pointsIn)
    for (const [first = '00', ...others] of lines) {
      const at = (pair: string) => `${left + Number(pair[0])} ${pair[1]}`
      d += `M${at(first)}${others.map((pair) => `L${at(pair)}`).join('')}`
    }
    left += Math.max(...lines.flat().map((pair) => Number(pair[0]))) + 2
  }
  return { d, width: left - 2 }
}
