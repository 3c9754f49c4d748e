import { type PdfPage, pdfFile } from './pdf-page.ts'

export type CheckList = { file: string; name: string; category: number; lines: string[] }

/** Documents of this category are in no list. */
const hidden = 120
const instructions = 20

/** Documents that are no data sheets; the last is for the staff and must not be shown. */
export const checkLists: CheckList[] = [
  {
    file: 'checklista-fore-lyft.pdf',
    name: 'Checklista före lyft',
    category: instructions,
    lines: [
      'Lastens vikt är känd, med sling, krok och ok.',
      'Radien är mätt från kranens mitt.',
      'Marken eller bjälklaget bär stödbenen. Plattor ligger under.',
      'Kranen står i våg och området är spärrat.',
      'Föraren har rätt utbildning och har läst lasttabellen.',
      'Sling och redskap är besiktade och hela.',
      'Ingen går under lasten. En person ger tecken.',
      'Vinden ligger under maskinens gräns.',
    ],
  },
  {
    file: 'mata-vagen-in.pdf',
    name: 'Mätblad: vägen in',
    category: instructions,
    lines: [
      'Dörrar: fri bredd och fri höjd i mm.',
      'Korridorer: bredd före och efter varje sväng.',
      'Trösklar och ramper: höjd och lutning.',
      'Golv: vad bär det per kvadratmeter?',
      'Hiss: korgens mått och märklast.',
    ],
  },
  {
    file: 'intern-servicelista.pdf',
    name: 'Intern servicelista',
    category: hidden,
    lines: ['Endast för verkstaden.'],
  },
]

export function checkListFile({ name, lines }: CheckList): Buffer {
  const page: PdfPage = {
    title: name,
    texts: [
      { x: 56, y: 770, size: 11, text: 'Minikran' },
      { x: 56, y: 738, size: 22, isBold: true, text: name },
      ...lines.map((text, index) => ({ x: 84, y: 690 - index * 30, size: 11, text })),
    ],
    // A box to tick before each line.
    lines: lines.flatMap((_, index) => boxAt(56, 688 - index * 30)),
  }
  return pdfFile(page)
}

function boxAt(x: number, y: number): PdfPage['lines'] {
  const size = 12
  return [
    { from: [x, y], to: [x + size, y] },
    { from: [x + size, y], to: [x + size, y + size] },
    { from: [x + size, y + size], to: [x, y + size] },
    { from: [x, y + size], to: [x, y] },
  ]
}
