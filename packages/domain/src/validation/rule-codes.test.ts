import { expect, test, vi } from 'vitest'
import { fieldOfCode, validateField } from './form.ts'
import { type RuleCode, ruleByCode } from './rule-codes.ts'
import { outside } from './text-checks.ts'

const codes = Object.keys(ruleByCode).map(Number) as RuleCode[]
const rulesBroken = (code: RuleCode, text: string, required = false) =>
  validateField(fieldOfCode(code, required), text).violations

test('the codes are those that templates use', () => {
  expect(codes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 33, 66, 666, 6666, 66666])
})

const accepted: [RuleCode, string[]][] = [
  [1, ['123', '123,4', '0,45', ' 7 ']],
  [2, ['123', '120-180']],
  [3, ['Ab', 'Minikran 3 & 4', 'Ångström', 'Łódź', '漢字', 'Vad nu?!', 'x'.repeat(40)]],
  [33, ['x'.repeat(60)]],
  [4, ['1', '12 34']],
  [5, ['x', 'x'.repeat(500), 'A\u030Asa']],
  [6, ['anna@firma.se']],
  [66, ['http://firma.se', 'https://firma.se:8080/a?b=c#d', 'HTTPS://FIRMA.SE', 'https://å.se']],
  [666, ['2026-05-04 07:05', '2026-05-04T07:05']],
  [6666, ['2026-05-04', '2026/05/04']],
  [66666, ['00:00', '23:59']],
  [7, ['0123456789', '08 465 004']],
  [8, ['12345']],
  [9, ['abcde', '12345 !"#']],
  [10, ['123', '123.45']],
  [11, ['12']],
]
test.each(accepted)('code %d accepts %j', (code, texts) => {
  expect(texts.flatMap((text) => rulesBroken(code, text))).toEqual([])
})

const refused: [RuleCode, string, string[]][] = [
  [1, 'decimalComma', ['123.4', '1,2,3', ',5', '5,', '-1', '1 000', 'x', '１２']],
  [2, 'range', ['120-', '-180', '120-180-200', '120 - 180', '1,5-2', 'x']],
  [3, 'lettersAndDigits', ['a<b>', 'a_b', 'a-b', "a'b", 'a\nb', '😀😀😀']],
  [3, 'maxLength', ['x'.repeat(41), 'x'.repeat(10_000)]],
  [33, 'lettersAndDigits', ['Lyft/kran', 'a\tb']],
  [33, 'maxLength', ['x'.repeat(61)]],
  [4, 'digits', ['12a', '+46', '12-3', '1\t2']],
  [5, 'lettersAndDigits', ['.', 'a.b', 'a;b']],
  [6, 'email', ['anna', 'anna@firma', '"a"@b.se']],
  [
    66,
    'url',
    [
      'firma.se',
      'ftp://firma.se',
      'https://',
      'https:///a',
      'https://a b.se',
      'javascript:alert(1)',
      'https://u:p@firma.se',
      'https://.se',
      'https://a.se:99999',
      'https://a.se:x',
      'https://a:80:80',
      'http://a.se/"><x',
      'http://a.se/\u0007',
      'http://a.se/\r\nx',
    ],
  ],
  [666, 'dateTime', ['2026-05-04', '2026-02-30 07:00', '2026-05-04 24:00', '2026-05-04t07:00']],
  [
    6666,
    'date',
    ['2026-02-30', '2026-05/04', '2026/05-04', '04/05/2026', '0000-01-01', '10000-01-01'],
  ],
  [66666, 'time', ['24:00', '7:00', '07:60', '07.00']],
  [7, 'minLength', ['012345678']],
  [7, 'digits', ['010-1234567']],
  [8, 'minLength', ['1234']],
  [8, 'digits', ['411 04-5', '411\u00a004']],
  [9, 'minLength', ['abcd', '😀😀😀😀']],
  [10, 'decimalDot', ['123,4', '.5', '5.', '1.2.3']],
  [11, 'minLength', ['1']],
  [11, 'digits', ['1a', '1,2']],
]
test.each(refused)('code %d refuses as %s: %j', (code, rule, texts) => {
  for (const text of texts) {
    expect(
      rulesBroken(code, text).map((violation) => violation.rule),
      text,
    ).toContain(rule)
  }
})

test('every rule of every code has accepted and refused examples', () => {
  const judged = codes.flatMap((code) => {
    const rules = refused.filter(([other]) => other === code).map(([, rule]) => rule)
    return accepted.some(([other]) => other === code) ? [[code, ...rules.toSorted()]] : []
  })
  const worst = ['x', '\u0000'.repeat(100)]
  const possible = codes.map((code) => {
    const found = worst.flatMap((text) => rulesBroken(code, text).map(({ rule }) => rule))
    return [code, ...[...new Set(found)].toSorted()]
  })
  expect(judged).toEqual(possible)
})

test.each<[RuleCode, number]>([
  [3, 3],
  [33, 3],
])('code %d has a minimum of %d characters only for a required field', (code, min) => {
  expect(rulesBroken(code, 'ab', false)).toEqual([])
  expect(rulesBroken(code, 'ab', true)).toEqual([{ rule: 'minLength', min }])
})

test.each(codes)('with code %d an optional field may be empty, a required one not', (code) => {
  const whenFlagged = [{ rule: 'required' }]
  expect(rulesBroken(code, ' \t\n', true)).toEqual(whenFlagged)
  expect(rulesBroken(code, ' \t\n', false)).toEqual(code === 10 ? whenFlagged : [])
})

test('violations carry the numbers that their messages need', () => {
  expect(rulesBroken(3, 'x'.repeat(41))).toEqual([{ rule: 'maxLength', max: 40 }])
  expect(rulesBroken(7, '12')).toEqual([{ rule: 'minLength', min: 10 }])
})

test('a length counts characters, not their UTF-16 halves', () => {
  expect(rulesBroken(9, '😀😀😀😀😀')).toEqual([])
  expect(rulesBroken(3, '𝒜'.repeat(40))).toEqual([])
  expect(rulesBroken(3, '𝒜'.repeat(41))).toEqual([{ rule: 'maxLength', max: 40 }])
})

// A single character class without a quantifier searches in one pass: nothing can backtrack.
const singleClass = String.raw`(?:\[(?:[^\]\\]|\\.)+\]|\\p\{\w+\})`

test('no pattern of a character set can backtrack', () => {
  const alternatives = new RegExp(`^${singleClass}(?:\\|${singleClass})*$`)
  for (const { source, flags } of Object.values(outside)) {
    expect(source).toMatch(alternatives)
    expect(flags).toBe('u')
  }
})

/** Every pattern that is run meanwhile, by whatever method. */
function patternsRunBy(action: () => void): Set<RegExp> {
  const ran = new Set<RegExp>()
  const original = RegExp.prototype.exec
  const spy = vi.spyOn(RegExp.prototype, 'exec')
  spy.mockImplementation(function (this: RegExp, text: string) {
    ran.add(this)
    return original.call(this, text)
  })
  try {
    action()
  } finally {
    spy.mockRestore()
  }
  return ran
}

test('the rules use no other patterns than those sets', () => {
  const units = ['a', 'å', '1', ' ', 'a ', 'a.', '1-', '1,', '\ud800', '😀', '<b ', 'a@']
  const attacks = units.flatMap((unit) => {
    const text = unit.repeat(100_000 / unit.length)
    return [text, `${text}!@x`, `https://${text}`]
  })
  const ran = patternsRunBy(() => {
    for (const code of codes) {
      for (const text of attacks) rulesBroken(code, text)
    }
  })
  const known = new Set<RegExp>(Object.values(outside))
  expect(ran.size).toBeGreaterThan(0)
  expect([...ran].filter((pattern) => !known.has(pattern))).toEqual([])
})
