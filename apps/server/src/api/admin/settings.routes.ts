import {
  settingsBody,
  settingsFields,
  settingsQuery,
  settingsSchema,
} from '@minikran/contract/admin/settings'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { Database, Transaction } from '../../database/client.ts'
import { readMailTo, saveMailTo } from '../../database/mail-to.ts'
import { company } from '../../database/schema/content.ts'
import { type Answer, type Call, dataOf, readCall, writeCall } from '../calls/call.ts'
import { checkFields } from '../calls/validate.ts'
import { namesOf } from './items/present-item.ts'
import type { Fields } from './items/resource.ts'
import { type Acting, type AdminParts, actingOf } from './items/resource-calls.ts'
import { writeAudit } from './items/write-audit.ts'

/** What the company changes without a developer; the site shows it at once. */
export function settingsCalls(parts: AdminParts): Call[] {
  const { db } = parts
  return [
    readCall({
      path: '/admin/getSettingsObj',
      summary: 'Back office: what the company has set',
      permission: 'settings:write',
      query: settingsQuery,
      answer: dataOf(settingsSchema),
      handle: async () => ({ kind: 'data', data: await findSettings(db) }),
    }),
    writeCall({
      path: '/admin/updateSettings',
      summary: 'Back office: change what the company has set',
      permission: 'settings:write',
      body: settingsBody,
      answer: dataOf(settingsSchema),
      handle: ({ body: { id: _, version, ...fields } }, context) =>
        db.transaction((tx) => saveSettings(tx, actingOf(parts, context), { version, fields })),
    }),
  ]
}

type Change = { version: number; fields: Fields }

async function saveSettings(
  tx: Transaction,
  { actor, context, nowMs }: Acting,
  { version, fields }: Change,
): Promise<Answer> {
  // The table has one row and is written rarely: two people come one after the other.
  await tx.execute('lock table company in share row exclusive mode')
  const before = await findSettings(tx)
  if (before.version !== version) {
    return { kind: 'problem', code: 'staleVersion', facts: { current: before } }
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const { mail_to, ...own } = { ...kept(before), ...Object.fromEntries(given) }
  if (fields['founded'] !== undefined && !isFoundingDate(own.founded, nowMs)) {
    return { kind: 'invalid', errors: { founded: ['foundingDate'] } }
  }
  if (before.version === 0) {
    // Nothing is stored yet that a field could keep.
    const whole = checkFields(settingsFields, { ...own, mail_to })
    if (!whole.ok) return { kind: 'invalid', errors: whole.errors ?? {} }
  }
  // Two changes within one millisecond are two versions all the same.
  const at = new Date(Math.max(nowMs, version + 1))
  const row = { ...own, updated_at: at, updated_by: actor.userId }
  await tx.insert(company).values(row).onConflictDoUpdate({ target: company.id, set: row })
  await saveMailTo(tx, { mailTo: mail_to, at, by: actor.userId })
  const old: Fields = before
  const changes = Object.fromEntries(given.map(([name, value]) => [name, [old[name], value]]))
  await writeAudit(tx, context, { action: 'updated', item: 'settings', itemId: 1, changes })
  return { kind: 'data', data: await findSettings(tx) }
}

const isFoundingDate = (day: string, nowMs: number) =>
  day >= '1800-01-01' && day <= stockholmDateTime(nowMs).date

type Settings = Awaited<ReturnType<typeof findSettings>>

const kept = ({ name, phone, email_address, founded, employees, mail_to }: Settings) => ({
  name,
  phone,
  email_address,
  founded,
  employees,
  mail_to,
})

/** Of a new installation, before anybody has written anything. */
const nothing = { name: '', phone: '', email_address: '', founded: '', employees: 1 }

async function findSettings(db: Database | Transaction) {
  const [row] = await db.select().from(company)
  const updatedBy = row?.updated_by ?? null
  const names = await namesOf(db, updatedBy === null ? [] : [updatedBy])
  const { name, phone, email_address, founded, employees } = row ?? nothing
  return {
    id: 1 as const,
    // The moment of the last change is the version: there is one row and no older one.
    version: row?.updated_at.getTime() ?? 0,
    name,
    phone,
    email_address,
    founded,
    employees,
    mail_to: await readMailTo(db),
    updated_at: row?.updated_at.toISOString() ?? null,
    updated_by_name: names.get(updatedBy ?? 0) ?? null,
    may_write: true,
  }
}
