import { newPasswordFault, type PasswordRule } from '@minikran/domain/validation/new-password'
import type { Database } from '../database/client.ts'
import { company } from '../database/schema/content.ts'
import { madeOnce } from '../operations/made-once.ts'

/** Some 49,000 common passwords, maintained by zxcvbn; loaded when a password is set. */
const commonPasswords = madeOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
})

/** The rule that a new password of an account breaks; null when it breaks none. */
export async function judgeNewPassword(
  db: Database,
  { password, address }: { password: string; address: string },
): Promise<PasswordRule | null> {
  const [common, companies] = await Promise.all([
    commonPasswords(),
    db.select({ name: company.name }).from(company),
  ])
  return newPasswordFault(password, {
    address,
    companyNames: companies.map(({ name }) => name),
    isCommon: (text) => common.has(text),
  })
}
