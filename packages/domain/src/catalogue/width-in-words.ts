import { mayMeanThousands } from '../crane-selection/lift-input.ts'
import { readFilterNumber } from './filter-number.ts'

const lengths =
  /(?<![\d.,]|\d\s|\d\s?[-–x×*/]\s?)(\d{1,2}\s\d{3}|\d+(?:[.,]\d+)?)\s*(?:(m|milli|c|centi)?(?:m|met(?:er|re)s?))(?![\p{L}\d²³])/giu

const anyOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const widths = anyOf(
  'bredd(?:en)?|maxbredd|bred|brett|breda|smala?|smalt|smalare|width|wide|narrow|narrower|' +
    'dörr(?:en|ar|arna)?|(?:dörr|port)?öppning(?:en|ar)?|dörr(?:hål|bredd)(?:et|en)?|port(?:en)?|' +
    'grind(?:en|ar)?|doors?|doorways?|openings?|gates?|gateways?',
)
// Another measure, or a machine that is at least that wide.
const others = anyOf(
  '\\p{L}*(?:höjd(?:en)?|längd(?:en)?|djup(?:et)?|räckvidd(?:en)?|radien?)|' +
    'hög|höga|högt|height|high|tall|lång|långa|långt|length|long|djupt|depth|deep|tjock|thick|' +
    'reach|radius|minst|min|över|bredare|least|over|wider|more',
)

const plausible = { min: 300, max: 5000 }

/**
 * The width in millimetres that a text names without doubt: its only length, with a word that says it
 * is a width, a door or an opening. Whole metres are rather a height or a reach.
 */
export function widthInWords(text: string): number | null {
  if (!widths.test(text) || others.test(text)) return null
  const [first, ...more] = [...text.matchAll(lengths)]
  const [, digits = '', unit = ''] = first ?? []
  const number = mayMeanThousands(digits) ? null : readFilterNumber(digits)
  if (number === null || more.length > 0 || (unit === '' && Number.isInteger(number))) return null
  const width = Math.round(number * millimetresIn(unit))
  return width >= plausible.min && width <= plausible.max ? width : null
}

/** `unit`: what comes before the metre, as in "mm", "cm" and "m". */
function millimetresIn(unit: string): number {
  if (unit === '') return 1000
  return unit.toLowerCase().startsWith('c') ? 10 : 1
}
