import { expect, test } from 'vitest'
import { accountAddress, addressForCounting } from './address-spelling.ts'

const spellings = [
  'asa@räksmörgås.example',
  'Asa@räksmörgås.example',
  'ASA@RÄKSMÖRGÅS.EXAMPLE',
  'aSa@räksmörgås.example',
  'asA@räksmörgås.example',
  ' asa@räksmörgås.example',
  'asa@räksmörgås.example ',
  '\tasa@räksmörgås.example\n',
  '\u00a0asa@räksmörgås.example\u00a0',
  'asa+1@räksmörgås.example',
  'asa+2@räksmörgås.example',
  'asa+a+b@räksmörgås.example',
  'ASA+KRAN@räksmörgås.example',
  'asa@xn--rksmrgs-5wao1o.example',
  'ASA@XN--RKSMRGS-5WAO1O.EXAMPLE',
  'asa+1@xn--rksmrgs-5wao1o.example',
  'asa@räksmörgås.example'.normalize('NFD'),
  'ASA@RÄKSMÖRGÅS.EXAMPLE'.normalize('NFD'),
  'ａｓａ@räksmörgås.example',
  'ＡＳＡ＠räksmörgås.example',
]

test('twenty spellings of one address are counted as one', () => {
  expect(new Set(spellings).size).toBe(20)
  expect(new Set(spellings.map(addressForCounting)).size).toBe(1)
})

test('an account is found whatever capitals and spaces are typed', () => {
  expect(accountAddress(' Asa@Firma.SE ')).toBe('asa@firma.se')
})
