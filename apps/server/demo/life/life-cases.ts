import type { CaseKind, CaseState } from '@minikran/domain/cases/case-steps'
import type { StoredLift } from '../../src/database/schema/cases.ts'

type Message = { from: 'customer' | 'depot' | 'note'; text: string; isRead?: boolean }
export type LifeCase = {
  kind: CaseKind
  state: CaseState
  /** The demo account that sent it; null: somebody without one. */
  role: number | null
  /** Of the depots by number; the first is the one of the demo's depot staff. */
  depot: number
  daysAgo: number
  /** The machine, or the occasion of a course. */
  product?: string
  /** Days from the day of loading to the pickup, and then to the return; a closed day moves both on. */
  pickup?: readonly [inDays: number, forDays: number]
  /** The pickup was moved from nine to this hour. */
  movedTo?: string
  text: string
  service?: { request: 'repair' | 'sparePart'; make: string; model: string; serial_number: string }
  delivery?: { address: string; zip: string; distance_km: number }
  /** What the sender had asked the crane selector for. */
  lift?: StoredLift
  /** By first and last name; how many of the last wait. */
  participants?: readonly string[]
  waiting?: number
  messages?: readonly Message[]
  /** The confirmation came back: its address does not exist. */
  isUndeliverable?: boolean
}

/** Customers and suppliers with cases of every kind and in every state. */
export const lifeCases: LifeCase[] = [
  {
    kind: 'inquiry',
    state: 'received',
    role: 10,
    depot: 1,
    daysAgo: 0,
    product: 'jekko-spx532',
    pickup: [12, 2],
    text: 'Fyra glas till ett trapphus, porten är 90 cm.',
    delivery: { address: 'Ringvägen 98', zip: '118 60', distance_km: 4 },
    lift: { height: 7, radius: 4, weight: 250, extra: 20 },
  },
  {
    kind: 'inquiry',
    state: 'answered',
    role: 10,
    depot: 1,
    daysAgo: 3,
    product: 'unic-urw-295',
    pickup: [20, 3],
    text: 'Går det att ställa kranen på ett bjälklag?',
    messages: [
      { from: 'depot', text: 'Ja, med plattor under stödbenen. Vet du vad bjälklaget bär?' },
      { from: 'note', text: 'Räkna stödbenslasten innan vi bekräftar.' },
    ],
  },
  {
    kind: 'inquiry',
    state: 'confirmed',
    role: 10,
    depot: 2,
    daysAgo: 8,
    product: 'jekko-spx312',
    pickup: [5, 1],
    movedTo: '07:00',
    text: '',
    messages: [
      { from: 'customer', text: 'Kan vi hämta redan klockan sju?' },
      { from: 'depot', text: 'Det går bra, vi har öppnat då.', isRead: true },
    ],
  },
  {
    kind: 'inquiry',
    state: 'closed',
    role: 10,
    depot: 1,
    daysAgo: 60,
    product: 'hoeflon-c6e',
    pickup: [-40, 4],
    text: 'Ventilation på taket.',
  },
  {
    kind: 'inquiry',
    state: 'declined',
    role: 10,
    depot: 3,
    daysAgo: 30,
    product: 'maeda-mc305c-2',
    pickup: [-10, 2],
    text: '',
  },
  {
    kind: 'service',
    state: 'answered',
    role: 10,
    depot: 1,
    daysAgo: 2,
    text: 'Ett stödben sjunker långsamt.',
    service: { request: 'repair', make: 'Jekko', model: 'SPX424', serial_number: '424-0118' },
    messages: [{ from: 'depot', text: 'Kan du komma in på torsdag? Det tar två timmar.' }],
  },
  {
    kind: 'inquiry',
    state: 'received',
    role: 20,
    depot: 1,
    daysAgo: 1,
    product: 'jekko-spx532',
    pickup: [9, 5],
    text: 'Samma som i våras.',
  },
  {
    kind: 'inquiry',
    state: 'confirmed',
    role: 20,
    depot: 4,
    daysAgo: 14,
    product: 'hoeflon-c6e',
    pickup: [3, 2],
    text: '',
    messages: [{ from: 'depot', text: 'Maskinen står klar på gården.' }],
  },
  {
    kind: 'service',
    state: 'confirmed',
    role: 30,
    depot: 1,
    daysAgo: 6,
    text: 'Två packningar.',
    service: { request: 'sparePart', make: 'UNIC', model: 'URW-295', serial_number: '295-7731' },
    messages: [{ from: 'depot', text: 'Skickade i dag.' }],
  },
  {
    kind: 'inquiry',
    state: 'answered',
    role: 40,
    depot: 2,
    daysAgo: 4,
    product: 'befard-xgr800',
    pickup: [15, 10],
    text: 'Vi levererar glaset, kan ni montera?',
    messages: [{ from: 'depot', text: 'Ja, med förare. Vi återkommer med pris.' }],
  },
  {
    kind: 'inquiry',
    state: 'received',
    role: null,
    depot: 5,
    daysAgo: 1,
    product: 'grabo-pro',
    pickup: [7, 1],
    text: 'Vad kostar den över en helg?',
    isUndeliverable: true,
  },
  {
    kind: 'credit',
    state: 'received',
    role: null,
    depot: 1,
    daysAgo: 1,
    text: 'Vi hyr ungefär en gång i månaden.',
  },
  {
    kind: 'registration',
    state: 'confirmed',
    role: 20,
    depot: 2,
    daysAgo: 20,
    product: 'vakuumlyft-glasrobot-goteborg-2028-10-04',
    text: '',
    participants: [
      'Amina Ali',
      'Bo Ek',
      'Clara Frid',
      'David Gren',
      'Ellen Hed',
      'Filip Isberg',
      'Greta Jonsson',
    ],
    waiting: 1,
  },
  {
    kind: 'registration',
    state: 'received',
    role: 10,
    depot: 10,
    daysAgo: 5,
    product: 'minikran-maskinintroduktion-gavle-2028-04-05',
    text: '',
    participants: ['Karin Lindqvist', 'Hugo Ås', 'Ines Öman'],
  },
]
