import { craneSentences, pickAndCarrySentences, power } from './crane-texts.ts'
import { type Facts, firstOf, type Pair, type Sentence, say, textOf } from './sentences.ts'
import type { Kind } from './templates.ts'

const lifts: Sentence = ({ title, kg }) =>
  say(
    [title, kg('lift_capacity')],
    (name, load) => `${name} lyfter upp till ${load}.`,
    (name, load) => `${name} lifts up to ${load}.`,
  )

const liftsTo: Sentence = ({ title, kg, m }) =>
  say(
    [title, kg('lift_capacity'), m('liftheight')],
    (name, load, height) => `${name} lyfter upp till ${load}, och högst ${height}.`,
    (name, load, height) => `${name} lifts up to ${load}, and up to ${height} high.`,
  )

const reaches: Sentence = ({ m }) =>
  say(
    [m('max_range')],
    (range) => `Räckvidden är som mest ${range}, och lasten minskar ju längre ut du går.`,
    (range) => `It reaches ${range} at most, and the capacity drops the further out you go.`,
  )

const weighs: Sentence = ({ kg }) =>
  say(
    [kg('weight')],
    (weight) => `Egenvikten är ${weight}.`,
    (weight) => `It weighs ${weight}.`,
  )

const weighsAndMeasures: Sentence = ({ kg, mm }) =>
  say(
    [kg('weight'), mm('width')],
    (weight, width) => `Den är ${width} bred och väger ${weight}.`,
    (weight, width) => `It is ${width} wide and weighs ${weight}.`,
  )

const pads: Sentence = ({ number }) => {
  const count = number('pads')
  if (count === null) return null
  return {
    sv: `Lasten hålls av ${count} sugkoppar; ytan ska vara tät, torr och ren.`,
    en: `The load is held by ${count} suction pads; the surface must be airtight, dry and clean.`,
  }
}

const handHeldWeight = 20

const hangsInACrane: Sentence = (facts) => {
  const weight = facts.number('weight')
  if (weight !== null && weight < handHeldWeight) return weighs(facts)
  return say(
    [facts.kg('weight')],
    (text) => `Vikten ${text} räknas in i kranens last.`,
    (text) => `Its weight, ${text}, counts towards the crane’s load.`,
  )
}

const materials: Record<number, Pair> = {
  1: { sv: 'sten', en: 'stone' },
  2: { sv: 'glas', en: 'glass' },
  3: { sv: 'skivor', en: 'panels' },
}

const usedFor: Sentence = ({ codes }) => {
  const used = codes('useformaterial').flatMap((code) => materials[code] ?? [])
  if (used.length === 0) return null
  return {
    sv: `Den används för ${listOf(used, 'sv', 'och')}.`,
    en: `It is used for ${listOf(used, 'en', 'and')}.`,
  }
}

function listOf(pairs: Pair[], language: keyof Pair, and: string): string {
  const words = pairs.map((pair) => pair[language])
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
}

const carriesLoad: Sentence = ({ title, kg }) =>
  say(
    [title, kg('max_load')],
    (name, load) => `${name} bär upp till ${load}.`,
    (name, load) => `${name} carries up to ${load}.`,
  )

const narrowestGate: Sentence = ({ mm }) =>
  say(
    [mm('width'), mm('length')],
    (width, length) => `Maskinen är ${width} bred och ${length} lång, så mät grinden först.`,
    (width, length) =>
      `The machine is ${width} wide and ${length} long, so measure the gate first.`,
  )

const workHeight: Sentence = ({ title, m }) =>
  say(
    [title, m('workheight_m'), m('platformheight_m')],
    (name, work, platform) => `${name} ger ${work} arbetshöjd, med plattformen på ${platform}.`,
    (name, work, platform) =>
      `${name} gives a working height of ${work}, with the platform at ${platform}.`,
  )

const sideways: Sentence = ({ m }) =>
  say(
    [m('max_range')],
    (range) => `I sidled når den ${range}.`,
    (range) => `Sideways it reaches ${range}.`,
  )

const basket: Sentence = ({ kg, number }) => {
  const persons = number('persons')
  if (persons === null) return null
  return say(
    [kg('max_load')],
    (load) => `Plattformen tar ${persons} personer och ${load} tillsammans med verktyg.`,
    (load) => `The platform takes ${persons} people and ${load} including tools.`,
  )
}

const onlyMaterial: Sentence = () => ({
  sv: 'Den lyfter material, aldrig personer.',
  en: 'It lifts material, never people.',
})

const onItsCrane: Sentence = () => ({
  sv: 'Redskapet monteras på kranen. Säg vilken kran det ska sitta på, så kontrollerar vi att det passar.',
  en: 'The attachment goes on the crane. Tell us which crane you have and we check that it fits.',
})

const ratedLoad: Sentence = ({ title, kg }) =>
  say(
    [title, kg('lift_capacity')],
    (name, load) => `${name}: maxlast ${load} vid rakt lyft.`,
    (name, load) => `${name}: rated for ${load} in a straight lift.`,
  )

const standsLoad: Sentence = ({ title, kg }) =>
  say(
    [title, kg('max_load')],
    (name, load) => `${name}: klarar ${load}.`,
    (name, load) => `${name}: takes ${load}.`,
  )

const lookOver: Sentence = () => ({
  sv: 'Se över den före varje lyft och använd aldrig mer än märkskylten säger.',
  en: 'Inspect it before every lift and never exceed its marked load.',
})

const checkGround: Sentence = () => ({
  sv: 'Kontrollera att underlaget är plant och fast innan du belastar.',
  en: 'Check that the ground is level and firm before you load it.',
})

// A basket carries people, so it has a load of its own but hangs in the hook.
const liesOnTheGround = ({ number }: Facts) =>
  number('lift_capacity') === null && number('persons') === null

const sentencesByKind: Record<Exclude<Kind, 'course'>, Sentence[]> = {
  'mini-crane': craneSentences,
  'pick-and-carry': pickAndCarrySentences,
  'glass-robot': [liftsTo, reaches, usedFor, weighsAndMeasures],
  'vacuum-lifter': [lifts, pads, usedFor, hangsInACrane],
  'tracked-carrier': [carriesLoad, narrowestGate, weighs, power],
  'tracked-lift': [workHeight, sideways, basket, power],
  'mast-lift': [workHeight, basket, weighsAndMeasures, power],
  'material-lift': [liftsTo, onlyMaterial, weighsAndMeasures, power],
  'crane-attachment': [lifts, onItsCrane, hangsInACrane],
  'lifting-accessory': [
    firstOf(ratedLoad, standsLoad),
    weighs,
    (facts) => (liesOnTheGround(facts) ? checkGround(facts) : lookOver(facts)),
  ],
}

/** Two to four true sentences from the machine's own figures, in both languages. */
export function machineText(kind: Exclude<Kind, 'course'>, facts: Facts): Pair {
  return textOf(facts, sentencesByKind[kind])
}
