import { createInterface, type Interface } from 'node:readline/promises'
import { createFirstAdmin, type NewAdmin } from '../../accounts/create-first-admin.ts'
import { createPasswords } from '../../accounts/passwords.ts'
import { requireAddress } from '../../accounts/require-address.ts'
import { type DatabaseTarget, openDatabase } from '../../database/client.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import type { Env } from '../../env.ts'
import { Refusal } from '../../operations/refusal.ts'
import type { TaskInput } from '../task.ts'

type Typed = { email: string; firstname: string; lastname: string; link: boolean }

export async function createAdmin({ env, target, values }: TaskInput<Typed>): Promise<void> {
  const { person, link } = await askMissing(values)
  const password = link ? null : (env.adminPassword ?? (await askSecretly('Password: ')))
  console.log(await create(target, { ...person, password }, env))
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await answerOf(terminal, question)).trim()
  } finally {
    terminal.close()
  }
}

/** Reads a line without showing it. */
async function askSecretly(question: string): Promise<string> {
  process.stdout.write(question)
  const terminal = createInterface({ input: process.stdin, terminal: process.stdin.isTTY })
  try {
    return await answerOf(terminal, '')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

/** Rejects when the input ends without an answer, as it does without a terminal. */
function answerOf(terminal: Interface, question: string): Promise<string> {
  const ended = new Promise<never>((_, reject) => {
    terminal.once('close', () =>
      reject(new Refusal('Nobody answered. Name everything that is asked for, see --help.')),
    )
  })
  return Promise.race([terminal.question(question), ended])
}

async function askMissing({ email, firstname, lastname, link }: Typed) {
  const person = {
    email_address: email || (await ask('E-mail address: ')),
    firstname: firstname || (await ask('First name: ')),
    lastname: lastname || (await ask('Last name: ')),
  }
  requireAddress(person.email_address)
  if (person.firstname === '' || person.lastname === '') {
    throw new Refusal('First name and last name are needed.')
  }
  return { person, link }
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
