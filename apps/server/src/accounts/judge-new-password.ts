import { newPasswordFault, type PasswordRule } from '@minikran/domain/validation/new-password'
import type { Database } from '../database/client.ts'
import { company } from '../database/schema/content.ts'

let known: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 common passwords, maintained by zxcvbn; loaded when a password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return known
}

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
