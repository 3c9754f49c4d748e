import type { CustomerClient } from '@minikran/contract/customer-client'
import { expect, test } from 'vitest'
import { knownFields } from './known-fields.ts'

const found = (data: unknown) => async () => ({ ok: true, data })
const customer = (again: unknown) =>
  ({
    getProfileObj: found({
      firstname: 'Karin',
      lastname: 'Lind',
      email_address: 'karin@kund.example',
      phone: null,
      company: { corp_name: 'Glas AB', corp_vat: 'SE556036079301' },
    }),
    getCasesArr: found([{ kind: 'inquiry', depot: { id: 3 } }]),
    getCaseObj: found(again),
  }) as unknown as CustomerClient

test('the organisation number is that of the VAT number', async () => {
  expect(await knownFields(customer(null), '')).toMatchObject({
    phone: '',
    organisation_number: '5560360793',
    corp_vat: 'SE556036079301',
    depot_id: '3',
  })
})

test('a repeated case brings its own depot, and the new dates', async () => {
  const again = { depot: { id: 5 }, text: '<strong>Lyft</strong>', delivery: null }
  const search = '?igen=MK-2026-000123&hamtas=2028-03-01&lamnas=2028-03-02'
  expect(await knownFields(customer(again), search)).toMatchObject({
    depot_id: '5',
    pickup_date: '2028-03-01',
    return_date: '2028-03-02',
    inquiry_text: 'Lyft',
  })
})

test('a repeated case is delivered to the same place, with an operator as before', async () => {
  const delivery = { address: 'Kajgatan 4, Nacka', zip: '13130', distance_km: 12 }
  const again = { depot: null, text: '', with_operator: true, delivery }
  expect(await knownFields(customer(again), '?igen=MK-2026-000123')).toMatchObject({
    with_operator: '✓',
    deliver: '✓',
    delivery_address: 'Kajgatan 4, Nacka',
    delivery_zip: '13130',
  })
  const picked = { ...again, with_operator: false, delivery: null }
  const known = await knownFields(customer(picked), '?igen=MK-2026-000123')
  expect(Object.keys(known)).not.toContain('deliver')
  expect(Object.keys(known)).not.toContain('with_operator')
})
