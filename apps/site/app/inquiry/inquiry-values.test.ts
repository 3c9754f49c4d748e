import { expect, test } from 'vitest'
import { readValues } from '../forms/read-values.ts'
import { inquiryFields, inquiryInput } from './inquiry-values.ts'

test('date and time travel together, and nothing stays nothing', () => {
  const form = new FormData()
  form.set('pickup_date', '20261203')
  form.set('pickup_time', '1000')
  const { pickup_at, return_at } = inquiryInput(readValues(inquiryFields, form))
  expect(pickup_at).toBe('2026-12-03 10:00')
  expect(return_at).toBe('')
})
