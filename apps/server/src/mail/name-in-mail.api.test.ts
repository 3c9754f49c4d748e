import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cases, inquiries } from '../database/schema/cases.ts'
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
