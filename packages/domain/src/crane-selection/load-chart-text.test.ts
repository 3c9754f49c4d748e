import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dominatedRows, readLoadChart, repeatedRows } from './load-chart-text.ts'

const row = (lift_height: number, lift_radius: number, lift_weight: number) => ({
  lift_height,
  lift_radius,
  lift_weight,
  configuration: 'main',
})

test('tabs, semicolons, commas, dots and a heading are understood', () => {
  const text = 'Höjd\tRadie\tVikt\r\n5,5\t3\t1000\n\n6;2.5;800\n7 2 600'
  const rows = readLoadChart(text).map((line) => (line.kind === 'row' ? line.row : line.fault))
  expect(rows).toEqual([row(5.5, 3, 1000), row(6, 2.5, 800), row(7, 2, 600)])
})

test('cells of a Swedish spreadsheet are parsed: spaces in thousands and its minus sign', () => {
  const text = '5,5\t3,25\t1 000\n-1,5\t2\t1\u00a0250,5\n\u22122\t2\t12\u202f000\n6;3;2 000'
  const rows = readLoadChart(text).map((line) => (line.kind === 'row' ? line.row : line.fault))
  expect(rows).toEqual([
    row(5.5, 3.25, 1000),
    row(-1.5, 2, 1250.5),
    row(-2, 2, 12_000),
    row(6, 3, 2000),
  ])
})

test.each([
  'Radie (m)\tHöjd (m)\tMaxlast (kg)',
  'Lastradie;Lyfthöjd;Last;Lastfall',
  'Jekko SPX312\nRadius (m) Lift height (m) Load (kg)',
])('the columns are in the order that the heading %j names', (heading) => {
  expect(readLoadChart(`${heading}\n1,5\t4,2\t1 200`)).toMatchObject([{ row: row(4.2, 1.5, 1200) }])
})

test.each([
  'Höjd (m)\tRadie (m)\tLast (t)',
  'Höjd\tRadie\tLast\nm\tm\tton',
  'Kapacitet i ton\nHöjd\tRadie\tLast',
  'Höjd (m) Radie (m) Last (t)',
  'Height;Radius;Load [tonnes]',
])('weights below the heading %j are in tonnes and become kg', (heading) => {
  const read = readLoadChart(`${heading}\n4;1,5;1,2\n4;2;1.001\n4;3;0,25`)
  expect(read).toMatchObject([
    { row: row(4, 1.5, 1200) },
    { row: row(4, 2, 1001) },
    { row: row(4, 3, 250) },
  ])
})

test.each(['Höjd (m);Radie (m);Vikt', 'Height (ft);Radius;Weight'])(
  'the heading %j says nothing of tonnes',
  (heading) => {
    expect(readLoadChart(`${heading}\n4;1,5;900`)).toMatchObject([{ row: row(4, 1.5, 900) }])
  },
)

test.each(['Höjd;Radie', 'Vikt;Last;Höjd', 'A;B;C'])(
  'below the heading %j the columns are height, radius and weight',
  (heading) => {
    expect(readLoadChart(`${heading}\n4,2;1,5;1200`)).toMatchObject([{ row: row(4.2, 1.5, 1200) }])
  },
)

test.each(['1.5,4,1200', '1,5 m;4 m;1200 kg', '-1 m;2 m;3 kg'])(
  'a first line with figures, such as %j, is refused and not taken for a heading',
  (line) => {
    expect(readLoadChart(`${line}\n2;4;900`)).toMatchObject([
      { line: 1, kind: 'fault' },
      { kind: 'row' },
    ])
  },
)

test.each(['1.200', '1,200', '12.000'])(
  'the weight %s may mean thousands or tonnes and is refused',
  (weight) => {
    expect(readLoadChart(`5\t3\t${weight}`)).toMatchObject([{ fault: 'notNumber' }])
  },
)

test.each([
  ['5\t1 0\t100', 'notNumber'],
  ['5\t\t100', 'notThree'],
  ['1 2', 'notThree'],
  ['1 2 3 4', 'notThree'],
  ['5\tx\t3', 'notNumber'],
  ['5 -1 3', 'outOfRange'],
  ['5 1 0', 'outOfRange'],
  ['501 1 1', 'outOfRange'],
  ['5 1 1 med linjär jibb', 'unknownConfiguration'],
  ['-100,5 1 1', 'outOfRange'],
  ['-500 1 1', 'outOfRange'],
])('%j is refused: %s', (text, fault) => {
  expect(readLoadChart(`1 1 1\n${text}`)).toMatchObject([{ kind: 'row' }, { line: 2, fault }])
})

test('a line names its configuration by key or title; the plain one is the default', () => {
  const configurations = [
    { key: 'main', titles: ['Huvudbom'] },
    { key: 'jib', titles: ['Med jibb', 'With jib'] },
  ]
  const text = '5\t3\t100\n5\t3\t90\tjib\n5 3 80 med jibb\n5;3;70;With jib\n6\t3\t60\tHuvudbom'
  const read = readLoadChart(text, configurations)
  expect(read.map((line) => line.kind === 'row' && line.row.configuration)).toEqual([
    'main',
    'jib',
    'jib',
    'jib',
    'main',
  ])
})

test('equal rows of two configurations are no repetition and do not cover each other', () => {
  const jib = { ...row(5, 3, 100), configuration: 'jib' }
  expect(repeatedRows([row(5, 3, 100), jib])).toEqual([])
  expect([...dominatedRows([jib, row(6, 3, 100)])]).toEqual([])
})

test('a repeated line is reported', () => {
  expect(readLoadChart('5 3 100\n5,0 3 100')).toMatchObject([{ kind: 'row' }, { fault: 'twice' }])
  expect(repeatedRows([row(5, 3, 100), row(5, 3, 90), row(5, 3, 100)])).toEqual([2])
})

test('rows covered by another are found', () => {
  expect([...dominatedRows([row(5, 3, 100), row(6, 3, 100), row(6, 4, 50)])]).toEqual([0])
})

test('of two equal rows neither covers the other', () => {
  expect([...dominatedRows([row(5, 3, 100), row(5, 3, 100)])]).toEqual([])
})

test('any text is parsed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (text) => {
      for (const line of readLoadChart(text)) expect(['row', 'fault']).toContain(line.kind)
    }),
  )
})
