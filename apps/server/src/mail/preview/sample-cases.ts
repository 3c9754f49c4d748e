import type {
  CaseFacts,
  CreditFacts,
  InquiryFacts,
  MailDepot,
  RegistrationFacts,
  ServiceFacts,
} from '../mail-facts.ts'
import { siteLink } from '../site-link.ts'

export type Lang = CaseFacts['lang']

export const publicUrl = 'http://localhost:3000'
export const company = { name: 'Minikran', phone: '08-465 004 00', email: 'info@demo.example' }

function depotOf(lang: Lang, dates: string[]): MailDepot {
  return {
    name: lang === 'sv' ? 'Depå Stockholm' : 'Depot Stockholm',
    address: 'Norra Kajvägen 4',
    zip: '115 42',
    city: 'Stockholm',
    phone: '08-465 004 10',
    email: 'stockholm@demo.example',
    hours: dates.map((date) => ({
      date,
      hours: { kind: 'open', from: '07:00', to: '16:00', set: 1 },
    })),
  }
}

function common(lang: Lang, caseNumber: string) {
  return {
    lang,
    caseNumber,
    state: 'received',
    cancelled: false,
    customer: {
      firstname: 'Åsa',
      lastname: 'Öberg',
      company: 'Glas & Lyft AB',
      email: 'asa@kund.example',
      phone: '070-123 45 67',
      priceType: 2,
    },
    textHtml:
      lang === 'sv'
        ? 'Två <b>lyft</b> inomhus:\n<ul><li>glas 2 × 3 m</li><li>balk 400 kg</li></ul>'
        : 'Two <b>lifts</b> indoors:\n<ul><li>glass 2 × 3 m</li><li>beam 400 kg</li></ul>',
    messageHtml: '',
    remindedOf: null,
    documents: [],
    reason: null,
    person: null,
    approvedLimitOre: null,
    company,
    backOfficeUrl: `${publicUrl}/admin/cases/124/show`,
    caseUrl: siteLink({ publicUrl, lang }, `/mina-sidor/mina-arenden/${caseNumber}`),
  } as const
}

export const movedTimes = {
  line: 1,
  from: { pickup_at: '2027-03-01 07:30', return_at: '2027-03-03 15:00' },
  to: { pickup_at: '2027-03-01 09:00', return_at: '2027-03-03 15:00' },
}
const samplePlan = 'height=5&radius=4.5&weight=180&crane=jekko-spx312'

export function inquiry(lang: Lang): InquiryFacts {
  return {
    ...common(lang, 'MK-2027-000123'),
    kind: 'inquiry',
    depot: depotOf(lang, ['2027-03-01', '2027-03-03']),
    timeChanges: 0,
    movedTimes: [],
    pictures: 2,
    liftPlan: {
      query: samplePlan,
      url: siteLink({ publicUrl, lang }, `/lyftplan?${samplePlan}`),
    },
    withOperator: true,
    delivery: { address: 'Kajgatan 4, Nacka', zip: '131 30', distance_km: 12 },
    lines: [
      {
        title: 'Jekko SPX312',
        pickupAt: '2027-03-01 09:00',
        returnAt: '2027-03-03 15:00',
        comment: null,
        fields: [{ label: lang === 'sv' ? 'Lyftkapacitet' : 'Lift capacity', value: '1 200 kg' }],
      },
    ],
  }
}

/** Two machines, no account, no words. */
export function plainInquiry(lang: Lang): InquiryFacts {
  const one = inquiry(lang)
  const [first] = one.lines
  if (first === undefined) return one
  const second = { ...first, title: 'Hoeflon C6e', comment: lang === 'sv' ? 'El' : 'Electric' }
  return {
    ...one,
    lines: [first, second],
    textHtml: '',
    pictures: 0,
    liftPlan: null,
    caseUrl: null,
    withOperator: false,
    delivery: null,
  }
}

export function registration(lang: Lang): RegistrationFacts {
  return {
    ...common(lang, 'MK-2027-000124'),
    kind: 'registration',
    textHtml:
      lang === 'sv' ? 'Bengt är <b>allergisk</b> mot nötter.' : 'Bengt is <b>allergic</b> to nuts.',
    depot: depotOf(lang, ['2027-05-18']),
    course: {
      title: lang === 'sv' ? 'Minikran 10 tonmeter, Stockholm' : 'Mini crane 10 tm, Stockholm',
      startsAt: '2027-05-18 08:00',
      hours: 16,
      place: lang === 'sv' ? 'Byggskolan, sal 2' : 'Building school, room 2',
      isWeb: false,
      version: 1,
    },
    participants: [
      { name: 'Åsa Öberg', email: 'asa@kund.example', waiting: false },
      { name: 'Bengt Lindqvist', email: 'bengt@kund.example', waiting: false },
      { name: 'Mariam af Ekenstam', email: null, waiting: true },
    ],
    seatChanges: 0,
    lostLastSeat: false,
    toConfirm: false,
    confirmLink: null,
    confirmUntil: null,
  }
}

export function onWeb(lang: Lang, startsAt: string | null = null): RegistrationFacts {
  const facts = registration(lang)
  return {
    ...facts,
    depot: depotOf(lang, []),
    course: { ...facts.course, startsAt, place: 'Online', isWeb: true },
  }
}

export function seatGiven(lang: Lang): RegistrationFacts {
  const one = registration(lang)
  const participants = one.participants.map((person) => ({ ...person, waiting: false }))
  return { ...one, participants, person: 'Mariam af Ekenstam' }
}

export function removed(lang: Lang): RegistrationFacts {
  const one = registration(lang)
  const person = 'Bengt Lindqvist'
  return { ...one, participants: one.participants.filter(({ name }) => name !== person), person }
}

/** The course is full. */
export function allWaiting(lang: Lang): RegistrationFacts {
  const one = registration(lang)
  return { ...one, participants: one.participants.map((person) => ({ ...person, waiting: true })) }
}

/** Its seats are taken by the link. */
export function toConfirm(lang: Lang): RegistrationFacts {
  return {
    ...allWaiting(lang),
    toConfirm: true,
    confirmLink: siteLink({ publicUrl, lang }, '/anmalan/bekrafta?nyckel=exempel'),
    confirmUntil: new Date('2027-02-20T11:00:00Z'),
    caseUrl: null,
  }
}

export function credit(lang: Lang): CreditFacts {
  return {
    ...common(lang, 'MK-2027-000125'),
    kind: 'credit',
    textHtml: lang === 'sv' ? 'Vi hyr ungefär varannan vecka.' : 'We rent about every other week.',
    depot: null,
    application: {
      corpName: 'Glas & Lyft AB',
      organisationNumber: '5560160680',
      vatNumber: 'SE556016068001',
      address: 'Glasvägen 3',
      zip: '123 45',
      city: 'Årsta',
      invoiceEmail: 'faktura@kund.example',
      limitOre: 15_000_000,
    },
  }
}

export function service(lang: Lang): ServiceFacts {
  return {
    ...common(lang, 'MK-2027-000126'),
    kind: 'service',
    textHtml:
      lang === 'sv'
        ? 'Läcker <b>olja</b> vid vänster stödben.'
        : 'Leaks <b>oil</b> at the left outrigger.',
    depot: depotOf(lang, []),
    service: { request: 'repair', make: 'Jekko', model: 'SPX312', serialNumber: '312-0457' },
    pictures: 1,
  }
}
