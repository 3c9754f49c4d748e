import { expect, test } from 'vitest'
import { readValues } from '../forms/read-values.ts'
import { inquiryFields, inquiryInput } from './inquiry-values.ts'

function inputOf(typed: Record<string, string>, slugs: string[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const machines = slugs.map((slug, index) => ({ slug, prod_id: index + 1 }))
  return inquiryInput(readValues(inquiryFields(slugs), form), machines)
}

test('date and time are sent joined, and empty ones stay empty', () => {
  const { pickup_at, return_at } = inputOf({ pickup_date: '20261203', pickup_time: '1000' })
  expect(pickup_at).toBe('2026-12-03 10:00')
  expect(return_at).toBe('')
})

test('one machine has no lines of its own', () => {
  expect(inputOf({ pickup_date: '2026-12-03' }, ['kran'])).not.toHaveProperty('lines')
})

test('several machines have the times of the form unless they have their own', () => {
  const typed = {
    pickup_date: '2026-12-03',
    pickup_time: '10:00',
    return_date: '2026-12-04',
    return_time: '15:00',
    'kran.pickup_time': '0730',
    'vagn.return_date': '20261207',
    'vagn.comment': 'Gräs',
  }
  expect(inputOf(typed, ['kran', 'vagn'])).toMatchObject({
    prod_id: 1,
    pickup_at: '2026-12-03 07:30',
    return_at: '2026-12-04 15:00',
    lines: [
      { prod_id: 1, pickup_at: '2026-12-03 07:30', return_at: '2026-12-04 15:00', comment: '' },
      { prod_id: 2, pickup_at: '2026-12-03 10:00', return_at: '2026-12-07 15:00', comment: 'Gräs' },
    ],
  })
})
