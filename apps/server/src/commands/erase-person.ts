import { parseArgs } from 'node:util'
import { runTask } from './run-task.ts'

const help = `Takes a person out of everything that is stored, for good: account, cases, messages, pictures, mails.

  npm run erase-person -- --email karin@kund.example

  --email  the address that the person is known by
  --help   this text

What the books need stays without the person. A restored backup is erased again by DATA_DIR/erasures.jsonl and by the lists in later archives.
The site may serve meanwhile. It takes the database of DATABASE_URL, else the app's own in DATA_DIR.`

const parse = (args: string[]) => {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } })
  if (values.email === undefined || !values.email.includes('@')) {
    throw new Error('Name the address with --email.')
  }
  return { address: values.email.trim() }
}

await runTask(
  { help, needs: 'current', parse },
  async () => (await import('./tasks/erase-person.ts')).erasePersonTask,
)
