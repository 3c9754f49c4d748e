import { fieldRules } from '@minikran/domain/validation/field-rules'
import { expect, test } from 'vitest'

const screens = import.meta.glob<string>('../**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const inputs = Object.values(screens)
  .flatMap((text) => text.match(/<\w*Input\b[^>]*?\bsource="[^"]+"[^>]*>/g) ?? [])
  .map((input) => ({
    source: /\bsource="([^"]+)"/.exec(input)?.[1] ?? '',
    type: /\b(?:type="|kind=\{)(\w+)/.exec(input)?.[1] ?? '',
  }))

const ruledTypes = ['email', 'tel', 'url', 'dayKind', 'clockKind']
const ruledNames =
  /email|mail_to|phone|^(?:first|last|full|corp_|depot_)?name$|^company$|url$|^organisation_number$|^corp_vat$|date$|^founded$/
const ruled = inputs.filter(
  ({ source, type }) => ruledTypes.includes(type) || ruledNames.test(source),
)

test.each(ruled)('the field $source of a form has a rule of the domain', ({ source }) => {
  expect(Object.keys(fieldRules)).toContain(source)
})

test('the fields are found', () => {
  expect(new Set(ruled.map(({ source }) => source))).toEqual(new Set(Object.keys(fieldRules)))
})
