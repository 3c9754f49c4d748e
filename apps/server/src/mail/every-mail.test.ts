import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caseMessages } from './all-messages.ts'
import { accountMessages } from './messages/account-messages.tsx'
import { answerPreview } from './preview/answer-preview.ts'
import { sampleMails } from './preview/sample-mails.ts'

const samples = sampleMails()
const named = samples.map((sample) => ({
  ...sample,
  name: `${sample.kind} ${sample.form} ${sample.lang}`,
}))

const otherLanguage = {
  sv: /\b(the|your|and|you|case)\b/i,
  en: /\b(och|ditt|din|ärende|depå|du|meddelande|hämtas)\b/i,
}

type Sample = (typeof named)[number]
const isToCompany = ({ kind }: Sample) => /-notification$|-to-depot$/.test(kind)
const textsOf = (isMeant: (sample: Sample) => boolean) =>
  Promise.all(named.filter(isMeant).map(async ({ render }) => (await render()).text))

test('every kind of mail has a sample in both languages', () => {
  for (const kind of Object.keys({ ...caseMessages, ...accountMessages })) {
    const languages = new Set(samples.filter((one) => one.kind === kind).map((one) => one.lang))
    expect([kind, ...languages]).toEqual([kind, 'sv', 'en'])
  }
})

test('the mail of changed times says those before', async () => {
  expect(await textsOf(({ kind }) => kind === 'case-times')).toEqual([
    expect.stringMatching(/Ändrat\s+Hyran börjar 2027-03-01 09:00 \(var 2027-03-01 07:30\)\./),
    expect.stringMatching(/Changed\s+Rental starts 2027-03-01 09:00 \(was 2027-03-01 07:30\)\./),
  ])
})

test('a reminder is promised for a seat on a course with a date only', async () => {
  const confirmations = named.filter(
    ({ kind, lang }) => kind === 'registration-confirmation' && lang === 'sv',
  )
  const texts = await Promise.all(
    confirmations.map(async ({ form, render }) => [form, (await render()).text] as const),
  )
  const promising = texts.filter(([, text]) => text.includes('Dagen före kursen'))
  expect(promising.map(([form]) => form)).toEqual(['one of three waits', 'to be confirmed'])
})

test('an invoice is promised to nobody before there is a seat', async () => {
  expect(await textsOf(({ form }) => form === 'all wait')).toEqual([
    expect.stringContaining('skickar fakturan först när det finns en plats.'),
    expect.stringContaining('sends the invoice only when there is a seat.'),
  ])
})

test('a reminder names the place of delivery, and the depot only who collects', async () => {
  const texts = await textsOf(({ kind, lang }) => kind === 'reminder-pickup' && lang === 'sv')
  expect(texts).toEqual([
    expect.stringContaining('Du har bett om leverans till Kajgatan 4, Nacka, 131 30.'),
    expect.stringContaining('Du hämtar hos Depå'),
  ])
  expect(texts[0]).not.toMatch(/Du hämtar|innan du åker|Ta med/)
})

test('a reminder asks to call without a confirmation only who has none', async () => {
  const texts = await textsOf(({ kind, lang }) => kind === 'reminder-pickup' && lang === 'sv')
  const asks = texts.map((text) => text.includes('Har du inte fått någon bekräftelse?'))
  expect(asks).toEqual([false, true])
})

test('a delivered rental begins and ends, and nothing is picked up or returned', async () => {
  const texts = await textsOf(({ form }) => form === 'one machine, with an account')
  expect(texts).toEqual([
    expect.stringMatching(/Hyran börjar\s+måndag 2027-03-01 kl\. 09:00\s+Hyran slutar\s+onsdag/),
    expect.stringMatching(/Rental starts\s+Monday 2027-03-01 at 09:00\s+Rental ends\s+Wednesday/),
  ])
  for (const text of texts) expect(text).not.toMatch(/Hämtning|Retur|Pickup|Return/)
})

test('no word of a label is wider than its column', async () => {
  const pages = await Promise.all(named.map(async ({ render }) => (await render()).html))
  const labels = pages.flatMap((html) =>
    [...html.matchAll(/<td class="muted"[^>]*>([^<]*)</g)].map(([, label = '']) => label),
  )
  expect(labels).toContain('Org.nr')
  expect(labels.flatMap((label) => label.split(' ')).filter((word) => word.length > 16)).toEqual([])
})

test('the company is greeted in none of its mails, and everybody else in theirs', async () => {
  const greeting = /^(Hej|Hello) Åsa$/m
  for (const text of await textsOf(isToCompany)) expect(text).not.toMatch(greeting)
  for (const text of await textsOf((one) => !isToCompany(one))) expect(text).toMatch(greeting)
})

test('mails to the company alone lead to the case in the back office', async () => {
  for (const text of await textsOf(isToCompany)) {
    expect(text).toMatch(/(Öppna ärendet|Open the case) .*\/admin\/cases\/124\/show/)
  }
  for (const text of await textsOf((one) => !isToCompany(one))) {
    expect(text).not.toContain('/admin/cases')
  }
})

test('a message brings the links of its documents', async () => {
  for (const text of await textsOf(({ form }) => form === 'with a document')) {
    expect(text).toMatch(/Jekko SPX312 data .*\/upload\/documents\/spx312\.pdf/)
  }
})

test('the samples about a participant agree with their lists', async () => {
  for (const text of await textsOf(({ kind }) => kind === 'course-seat')) {
    expect(text).toMatch(/Mariam af Ekenstam: (plats|seat)\n/)
  }
  for (const text of await textsOf(({ kind }) => kind === 'course-removed')) {
    expect(text.match(/Bengt Lindqvist/g)).toHaveLength(1)
  }
})

test('who gets a seat gets its time as a calendar file', async () => {
  const seats = named.filter(({ kind }) => kind === 'course-seat')
  const files = await Promise.all(seats.map(async ({ render }) => (await render()).calendar))
  expect(files).toHaveLength(2)
  expect(files).not.toContain(null)
})

test('a course starts at a day and time written as those of a pickup', async () => {
  expect(await textsOf(({ kind, form }) => kind === 'reminder-course' && form === '')).toEqual([
    expect.stringContaining('Kursen börjar tisdag 2027-05-18 kl. 08:00.'),
    expect.stringContaining('The course starts on Tuesday 2027-05-18 at 08:00.'),
  ])
})

test('nobody is asked to bring a helmet to a course on the web', async () => {
  expect(await textsOf(({ kind }) => kind === 'reminder-course')).toEqual([
    expect.stringContaining('Ta med legitimation'),
    expect.stringContaining('Saknar du länken'),
    expect.stringContaining('Bring your ID'),
    expect.stringContaining('If you have no link'),
  ])
})

test('the reminder of a course names its day in the subject as that of a pickup does', async () => {
  const reminders = named.filter(({ kind, form }) => kind === 'reminder-course' && form === '')
  const subjects = await Promise.all(reminders.map(async ({ render }) => (await render()).subject))
  expect(subjects).toEqual([
    'Påminnelse MK-2027-000124: kurs 2027-05-18',
    'Reminder MK-2027-000124: course on 2027-05-18',
  ])
})

test('who has to confirm a registration reads it in the inbox', async () => {
  const isToConfirm = ({ kind, form }: Sample) =>
    kind === 'registration-confirmation' && form === 'to be confirmed'
  const mails = await Promise.all(named.filter(isToConfirm).map(({ render }) => render()))
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Bekräfta anmälan MK-2027-000124: /),
    expect.stringMatching(/^Confirm registration MK-2027-000124: /),
  ])
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^BEKRÄFTA DIN ANMÄLAN\s/),
    expect.stringMatching(/^CONFIRM YOUR REGISTRATION\s/),
  ])
  const [swedish, english] = mails.map(({ html }) => html)
  expect(swedish).toContain('>Öppna länken inom två timmar, annars håller vi inga platser.</div>')
  expect(english).toContain('>Open the link within two hours, or we hold no seats.</div>')
})

test('who is invited to an account is not asked whether they wanted it', async () => {
  const texts = await textsOf(({ kind }) => kind === 'account-invitation')
  for (const text of texts) expect(text).not.toMatch(/Har du inte bett|did not ask/)
})

test('a granted credit is called approved in the subject too', async () => {
  const granted = named.filter(({ form }) => form === 'credit confirmed')
  const subjects = await Promise.all(granted.map(async ({ render }) => (await render()).subject))
  expect(subjects).toEqual([
    'Kreditansökan MK-2027-000125 är godkänd',
    'Credit application MK-2027-000125 is approved',
  ])
})

test.each([
  ['credit-notification', '150\u00a0000\u00a0kr'],
  ['case-state', '100\u00a0000\u00a0kr'],
])('the limit of a credit is in kronor in the mail %s', async (kind, limit) => {
  const texts = await textsOf((one) => one.kind === kind && /^$|credit confirmed/.test(one.form))
  expect(texts).toEqual([expect.stringContaining(limit), expect.stringContaining(limit)])
})

test('a refused credit application is told so, and not a case about anything', async () => {
  const refused = named.filter(({ form }) => form === 'credit declined')
  const mails = await Promise.all(refused.map(({ render }) => render()))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Besked om kreditansökan MK-2027-000125',
    'Decision on credit application MK-2027-000125',
  ])
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Vi kan tyvärr inte bevilja .+ kredit den här gången\./),
    expect.stringMatching(/Unfortunately we cannot grant .+ credit this time\./),
  ])
})

test('somebody of the staff is not welcomed as a customer', async () => {
  expect(await textsOf(({ form }) => form === 'to staff')).toEqual([
    expect.stringMatching(/^VÄLKOMMEN SOM MEDARBETARE\s.*administrationen/s),
    expect.stringMatching(/^WELCOME TO THE STAFF\s.*back office/s),
  ])
  const customers = await textsOf(({ kind, form }) => kind === 'account-invitation' && form === '')
  expect(customers[0]).toMatch(/^VÄLKOMMEN SOM KUND/)
})

test('a cancelled course gives nobody a seat', async () => {
  for (const text of await textsOf(({ form }) => form === 'course cancelled')) {
    expect(text).toContain('Åsa Öberg')
    expect(text).not.toMatch(/Åsa Öberg: |Mariam af Ekenstam: /)
  }
})

test('the mails of a course say where it is held', async () => {
  const isOfCourse = ({ kind }: Sample) =>
    /^(registration-confirmation|reminder-course)$/.test(kind)
  const venue = /(Kursplats|Course venue)\s+(Byggskolan, sal 2|Building school, room 2|Online)/
  for (const text of await textsOf(isOfCourse)) expect(text).toMatch(venue)
})

test.each(named)(
  '$name says everything in one language, in HTML and in words alike',
  async ({ render, lang }) => {
    const { subject, html, text } = await render()
    expect(subject).not.toBe('')
    expect(html).toContain(`lang="${lang}"`)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('prefers-color-scheme: dark')
    for (const said of [subject, html, text]) {
      expect(said).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid/)
      // Fillers that some programs show as boxes.
      expect(said).not.toMatch(/[\u200b-\u200f\ufeff]/)
    }
    expect(text).not.toMatch(/<\/?[a-z]/)
    // A depot beside its label is named without the label's word.
    expect(text).not.toMatch(/(Depå|Depot)\s+\1/)
    expect(text).toContain('08-465 004')
    expect(`${subject}\n${text}`).not.toMatch(otherLanguage[lang])
    for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g)) {
      expect(text).toContain(address.replaceAll('&amp;', '&'))
    }
  },
)

test('the preview lists all mails and shows each as HTML, text and calendar', async () => {
  const ask = (path: string) => answerPreview(new Request(`http://localhost:3000${path}`))
  const list = await (await ask('/dev/mails'))?.text()
  expect(list?.match(/part=html/g)).toHaveLength(samples.length)
  expect(await (await ask('/dev/mails?mail=0&part=html'))?.text()).toContain('<html')
  expect(await (await ask('/dev/mails?mail=0&part=text'))?.text()).toContain('MK-2027-000123')
  expect(await (await ask('/dev/mails?mail=0&part=ics'))?.text()).toContain('BEGIN:VCALENDAR')
  expect((await ask('/dev/mails?mail=9999'))?.status).toBe(404)
  expect(await ask('/dev/other')).toBeNull()
})

test('nothing of the product knows the preview, so that a built server cannot show it', () => {
  const source = join(import.meta.dirname, '..')
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !file.includes('.test.') && !file.startsWith(join('mail', 'preview')),
  )
  expect(files.length).toBeGreaterThan(100)
  const knowing = files.filter((file) =>
    /preview\/|dev\/mails/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(knowing).toEqual([])
})

test('of the news about a case, that it is confirmed or over brings a calendar file', async () => {
  const news = sampleMails().filter(({ kind }) => kind === 'case-state')
  const mails = await Promise.all(
    news.map(async ({ form, render }) => ({ form, ...(await render()) })),
  )
  const withFile = mails.filter(({ calendar }) => calendar !== null).map(({ form }) => form)
  expect(new Set(withFile)).toEqual(
    new Set(['confirmed', 'closed', 'declined', 'cancelled', 'course cancelled']),
  )
})
