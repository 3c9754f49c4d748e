import { fir, ground, hill, type Picture, sheet } from './machine-scene.ts'

const ink = 'stroke="#15181b" stroke-width="2.5"'
const groundY = 620

type Depot = { name: string; wall: string; doors: number; left: number; machine: string }

/** A hall with its doors, one of them open, and a machine in the yard. */
function depotScene({ wall, doors, left, machine }: Omit<Depot, 'name'>): string {
  const doorWidth = 170
  const hallWidth = doors * (doorWidth + 50) + 50
  const top = groundY - 330
  const panels = Array.from({ length: doors }, (_, index) => {
    const x = left + 50 + index * (doorWidth + 50)
    const isOpen = index === 0
    const slats = [0.2, 0.4, 0.6, 0.8].map(
      (share) =>
        `<path d="M${x} ${groundY - 230 * share}h${doorWidth}" stroke="#5b6168" stroke-width="1.5"/>`,
    )
    return `<rect x="${x}" y="${groundY - 230}" width="${doorWidth}" height="230" fill="${isOpen ? '#3a4046' : '#dfe3e0'}" ${ink}/>${isOpen ? '' : slats.join('')}`
  })
  return sheet(
    hill(groundY) +
      fir(70, groundY, 190) +
      fir(1230, groundY, 150) +
      `<path d="M${left} ${groundY}V${top}h${hallWidth}V${groundY}Z" fill="${wall}" ${ink}/>` +
      `<path d="M${left - 20} ${top}L${left + hallWidth / 2} ${top - 80}L${left + hallWidth + 20} ${top}Z" fill="#8b9095" ${ink}/>` +
      `<path d="M${left} ${top + 24}h${hallWidth}v26h-${hallWidth}Z" fill="#ffc400" ${ink}/>` +
      panels.join('') +
      ground(groundY) +
      machine,
  )
}

/** A member of staff in working clothes, 240 × 240. */
function portrait({ skin, hair, helmet }: { skin: string; hair: string; helmet: boolean }): string {
  const head = `<ellipse cx="120" cy="104" rx="42" ry="50" fill="${skin}" ${ink}/>`
  const top = helmet
    ? `<path d="M70 92a50 46 0 0 1 100 0Z" fill="#ffc400" ${ink}/><path d="M62 92h116" ${ink}/>`
    : `<path d="M74 110q-8-66 46-66t46 66q-8-34-46-36t-46 36Z" fill="${hair}" ${ink}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#e8e3d6"/><path d="M28 240q4-72 64-80h56q60 8 64 80Z" fill="#1d4d6b" ${ink}/><path d="M78 240l8-76M162 240l-8-76" stroke="#ffc400" stroke-width="10"/><path d="M100 150h40v18q-20 16-40 0Z" fill="${skin}" ${ink}/>${head}${top}<path d="M104 106v8M136 106v8M104 128q16 12 32 0" fill="none" ${ink} stroke-linecap="round"/></svg>`
}

/** Pictures of depots and staff; `machineAt` draws one in the yard, from its left end. */
export function depotPictures(machineAt: (id: string, x: number) => string): Picture[] {
  const depots: (Omit<Depot, 'machine'> & { parked: string })[] = [
    { name: 'depa-gul', wall: '#efeadc', doors: 3, left: 130, parked: 'jekko-spx532' },
    { name: 'depa-rod', wall: '#b5533f', doors: 2, left: 160, parked: 'hinowa-hp1100' },
    { name: 'depa-gra', wall: '#c3c8ca', doors: 3, left: 120, parked: 'unic-urw-295' },
    { name: 'depa-gron', wall: '#9fb7a5', doors: 2, left: 180, parked: 'befard-xgr800' },
    { name: 'depa-bla', wall: '#9db4c4', doors: 3, left: 110, parked: 'maeda-mc305c-2' },
  ]
  return [
    ...depots.map(({ name, parked, ...hall }) => ({
      name,
      svg: depotScene({ ...hall, machine: machineAt(parked, 880) }),
    })),
    { name: 'jonas', svg: portrait({ skin: '#e3b590', hair: '#6b4a2f', helmet: true }) },
    { name: 'amina', svg: portrait({ skin: '#a8744f', hair: '#2a2320', helmet: false }) },
    { name: 'erik', svg: portrait({ skin: '#efc9a8', hair: '#c9a15b', helmet: false }) },
  ]
}
