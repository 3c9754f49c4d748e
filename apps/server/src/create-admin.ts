import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { isEmailAddress } from '@minikran/domain/validation/email-address'
import { createFirstAdmin, type NewAdmin } from './accounts/create-first-admin.ts'
import { createPasswords } from './accounts/passwords.ts'
import { openDatabase } from './database/client.ts'
import { DatabaseStartError } from './database/embedded/database-start-error.ts'
import { migrateDatabase } from './database/migrate.ts'
import { type Env, parseEnv } from './env.ts'
import { openDatabaseSource } from './operations/database-source.ts'

const help = `Makes the first superadmin of an installation; refuses once there is one.

  npm run create-admin -- --email eva@minikran.example --firstname Eva --lastname Ek

  --email, --firstname, --lastname   asked for when they are missing
  --link                             no password now: prints a link that sets it, once, within 72 hours
  --help                             this text

The password is asked for, or taken from ADMIN_PASSWORD. The database is that of DATABASE_URL, else
the app's own in DATA_DIR (stop the app first).`

type Given = { email: string; firstname: string; lastname: string; link: boolean }

async function readGiven(args: string[]): Promise<Given | null> {
  const text = { type: 'string', default: '' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args,
    options: { email: text, firstname: text, lastname: text, link: flag, help: flag },
  })
  if (values.help) return null
  const { email, firstname, lastname, link } = values
  return {
    email: email || (await ask('E-mail address: ')),
    firstname: firstname || (await ask('First name: ')),
    lastname: lastname || (await ask('Last name: ')),
    link,
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

/** What is typed is not shown. */
async function askSecretly(question: string): Promise<string> {
  process.stdout.write(question)
  const terminal = createInterface({ input: process.stdin, terminal: process.stdin.isTTY })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

async function create(env: Env, given: Given): Promise<string> {
  const { email, firstname, lastname, link } = given
  if (!isEmailAddress(email)) return fail(`"${email}" is no e-mail address.`)
  if (firstname === '' || lastname === '') return fail('First name and last name are needed.')
  const password = link ? null : (env.adminPassword ?? (await askSecretly('Password: ')))
  const source = await openDatabaseSource(env, console.log)
  const { db, close } = openDatabase(source.target)
  try {
    await migrateDatabase(db)
    const admin: NewAdmin = { email_address: email, firstname, lastname, password }
    const made = await createFirstAdmin({ db, passwords: createPasswords() }, admin)
    switch (made.kind) {
      case 'exists':
        return fail('There is a superadmin already: further accounts are made in the back office.')
      case 'taken':
        return fail(`An account with the address ${email} exists already.`)
      case 'faulty':
        return fail('The password needs 8 characters or more, and must not be a common one.')
      case 'made':
        return `${email} is superadmin. Log in at ${env.publicUrl}/admin`
      case 'linked':
        return `Set the password within 72 hours at\n${env.publicUrl}/mina-sidor/nytt-losenord?nyckel=${made.token}`
    }
  } finally {
    await close()
    await source.stop()
  }
}

class Refusal extends Error {}

function fail(sentence: string): never {
  throw new Refusal(sentence)
}

try {
  const given = await readGiven(process.argv.slice(2))
  const parsed = parseEnv(process.env)
  if (!parsed.ok) fail(parsed.problems.join('\n'))
  console.log(given === null ? help : await create(parsed.env, given))
} catch (error) {
  const isKnown = error instanceof Refusal || error instanceof DatabaseStartError
  if (!isKnown && !(error instanceof TypeError && 'code' in error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
