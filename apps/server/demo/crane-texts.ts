import { firstOf, type Pair, type Sentence, say } from './sentences.ts'

const doorWidth = 900
const doorHeight = 2100
const battery = 9
const mains230v = 3
const diesel = 2
const hybrid = 5
const gasoline = 1

const reachesAndLifts: Sentence = ({ title, kg, m }) =>
  say(
    [title, kg('lift_capacity'), m('liftheight')],
    (name, load, height) =>
      `${name} lyfter upp till ${load} och når ${height} högt, men inte samtidigt: lasttabellen avgör.`,
    (name, load, height) =>
      `${name} lifts up to ${load} and reaches up to ${height}, but not both at once: the load chart decides.`,
  )

const passesADoor: Sentence = ({ number, mm }) => {
  const width = number('width')
  const height = number('height')
  if (width === null || height === null || width >= doorWidth || height >= doorHeight) return null
  return say(
    [mm('width')],
    (wide) => `Hopfälld är den ${wide} bred och går genom en dörr på 900\u00a0mm.`,
    (wide) => `Folded, it is ${wide} wide and fits through a 900\u00a0mm door.`,
  )
}

const travelSize: Sentence = ({ mm }) =>
  say(
    [mm('width'), mm('height')],
    (width, height) => `Vid förflyttning är den ${width} bred och ${height} hög.`,
    (width, height) => `When travelling it is ${width} wide and ${height} high.`,
  )

const setUp: Sentence = ({ mm }) =>
  say(
    [mm('width_unfolded'), mm('length_unfolded')],
    (width, length) => `Uppställd tar den en yta på ${width} × ${length}.`,
    (width, length) => `Set up, it takes up ${width} × ${length}.`,
  )

const carries: Sentence = ({ kg }) =>
  say(
    [kg('pickandcarry')],
    (load) => `Den kan köra med upp till ${load} i kroken.`,
    (load) => `It can travel with up to ${load} on the hook.`,
  )

const powers: [codes: number[], text: Pair][] = [
  [
    [battery, mains230v],
    {
      sv: 'Den går på batteri eller 230 V och kan köras inomhus utan avgaser.',
      en: 'It runs on battery or 230 V and works indoors without exhaust fumes.',
    },
  ],
  [
    [battery, diesel],
    {
      sv: 'Batteri inomhus, diesel när arbetsdagen blir lång.',
      en: 'Battery indoors, diesel when the working day is long.',
    },
  ],
  [
    [battery, gasoline],
    {
      sv: 'Den går på batteri inomhus och på bensin utomhus.',
      en: 'It runs on battery indoors and on petrol outdoors.',
    },
  ],
  [
    [diesel, mains230v],
    {
      sv: 'Den går på diesel ute och på 230 V där avgaser inte går an.',
      en: 'It runs on diesel outdoors and on 230 V where there must be no exhaust fumes.',
    },
  ],
  [
    [gasoline, mains230v],
    {
      sv: 'Den går på bensin ute och på 230 V inne.',
      en: 'It runs on petrol outdoors and on 230 V indoors.',
    },
  ],
  [
    [diesel, hybrid],
    { sv: 'Den finns med dieseldrift eller hybrid.', en: 'It comes with diesel or hybrid drive.' },
  ],
  [
    [gasoline, hybrid],
    { sv: 'Den finns med bensindrift eller hybrid.', en: 'It comes with petrol or hybrid drive.' },
  ],
  [
    [battery],
    {
      sv: 'Den går på batteri, så den kan användas inomhus.',
      en: 'It runs on battery, so it can be used indoors.',
    },
  ],
  [[mains230v], { sv: 'Den går på 230 V.', en: 'It runs on 230 V.' }],
  [[hybrid], { sv: 'Den har hybriddrift.', en: 'It has a hybrid drive.' }],
  [[diesel], { sv: 'Den drivs med diesel.', en: 'It runs on diesel.' }],
  [[gasoline], { sv: 'Den drivs med bensin.', en: 'It runs on petrol.' }],
]

/** How the machine is driven, when the sentence list knows the combination. */
export const power: Sentence = ({ codes }) => {
  const fuels = codes('fuel_type')
  const found = powers.find(([wanted]) => wanted.every((code) => fuels.includes(code)))
  return found?.[1] ?? null
}

// The mini crane education covers up to 10 tonne-metres.
const competence: Sentence = ({ number }) => {
  const moment = number('lift_moment')
  if (moment === null) return null
  return moment <= 10
    ? {
        sv: 'Föraren behöver utbildningarna Säkra lyft och Minikran upp till 10 tonmeter.',
        en: 'The operator needs the courses Safe lifting and Mini crane up to 10 tonne-metres.',
      }
    : {
        sv: 'Föraren behöver utbildningarna Säkra lyft och Minikran över 10 tonmeter.',
        en: 'The operator needs the courses Safe lifting and Mini crane above 10 tonne-metres.',
      }
}

const size = firstOf(passesADoor, travelSize)
export const craneSentences: Sentence[] = [
  reachesAndLifts,
  firstOf(carries, size),
  firstOf(setUp, power),
  competence,
]

export const pickAndCarrySentences: Sentence[] = [reachesAndLifts, carries, size, power]
