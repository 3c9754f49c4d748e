import {
  faint,
  fir,
  ground,
  hill,
  ink,
  type Picture,
  paper,
  sheet,
  solid,
  yellow,
} from './machine-scene.ts'

const groundY = 620

type Depot = { name: string; doors: number; left: number; machine: string }

/** A hall with its doors, one of them open, and a machine in the yard. */
function depotScene({ doors, left, machine }: Omit<Depot, 'name'>): string {
  const doorWidth = 170
  const hallWidth = doors * (doorWidth + 50) + 50
  const top = groundY - 330
  const panels = Array.from({ length: doors }, (_, index) => {
    const x = left + 50 + index * (doorWidth + 50)
    const isOpen = index === 0
    const slats = [0.2, 0.4, 0.6, 0.8].map(
      (share) => `<path d="M${x} ${groundY - 230 * share}h${doorWidth}" ${faint}/>`,
    )
    return `<rect x="${x}" y="${groundY - 230}" width="${doorWidth}" height="230" ${isOpen ? solid : ink}/>${isOpen ? '' : slats.join('')}`
  })
  return sheet(
    hill(groundY) +
      fir(70, groundY, 190) +
      fir(1230, groundY, 150) +
      `<path d="M${left} ${groundY}V${top}h${hallWidth}V${groundY}Z" ${ink}/>` +
      `<path d="M${left - 20} ${top}L${left + hallWidth / 2} ${top - 80}L${left + hallWidth + 20} ${top}Z" ${ink}/>` +
      `<path d="M${left} ${top + 24}h${hallWidth}v26h-${hallWidth}Z" ${yellow}/>` +
      panels.join('') +
      ground(groundY) +
      machine,
  )
}

/** Hair above a face of 84 by 100 pixels. */
const hairs = {
  short: '<path d="M74 100q-6-58 46-58t46 58q-10-30-46-30t-46 30Z" fill="#15181b"/>',
  long: '<path d="M72 168q-12-122 48-124t48 124q-8-60-16-70-30 0-48-22-4 16-18 26-8 14-14 66Z" fill="#15181b"/>',
} as const
const helmet = `<path d="M70 92a50 46 0 0 1 100 0Z" ${yellow}/><path d="M62 92h116" ${ink}/>`

/** A member of staff in working clothes, 240 × 240. */
function portrait(above: string): string {
  const face = `<ellipse cx="120" cy="104" rx="42" ry="50" ${ink}/><path d="M104 106v8M136 106v8M104 128q16 12 32 0" ${ink} stroke-linecap="round"/>`
  const body = `<path d="M28 240q4-72 64-80h56q60 8 64 80Z" ${ink}/><path d="M80 162l-8 78h16l8-78ZM160 162l8 78h-16l-8-78Z" ${yellow}/><path d="M100 150h40v18q-20 16-40 0Z" ${ink}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="${paper}"/>${body}${face}${above}</svg>`
}

/** Pictures of depots and staff; `machineAt` draws one in the yard, from its left end. */
export function depotPictures(machineAt: (id: string, x: number) => string): Picture[] {
  const depots: (Omit<Depot, 'machine'> & { parked: string })[] = [
    { name: 'depa-gul', doors: 3, left: 130, parked: 'jekko-spx532' },
    { name: 'depa-rod', doors: 2, left: 160, parked: 'hinowa-hp1100' },
    { name: 'depa-gra', doors: 3, left: 120, parked: 'unic-urw-295' },
    { name: 'depa-gron', doors: 2, left: 180, parked: 'befard-xgr800' },
    { name: 'depa-bla', doors: 3, left: 110, parked: 'maeda-mc305c-2' },
  ]
  return [
    ...depots.map(({ name, parked, ...hall }) => ({
      name,
      svg: depotScene({ ...hall, machine: machineAt(parked, 880) }),
    })),
    { name: 'jonas', svg: portrait(helmet) },
    { name: 'amina', svg: portrait(hairs.long) },
    { name: 'erik', svg: portrait(hairs.short) },
  ]
}
