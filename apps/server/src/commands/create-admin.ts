import { parseArgs } from 'node:util'
import { requireAddress } from '../accounts/require-address.ts'
import { runTask } from './run-task.ts'

const help = `Makes the first superadmin of an installation; refuses once there is one.

  npm run create-admin -- --email eva@minikran.example --firstname Eva --lastname Ek

  --email, --firstname, --lastname   asked for when they are missing
  --link                             no password now: prints a link that sets it, once, within 72 hours
  --help                             this text

The password is asked for, or taken from ADMIN_PASSWORD. The site may serve meanwhile. It takes the
database of DATABASE_URL, else the app's own in DATA_DIR.`

const text = { type: 'string', default: '' } as const
const options = {
  email: text,
  firstname: text,
  lastname: text,
  link: { type: 'boolean', default: false },
} as const

const parse = (args: string[]) => {
  const { values } = parseArgs({ args, options })
  if (values.email !== '') requireAddress(values.email)
  return values
}

await runTask(
  { help, needs: 'any', parse },
  async () => (await import('./tasks/create-admin.ts')).createAdmin,
)
