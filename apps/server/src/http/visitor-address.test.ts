import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAddressFinder, networkOf } from './visitor-address.ts'

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
  [
    'also when it is written in groups',
    '0:0:0:0:0:ffff:0a00:1',
    '::FFFF:c633:6401',
    '198.51.100.1',
  ],
  ['a port is no part of it', '10.0.0.1', '198.51.100.1:61234', '198.51.100.1'],
  ['nor that of a trusted proxy', '10.0.0.1', '198.51.100.1:61234, 10.9.9.9:80', '198.51.100.1'],
  ['IPv6 may stand in brackets', '10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['also with a port', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['brackets around anything else count for the proxy', '10.0.0.1', '[x]:443', '10.0.0.1'],
  ['only proxies: the first of them', '::1', '10.0.0.7', '10.0.0.7'],
])('%s', (_, remote, forwarded, expected) => {
  expect(find(remote, forwarded)).toBe(expected)
})

test('without a forwarded header the connection counts', () => {
  expect(find('10.0.0.1', null)).toBe('10.0.0.1')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('two addresses of IPv6 count as one exactly when their first 64 bits are the same', () => {
  const spelled = (address: readonly number[]) =>
    address.map((group) => group.toString(16).padStart(4, '0')).join(':')
  const half = fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(half, half, half, (first, one, other) => {
      const network = networkOf(spelled([...first, ...one]))
      expect(networkOf(spelled([...first, ...other]))).toBe(network)
      const next = [...first.slice(0, 3), ((first[3] ?? 0) + 1) & 0xffff]
      expect(networkOf(spelled([...next, ...one]))).not.toBe(network)
    }),
  )
})
