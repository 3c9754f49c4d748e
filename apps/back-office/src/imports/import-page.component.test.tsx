import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Answers, endSession, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { press, rowsOf } from '../testing/parts.ts'

const prices = () => new File(['id;version;price_weekend\n1;2;4321,50'], 'priser.csv')
// As the forms call it, and as it stands in the file.
const weekend = 'Helg, utan grundavgift · price_weekend'
const change = {
  line: 2,
  id: 1,
  name: 'URW-295',
  fields: [{ column: 'price_weekend', from: 4000, to: 4321.5 }],
}
const tried = { applied: false, lines: 1, changes: [change], faults: [] }
const fault = { line: 2, column: 'price_weekend', rule: 'decimalComma', value: 'tusen' }

async function openWith(answers: Answers) {
  const opened = openScreen('/import/products', { answers })
  const input = await screen.findByLabelText('Välj fil', { selector: 'input' })
  await opened.user.upload(input, prices())
  return opened
}

test('a file with faults names each by line and column, and cannot be saved', async () => {
  await openWith({ importProducts: () => ({ ...tried, changes: [], faults: [fault] }) })
  await screen.findByText('Fel att rätta (1)')
  expect(document.querySelector('[aria-live]')?.textContent).toBe('priser.csv, rader: 1')
  // Else the keyboard could not scroll it.
  expect(screen.getByRole('region', { name: 'Fel att rätta (1)' }).tabIndex).toBe(0)
  const [cells = []] = rowsOf(screen.getByRole('table'))
  expect(cells.slice(-3)).toEqual([weekend, 'tusen', expect.stringContaining('123,4')])
  expect(screen.queryByText(/^Spara \d/)).toBeNull()
})

test('a word in place of an amount is told what an amount is', async () => {
  const words = { ...fault, rule: 'type', value: 'femtusen' }
  await openWith({ importProducts: () => ({ ...tried, changes: [], faults: [words] }) })
  await screen.findByText('Ett belopp i kronor, högst två decimaler.')
})

test('a row that was saved since the list was downloaded is not said to be somebody else’s', async () => {
  const stale = { ...fault, column: 'version', rule: 'staleVersion', value: '1' }
  await openWith({ importProducts: () => ({ ...tried, changes: [], faults: [stale] }) })
  await screen.findByText('Ändrad sedan listan laddades ner. Ladda ner listan igen.')
})

test('every change is shown before anything is written, and written on demand', async () => {
  const { user, calls } = await openWith({
    importProducts: ({ dry_run }) => ({ ...tried, lines: 9, applied: dry_run === 'false' }),
  })
  await screen.findByText('priser.csv, rader: 9')
  expect(rowsOf(screen.getByRole('table'))[0]?.slice(-4)).toEqual([
    'URW-295',
    weekend,
    '4\u00a0000\u00a0kr',
    '4\u00a0321,50\u00a0kr',
  ])
  expect(sentBy(calls, 'importProducts')).toEqual([{ dry_run: 'true' }])
  await press(user, 'Spara ändrade rader (1)')
  await screen.findByText(/^Sparat\. Ändrade rader: 1\. .*historiken/)
  // What was changed stays, to be taken back.
  const item = screen.getByRole('link', { name: 'URW-295' })
  expect(item.getAttribute('href')).toBe('/products/1')
  expect(sentBy(calls, 'importProducts').at(-1)).toEqual({ dry_run: 'false' })
  expect(screen.queryByText('Spara ändrade rader (1)')).toBeNull()
  // The pressed button is gone.
  expect(document.activeElement?.textContent).toBe('Välj fil')
})

test('yes and no are words of the language in use, and an empty cell is a dash', async () => {
  const fields = [
    { column: 'green_lifting', from: false, to: true },
    { column: 'content_sv', from: '', to: 'Lyfter' },
    { column: 'price_weekend', from: 4000, to: null },
  ]
  await openWith({ importProducts: () => ({ ...tried, changes: [{ ...change, fields }] }) })
  await screen.findByText('priser.csv, rader: 1')
  expect(rowsOf(screen.getByRole('table')).map((cells) => cells.slice(-2))).toEqual([
    ['Nej', 'Ja'],
    ['–', 'Lyfter'],
    ['4\u00a0000\u00a0kr', '–'],
  ])
})

test('a row that makes a new item is called new', async () => {
  const changes = [change, { ...change, line: 3, id: null, name: 'URW-706' }]
  await openWith({ importProducts: () => ({ ...tried, lines: 2, changes }) })
  await screen.findByText('priser.csv, rader: 2')
  const names = rowsOf(screen.getByRole('table')).map((cells) => cells.at(-4))
  expect(names).toEqual(['URW-295', 'Ny: URW-706'])
})

test('of many changes the first are shown, and all on demand', async () => {
  const changes = Array.from({ length: 201 }, (_, at) => ({ ...change, line: at + 2 }))
  const { user } = await openWith({ importProducts: () => ({ ...tried, lines: 300, changes }) })
  const shown = () => document.querySelectorAll('tbody tr').length
  const all = await screen.findByText('Visa alla 201')
  expect(shown()).toBe(200)
  await user.click(all)
  expect(shown()).toBe(201)
  expect(screen.queryByText('Visa alla 201')).toBeNull()
})

test('a file that says what is stored already says so and has nothing to save', async () => {
  await openWith({ importProducts: () => ({ ...tried, changes: [] }) })
  await screen.findByText('Filen säger det som redan är sparat. Inget ändras.')
  expect(screen.queryByText(/^Spara \d/)).toBeNull()
})

test('a file without rows says so', async () => {
  await openWith({ importProducts: () => ({ ...tried, lines: 0, changes: [] }) })
  await screen.findByText('Filen har inga rader under rubrikraden.')
  expect(screen.queryByText(/redan är sparat/)).toBeNull()
})

test.each([
  ['required', 'Filen är tom.'],
  ['format', 'Filen går inte att läsa. Använd CSV eller Excel (.xlsx).'],
])('a file that is refused by the rule %s says why', async (rule, sentence) => {
  await openWith({
    importProducts: () => refuse(422, { code: 'validationFailed', errors: { file: [rule] } }),
  })
  await screen.findByText(sentence)
})

test('a file that is larger than the server takes is told to be too large', async () => {
  await openWith({ importProducts: () => refuse(413, { code: 'bodyTooLarge' }) })
  await screen.findByText('Det som skickas är för stort. Korta texten eller välj en mindre fil.')
})

test('a column that the file lacks is said to be missing', async () => {
  const missing = { line: 1, column: 'version', rule: 'columnMissing', value: null }
  await openWith({ importProducts: () => ({ ...tried, changes: [], faults: [missing] }) })
  await screen.findByText('Kolumnen saknas i filen.')
})

test('a file sent after the session has ended leads to the log-in', async () => {
  await openWith({ importProducts: endSession })
  await screen.findByText('Logga in i administrationen')
})

test('what has changed since the file was tried is shown by another try', async () => {
  const answers = [tried, refuse(422), { ...tried, changes: [], faults: [fault] }]
  const { user, calls } = await openWith({ importProducts: () => answers.shift() })
  await press(user, 'Spara ändrade rader (1)')
  await screen.findByText('Fel att rätta (1)')
  await waitFor(() => expect(screen.queryByText(/^Spara \d/)).toBeNull())
  const tries = sentBy(calls, 'importProducts').map(({ dry_run }) => dry_run)
  expect(tries).toEqual(['true', 'false', 'true'])
})

test('a file that is no table is refused in words', async () => {
  await openWith({ importProducts: () => refuse(422, { errors: { file: ['format'] } }) })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/CSV/)
})

test.each([
  ['products', 50, 'Du har inte rätt till det här.'],
  ['craneselectors', 61, 'Du saknar åtkomst till kranväljaren.'],
])(
  'whoever may not write %s is told so and has no file to choose',
  async (kind, role, sentence) => {
    const layout = ({ children }: { children?: ReactNode }) => (
      <>
        <main id="react-admin-title" />
        {children}
      </>
    )
    openScreen(`/import/${kind}`, { staff: { role }, layout })
    await screen.findByText(sentence)
    expect(screen.getByRole('main').textContent).toMatch(/^Läs in /)
    expect(screen.queryByText('Välj fil')).toBeNull()
  },
)

test('an address of no import says that it is wrong', async () => {
  openScreen('/import/nothing')
  await screen.findByText('Adressen är fel eller länken är gammal.')
})

test('what an import of one kind said is not said of another that is opened straight from it', async () => {
  const layout = ({ children }: { children?: ReactNode }) => (
    <main>
      <Link to="/import/craneselectors">Andra</Link>
      {children}
    </main>
  )
  const { user } = openScreen('/import/products', {
    answers: { importProducts: () => tried },
    layout,
  })
  const input = await screen.findByLabelText('Välj fil', { selector: 'input' })
  await user.upload(input, prices())
  await screen.findByText('priser.csv, rader: 1')
  await user.click(screen.getByText('Andra'))
  await waitFor(() => expect(screen.queryByText('priser.csv, rader: 1')).toBeNull())
  expect(screen.queryByText(/^Spara ändrade/)).toBeNull()
})
