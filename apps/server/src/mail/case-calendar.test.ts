import { instantOf } from '@minikran/domain/primitives/local-date'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { caseCalendar } from './case-calendar.ts'
import type { CreditFacts, InquiryFacts, MachineLine, RegistrationFacts } from './mail-facts.ts'

const nowMs = Date.parse('2026-11-20T12:00:00Z')

const common = {
  lang: 'sv',
  caseNumber: 'MK-2026-000123',
  state: 'received',
  cancelled: false,
  customer: {
    firstname: 'Åsa',
    lastname: 'Öberg',
    company: null,
    email: 'asa@kund.example',
    phone: null,
    priceType: 1,
  },
  textHtml: '',
  messageHtml: '',
  remindedOf: null,
  documents: [],
  reason: null,
  person: null,
  approvedLimitOre: null,
  depot: {
    name: 'Depå Malmö; hamnen, port\\2',
    address: 'Västra Kajen 1',
    zip: '211 19',
    city: 'Malmö',
    phone: '040-465 004 00',
    email: 'malmo@demo.example',
    hours: [],
  },
  company: { name: 'Minikran', phone: '08-465 004 00', email: 'info@demo.example' },
  caseUrl: null,
  backOfficeUrl: 'https://www.minikran.example/admin/cases/1/show',
} as const

const line = (fields: Partial<MachineLine>): MachineLine => ({
  title: 'Jekko SPX312',
  pickupAt: null,
  returnAt: null,
  comment: null,
  fields: [],
  ...fields,
})

function inquiry(...lines: MachineLine[]): InquiryFacts {
  const rest = {
    withOperator: false,
    delivery: null,
    pictures: 0,
    liftPlan: null,
    timeChanges: 0,
    movedTimes: [],
  }
  return { ...common, kind: 'inquiry', lines, ...rest }
}

function registration(
  course: Partial<RegistrationFacts['course']>,
  waiting = [false],
): RegistrationFacts {
  return {
    ...common,
    kind: 'registration',
    course: {
      title: 'Säkra lyft',
      startsAt: '2027-05-18 08:00',
      hours: 8,
      place: null,
      isWeb: false,
      version: 1,
      ...course,
    },
    participants: waiting.map((waits) => ({ name: 'Åsa Öberg', email: null, waiting: waits })),
    seatChanges: 0,
    lostLastSeat: false,
    toConfirm: false,
    confirmLink: null,
    confirmUntil: null,
  }
}

const tzidOf = (event: ICAL.Component) => event.getFirstProperty('dtstart')?.getParameter('tzid')

/** The file as a calendar program reads it, with its own zone rules alone. */
function read(mail: Parameters<typeof caseCalendar>[0]) {
  const content = caseCalendar(mail, nowMs)?.content ?? ''
  const calendar = new ICAL.Component(ICAL.parse(content))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const zone = zones.find(({ tzid }) => tzid === tzidOf(component))
    const instant = (time: ICAL.Time) => {
      const zoned = time.clone()
      if (zone !== undefined) zoned.zone = zone
      return zoned.toUnixTime() * 1000
    }
    return { event, component, startMs: instant(event.startDate), endMs: instant(event.endDate) }
  })
  return { content, calendar, zones, events }
}

test('pickup and return are events in the depot’s time, at the depot, told of a day before', () => {
  const { content, events, zones } = read(
    inquiry(line({ pickupAt: '2027-03-01 09:00', returnAt: '2027-06-30 15:30' })),
  )
  expect(zones.map(({ tzid }) => tzid)).toEqual(['Europe/Stockholm'])
  expect(content).toContain('DTSTART;TZID=Europe/Stockholm:20270301T090000')
  expect(content).toContain('DTSTAMP:20261120T120000Z')
  expect(events.map(({ event }) => [event.uid, event.summary])).toEqual([
    ['MK-2026-000123-pickup@minikran', 'Hämta Jekko SPX312'],
    ['MK-2026-000123-return@minikran', 'Lämna tillbaka Jekko SPX312'],
  ])
  expect(events.map(({ startMs }) => new Date(startMs).toISOString())).toEqual([
    '2027-03-01T08:00:00.000Z',
    '2027-06-30T13:30:00.000Z',
  ])
  for (const { event, component } of events) {
    expect(event.location).toBe('Depå Malmö; hamnen, port\\2, Västra Kajen 1, 211 19 Malmö')
    const [alarm] = component.getAllSubcomponents('valarm')
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-P1D')
  }
})

test('each change of times raises the sequence, so that a calendar takes the new time', () => {
  const mail = inquiry(line({ pickupAt: '2027-03-01 09:00' }))
  const sequences = [0, 1, 2].map((timeChanges) => read({ ...mail, timeChanges }).events[0])
  expect(sequences.map((entry) => entry?.event.sequence)).toEqual([0, 1, 2])
})

test('each change of a course raises the sequence, too', () => {
  const sequences = [1, 2, 5].map((version) => read(registration({ version })).events[0])
  expect(sequences.map((entry) => entry?.event.sequence)).toEqual([1, 2, 5])
})

test('no line is longer than 75 bytes, and each ends as the format says', () => {
  const title = 'Å'.repeat(120)
  const { content } = read(inquiry(line({ title, pickupAt: '2027-03-01 09:00' })))
  const lines = content.split('\r\n')
  expect(lines.filter((one) => Buffer.byteLength(one) > 75)).toEqual([])
  expect(content.replaceAll('\r\n', '')).not.toContain('\n')
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('a title cannot add lines of its own', () => {
  const title = 'Kran\r\nATTENDEE:mailto:x@kund.example\nEND:VEVENT'
  const { events, content } = read(inquiry(line({ title, pickupAt: '2027-03-01 09:00' })))
  expect(events).toHaveLength(1)
  expect(content).not.toMatch(/^(ATTENDEE|END:VEVENT\r?\n.*END:VEVENT)/m)
})

test('machines of one time are one visit, others have their own and keep their names', () => {
  const lines = [
    line({ pickupAt: '2027-03-01 09:00', returnAt: '2027-03-03 15:00' }),
    line({ title: 'Hoeflon C6e', pickupAt: '2027-03-01 09:00', returnAt: '2027-03-05 15:00' }),
    line({ title: null, pickupAt: '2027-03-02 07:30' }),
  ]
  const { events } = read(inquiry(...lines))
  expect(events.map(({ event }) => [event.uid, event.summary])).toEqual([
    ['MK-2026-000123-pickup@minikran', 'Hämta Jekko SPX312, Hoeflon C6e'],
    ['MK-2026-000123-pickup-3@minikran', 'Hämta Maskin ej vald'],
    ['MK-2026-000123-return@minikran', 'Lämna tillbaka Jekko SPX312'],
    ['MK-2026-000123-return-2@minikran', 'Lämna tillbaka Hoeflon C6e'],
  ])
})

test('a visit that is no more after a change of times is cancelled in the calendar', () => {
  const together = { pickupAt: '2027-03-01 09:00', returnAt: null }
  const mail = inquiry(line(together), line({ title: 'Hoeflon C6e', ...together }))
  const movedTimes = [
    {
      line: 2,
      from: { pickup_at: '2027-03-02 07:30', return_at: '2027-03-05 15:00' },
      to: { pickup_at: '2027-03-01 09:00', return_at: null },
    },
  ]
  const { events } = read({ ...mail, timeChanges: 1, movedTimes })
  expect(
    events.map(({ event, component, startMs }) => [
      event.uid,
      component.getFirstPropertyValue('status'),
      new Date(startMs).toISOString(),
      component.getAllSubcomponents('valarm').length,
    ]),
  ).toEqual([
    ['MK-2026-000123-pickup@minikran', null, '2027-03-01T08:00:00.000Z', 1],
    ['MK-2026-000123-pickup-2@minikran', 'CANCELLED', '2027-03-02T06:30:00.000Z', 0],
    ['MK-2026-000123-return-2@minikran', 'CANCELLED', '2027-03-05T14:00:00.000Z', 0],
  ])
})

const statusesOf = (mail: Parameters<typeof read>[0]) =>
  read(mail).events.map(({ event, component }) => [
    event.uid,
    component.getFirstPropertyValue('status'),
    event.sequence,
    component.getAllSubcomponents('valarm').length,
  ])

test.for(['declined', 'closed'] as const)(
  'what a %s case has ahead is cancelled in the calendar',
  (state) => {
    const times = { pickupAt: '2027-03-01 09:00', returnAt: '2027-03-03 15:00' }
    expect(statusesOf({ ...inquiry(line(times)), state, timeChanges: 2 })).toEqual([
      ['MK-2026-000123-pickup@minikran', 'CANCELLED', 3, 0],
      ['MK-2026-000123-return@minikran', 'CANCELLED', 3, 0],
    ])
    expect(statusesOf({ ...registration({}), state })).toEqual([
      ['MK-2026-000123-course@minikran', 'CANCELLED', 2, 0],
    ])
  },
)

test('what was before the end of a case stays in the calendar as it was', () => {
  const times = { pickupAt: '2026-11-20 12:55', returnAt: '2026-11-20 13:05' }
  expect(statusesOf({ ...inquiry(line(times)), state: 'closed' })).toEqual([
    ['MK-2026-000123-return@minikran', 'CANCELLED', 1, 0],
  ])
})

test('a course is cancelled in the calendar when nobody of the case has a seat any more', () => {
  const removed = { ...registration({}, [true]), seatChanges: 1, lostLastSeat: true }
  expect(statusesOf(removed)).toEqual([['MK-2026-000123-course@minikran', 'CANCELLED', 2, 0]])
  const seatedAgain = { ...registration({}, [false]), seatChanges: 2 }
  expect(statusesOf(seatedAgain)).toEqual([['MK-2026-000123-course@minikran', null, 3, 1]])
})

test('a mail that comes after the end of its case cancels what it would have cancelled before', () => {
  const removed = { ...registration({}, [true]), seatChanges: 1, lostLastSeat: true }
  expect(statusesOf({ ...removed, state: 'declined' })).toEqual([
    ['MK-2026-000123-course@minikran', 'CANCELLED', 3, 0],
  ])
  const together = { pickupAt: '2027-03-01 09:00', returnAt: null }
  const from = { pickup_at: '2027-03-02 07:30', return_at: '2026-11-20 12:55' }
  const to = { pickup_at: '2027-03-01 09:00', return_at: null }
  const moved = { ...inquiry(line(together), line(together)), movedTimes: [{ line: 2, from, to }] }
  expect(statusesOf({ ...moved, state: 'declined', timeChanges: 1 })).toEqual([
    ['MK-2026-000123-pickup@minikran', 'CANCELLED', 2, 0],
    ['MK-2026-000123-pickup-2@minikran', 'CANCELLED', 2, 0],
  ])
})

test('a course lasts its hours, a long one over several days', () => {
  const one = read(registration({ hours: 4 }))
  expect(one.events.map(({ startMs, endMs }) => (endMs - startMs) / 3_600_000)).toEqual([4])
  expect(one.events[0]?.event.summary).toBe('Kurs: Säkra lyft')
  const two = read(registration({ hours: 12 }))
  expect(
    two.events.map(({ startMs, endMs, event }) => [
      new Date(startMs).toISOString(),
      (endMs - startMs) / 3_600_000,
      event.summary,
    ]),
  ).toEqual([
    ['2027-05-18T06:00:00.000Z', 8, 'Kurs: Säkra lyft, dag 1'],
    ['2027-05-19T06:00:00.000Z', 4, 'Kurs: Säkra lyft, dag 2'],
  ])
})

test('a rental that is to be delivered starts and ends at the site', () => {
  const delivery = { address: 'Kajgatan 4, Göteborg', zip: '411 04', distance_km: 12 }
  const times = { pickupAt: '2027-03-01 09:00', returnAt: '2027-03-03 15:00' }
  const { events } = read({ ...inquiry(line(times)), delivery })
  expect(events.map(({ event }) => [event.summary, event.location])).toEqual([
    ['Hyran börjar: Jekko SPX312', 'Kajgatan 4, Göteborg, 411 04'],
    ['Hyran slutar: Jekko SPX312', 'Kajgatan 4, Göteborg, 411 04'],
  ])
})

test('a course is where its venue says, else at the depot, and nowhere on the web', () => {
  const [elsewhere] = read(registration({ place: 'Byggskolan, Mölndal' })).events
  const [atDepot] = read(registration({})).events
  expect(elsewhere?.event.location).toBe('Byggskolan, Mölndal')
  expect(atDepot?.event.location).toContain('Malmö')
  const [onWeb] = read(registration({ isWeb: true, place: 'Online' })).events
  expect(onWeb?.event.location).toBeNull()
})

test('nothing to keep is no file', () => {
  const over = registration({ startsAt: '2026-11-19 08:00' })
  expect(caseCalendar({ ...over, state: 'closed' }, nowMs)).toBeNull()
  const credit: CreditFacts = {
    ...common,
    kind: 'credit',
    application: {
      corpName: 'Glas AB',
      organisationNumber: '556016-0680',
      vatNumber: null,
      address: '',
      zip: '',
      city: '',
      invoiceEmail: 'x@kund.example',
      limitOre: null,
    },
  }
  for (const mail of [
    inquiry(line({})),
    registration({ startsAt: null }),
    registration({}, [true, true]),
    credit,
  ]) {
    expect(caseCalendar(mail, nowMs)).toBeNull()
  }
})

const twoDigits = (number: number) => String(number).padStart(2, '0')
const anyTime = fc
  .tuple(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
    fc.nat(23),
    fc.nat(11),
  )
  .map(
    ([date, hour, five]) =>
      `${date.toISOString().slice(0, 10)} ${twoDigits(hour)}:${twoDigits(five * 5)}`,
  )
const clockChanges = [
  '2027-03-28 03:00',
  '2027-03-28 01:55',
  '2027-10-31 02:30',
  '2028-10-29 03:00',
]

test('a calendar program reads the instant that the product means, whatever the date', () => {
  fc.assert(
    fc.property(fc.oneof(anyTime, fc.constantFrom(...clockChanges)), (at) => {
      const { events } = read(inquiry(line({ pickupAt: at })))
      const [date = '', time = ''] = at.split(' ')
      // About the hour that spring skips and autumn repeats programs differ; no depot is open then.
      fc.pre(!/^\d{4}-(03|10)-(2[5-9]|3[01]) 02:/.test(at))
      expect(new Date(events[0]?.startMs ?? 0).toISOString()).toBe(
        new Date(instantOf(date, time)).toISOString(),
      )
    }),
    { numRuns: 80 },
  )
})
