import { expect, test } from 'vitest'
import { nameInMail } from './name-in-mail.ts'
import { registration, service } from './preview/sample-cases.ts'
import { renderCaseMail } from './render-mail.ts'

test.each([
  ['Besok http://evil.example nu', 'Besok http: //evil. example nu'],
  ['www.evil.Com', 'www. evil. Com'],
  ['http<b>:</b>//evil.<b>example</b>', 'http<b>: </b>//evil. <b>example</b>'],
  ['http:<b>/</b>/evil.e<b>xample</b>', 'http: <b>/</b>/evil. e<b>xample</b>'],
  ['Anna-Karin', 'Anna-Karin'],
  ['J.R. Öberg & Co. AB', 'J.R. Öberg & Co. AB'],
])('%j is written %j', (name, written) => {
  expect(nameInMail(name)).toBe(written)
})

test.each([
  ['registration-confirmation', registration('sv'), '<b>https://evil.example/faktura</b>'],
  ['service-confirmation', service('sv'), '<b>https://evil.example/faktura</b>'],
  ['service-confirmation', service('sv'), 'https<b>:</b>//evil.<b>example</b>/faktura'],
] as const)('what was written in the form makes no link in a %s', async (kind, facts, link) => {
  const textHtml = `Betala på ${link}`
  const mail = await renderCaseMail(kind, { ...facts, textHtml }, 0)
  expect(`${mail?.html} ${mail?.text}`).not.toContain('evil.example')
  expect(mail?.text).toContain('Betala på https: //evil. example/faktura')
})
