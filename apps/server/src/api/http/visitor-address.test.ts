import { expect, test } from 'vitest'
import { createAddressFinder } from './visitor-address.ts'

const find = createAddressFinder(['10.0.0.0/8', '::1'])

test.each([
  ['nobody is believed by default', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy is', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [
    'what stands left of the last foreign hop is made up',
    '10.0.0.1',
    '1.1.1.1, 198.51.100.1, 10.9.9.9',
    '198.51.100.1',
  ],
  ['a hop that is no address counts for the proxy', '10.0.0.1', '<script>', '10.0.0.1'],
  ['IPv4 in IPv6 is IPv4', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['only proxies: the first of them', '::1', '10.0.0.7', '10.0.0.7'],
])('%s', (_, remote, forwarded, expected) => {
  expect(find(remote, forwarded)).toBe(expected)
})

test('without a forwarded header the connection counts', () => {
  expect(find('10.0.0.1', null)).toBe('10.0.0.1')
})
