import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cases, inquiries } from '../database/schema/cases.ts'
import { addLine, storeCase } from '../housekeeping/stored-case.fixture.ts'
import { createTestDatabase } from '../testing/database.ts'
import { loadCaseFacts } from './load-case-facts.ts'
import { renderCaseMail } from './render-mail.ts'

test('names and companies that were stored with a web address go out without one', async () => {
  const { db, close } = await createTestDatabase()
  const caseId = await storeCase(db)
  await db
    .update(cases)
    .set({ firstname: 'Besok http://evil.example nu', company: 'www.evil.example AB' })
    .where(eq(cases.id, caseId))
  const facts = await loadCaseFacts(db, {
    caseId,
    lang: 'sv',
    publicUrl: 'http://localhost:3000',
    details: {},
  })
  if (facts === null) throw new Error('The case is there')
  for (const kind of ['inquiry-confirmation', 'inquiry-notification'] as const) {
    const mail = await renderCaseMail(kind, facts, 0)
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/evil\.example|www\.evil/)
    expect(mail?.text).toContain('evil. example')
  }
  await close()
})

test('a confirmation, which anybody can have sent to anybody, makes no link of what was written', async () => {
  const { db, close } = await createTestDatabase()
  const caseId = await storeCase(db)
  await addLine(db, caseId, { comment: 'Betala på www.evil.example' })
  const inquiry_text = 'Betala på <b>https://evil.example/faktura</b>'
  await db.update(inquiries).set({ inquiry_text }).where(eq(inquiries.case_id, caseId))
  const asked = { caseId, lang: 'sv' as const, publicUrl: 'http://localhost:3000', details: {} }
  const facts = await loadCaseFacts(db, asked)
  if (facts === null) throw new Error('The case is there')
  const confirmation = await renderCaseMail('inquiry-confirmation', facts, 0)
  expect(`${confirmation?.html} ${confirmation?.text}`).not.toMatch(/evil\.example/)
  expect(confirmation?.text).toContain('Betala på')
  const notification = await renderCaseMail('inquiry-notification', facts, 0)
  expect(notification?.text).toContain('https://evil.example/faktura')
  expect(notification?.text).toContain('www.evil.example')
  await close()
})
