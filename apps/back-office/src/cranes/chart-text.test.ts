import { readLoadChart } from '@minikran/domain/crane-selection/load-chart-text'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { chartText } from './chart-text.ts'

const rowsOf = (text: string) =>
  readLoadChart(text).map((line) => {
    if (line.kind === 'fault') return line
    const { lift_height, lift_radius, lift_weight } = line.row
    return [lift_height, lift_radius, lift_weight]
  })

const heights = [
  [5, 1.1 * 3, 900],
  [12.5, 8, 250],
]

test('a workbook says what its pasted rows would say, decimals as they are shown', async () => {
  const sheet = { name: 'Blad1', rows: [['Höjd (m)', 'Radie (m)', 'Vikt (kg)'], ...heights] }
  const bytes = await writeXlsx({ sheets: [sheet] })
  expect(rowsOf(await chartText(new Blob([bytes as Uint8Array<ArrayBuffer>])))).toEqual([
    [5, 3.3, 900],
    [12.5, 8, 250],
  ])
})

test('a fault in a workbook is named by its row there, also below an empty one', async () => {
  const sheet = { name: 'Blad1', rows: [['Höjd', 'Radie', 'Vikt'], [], [5, 'tre', 900]] }
  const bytes = await writeXlsx({ sheets: [sheet] })
  const [fault] = readLoadChart(await chartText(new Blob([bytes as Uint8Array<ArrayBuffer>])))
  expect(fault).toMatchObject({ line: 3, fault: 'notNumber' })
})

const utf16 = (text: string) =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return [code & 0xff, code >> 8]
    }),
  )

test.each([
  ['UTF-8', new TextEncoder().encode('Höjd;Radie;Vikt\n5;3,3;900\n')],
  ['Unicode text', utf16('Höjd\tRadie\tVikt\n5\t3,3\t900\n')],
])('a text in %s is read as it stands', async (_, bytes) => {
  expect(rowsOf(await chartText(new Blob([bytes])))).toEqual([[5, 3.3, 900]])
})

test('what only looks like a workbook is refused', async () => {
  await expect(chartText(new Blob([Uint8Array.from([0x50, 0x4b, 3, 4])]))).rejects.toThrow()
})
