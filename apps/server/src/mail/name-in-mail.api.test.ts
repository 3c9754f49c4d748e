import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cases, credit_applications, inquiries } from '../database/schema/cases.ts'
import { addLine, storeCase } from '../housekeeping/stored-case.fixture.ts'
import { createTestDatabase } from '../testing/database.ts'
import { loadCaseFacts } from './load-case-facts.ts'
import { renderCaseMail } from './render-mail.ts'

test('names make no link in any mail, and a confirmation, which anybody can have sent to anybody, none at all', async () => {
  const { db, close } = await createTestDatabase()
  const caseId = await storeCase(db)
  const named = { firstname: 'Besok http://name.example nu', company: 'www.name.example AB' }
  await db.update(cases).set(named).where(eq(cases.id, caseId))
  await addLine(db, caseId, { comment: 'Betala på www.evil.example' })
  const inquiry_text = 'Betala på <b>https://evil.example/faktura</b>'
  await db.update(inquiries).set({ inquiry_text }).where(eq(inquiries.case_id, caseId))
  const asked = { caseId, lang: 'sv' as const, publicUrl: 'http://localhost:3000', details: {} }
  const facts = await loadCaseFacts(db, asked)
  if (facts === null) throw new Error('The case is there')
  const [confirmation, notification] = [
    await renderCaseMail('inquiry-confirmation', facts, 0),
    await renderCaseMail('inquiry-notification', facts, 0),
  ]
  for (const mail of [confirmation, notification]) {
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/name\.example|www\.name/)
    expect(mail?.text).toContain('name. example')
  }
  expect(`${confirmation?.html} ${confirmation?.text}`).not.toMatch(/evil\.example/)
  expect(confirmation?.text).toContain('Betala på')
  expect(notification?.text).toContain('https://evil.example/faktura')
  expect(notification?.text).toContain('www.evil.example')
  await close()
})

test('the company of a credit application makes no link in its confirmation', async () => {
  const { db, close } = await createTestDatabase()
  const caseId = await storeCase(db)
  await db.update(cases).set({ kind: 'credit' }).where(eq(cases.id, caseId))
  await db.insert(credit_applications).values({
    case_id: caseId,
    organisation_number: '5560360793',
    corp_name: 'www.evil.example AB',
    corp_address: 'Kajgatan 4',
    corp_zip: '411 04',
    corp_city: 'Göteborg',
    invoice_email: 'faktura@kund.example',
    consent_at: new Date('2026-11-20T12:30:00Z'),
    consent_version: '1',
  })
  const asked = { caseId, lang: 'sv' as const, publicUrl: 'http://localhost:3000', details: {} }
  const facts = await loadCaseFacts(db, asked)
  if (facts === null) throw new Error('The case is there')
  const mail = await renderCaseMail('credit-confirmation', facts, 0)
  expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/evil\.example/)
  expect(mail?.text).toContain('www. evil. example AB')
  await close()
})
