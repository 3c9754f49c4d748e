import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['minikran.se/kranar', 'https://minikran.se/kranar'],
  [' www.minikran.se ', 'https://www.minikran.se'],
  ['minikran.se:8080?a=1#b', 'https://minikran.se:8080?a=1#b'],
  ['räksmörgås.se', 'https://räksmörgås.se'],
  ['//minikran.se/kranar', 'https://minikran.se/kranar'],
  ['anna@minikran.se', 'mailto:anna@minikran.se'],
  ['https://minikran.se', 'https://minikran.se'],
  ['http://minikran.se', 'http://minikran.se'],
  ['HTTPS://minikran.se', 'HTTPS://minikran.se'],
  ['mailto:anna@minikran.se', 'mailto:anna@minikran.se'],
  ['tel:+46901234', 'tel:+46901234'],
  ['/kranar', '/kranar'],
  ['/fil.pdf', '/fil.pdf'],
  ['#priser', '#priser'],
  ['kranar', 'kranar'],
  ['', ''],
])('%j becomes %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
