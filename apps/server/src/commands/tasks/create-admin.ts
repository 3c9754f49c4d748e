import { createFirstAdmin, type NewAdmin } from '../../accounts/create-first-admin.ts'
import { createPasswords } from '../../accounts/passwords.ts'
import { requireAddress } from '../../accounts/require-address.ts'
import { type DatabaseTarget, openDatabase } from '../../database/client.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import type { Env } from '../../env.ts'
import { Refusal } from '../../operations/refusal.ts'
import type { TaskInput } from '../task.ts'
import { openQuestions } from './question-line.ts'

type Typed = { email: string; firstname: string; lastname: string; link: boolean }

export async function createAdmin({ env, target, values }: TaskInput<Typed>): Promise<void> {
  console.log(await create(target, await askMissing(values, env), env))
}

async function askMissing(
  { email, firstname, lastname, link }: Typed,
  { adminPassword }: Env,
): Promise<NewAdmin> {
  const questions = openQuestions(process.stdin, process.stdout)
  try {
    const person = {
      email_address: email || (await questions.ask('E-mail address: ')).trim(),
      firstname: firstname || (await questions.ask('First name: ')).trim(),
      lastname: lastname || (await questions.ask('Last name: ')).trim(),
    }
    requireAddress(person.email_address)
    if (person.firstname === '' || person.lastname === '') {
      throw new Refusal('First name and last name are needed.')
    }
    if (link) return { ...person, password: null }
    return {
      ...person,
      password: adminPassword ?? (await questions.ask('Password: ', { isSecret: true })),
    }
  } finally {
    questions.close()
  }
}

async function create(target: DatabaseTarget, admin: NewAdmin, { publicUrl }: Env) {
  const { db, close } = openDatabase(target)
  try {
    await migrateDatabase(db)
    const made = await createFirstAdmin({ db, passwords: createPasswords() }, admin)
    switch (made.kind) {
      case 'exists':
        throw new Refusal(
          'There is a superadmin already: further accounts are made in the back office.',
        )
      case 'taken':
        throw new Refusal(`An account with the address ${admin.email_address} exists already.`)
      case 'faulty':
        throw new Refusal('The password needs 8 characters or more, and must not be a common one.')
      case 'made':
        return `${admin.email_address} is superadmin. Log in at ${publicUrl}/admin`
      case 'linked':
        return `Set the password within 72 hours at\n${publicUrl}/mina-sidor/nytt-losenord?nyckel=${made.token}`
    }
  } finally {
    await close()
  }
}
