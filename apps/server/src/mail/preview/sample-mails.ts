import { browserText } from '@minikran/i18n/browser-text'
import {
  type AccountMailKind,
  type CaseMailKind,
  caseMessages,
  isAccountMailKind,
  type MailKind,
} from '../all-messages.ts'
import type {
  AccountFacts,
  CaseFacts,
  CreditFacts,
  InquiryFacts,
  MailDepot,
  RegistrationFacts,
  ServiceFacts,
} from '../mail-facts.ts'
import { accountMessages } from '../messages/account-messages.tsx'
import { type RenderedMail, renderAccountMail, renderCaseMail } from '../render-mail.ts'
import { siteLink } from '../site-link.ts'

type Lang = CaseFacts['lang']
/** An example of a mail; `form` distinguishes those of one kind. */
export type SampleMail = {
  kind: MailKind
  form: string
  lang: Lang
  render: () => Promise<RenderedMail>
}

const sampleNowMs = Date.parse('2027-02-20T09:00:00Z')
const publicUrl = 'http://localhost:3000'
const company = { name: 'Minikran', phone: '08-465 004 00', email: 'info@demo.example' }

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
    caseUrl: siteLink({ publicUrl, lang }, `/mina-sidor/mina-arenden/${caseNumber}`),
  } as const
}

const movedTimes = {
  line: 1,
  from: { pickup_at: '2027-03-01 07:30', return_at: '2027-03-03 15:00' },
  to: { pickup_at: '2027-03-01 09:00', return_at: '2027-03-03 15:00' },
}
const samplePlan = 'height=5&radius=4.5&weight=180&crane=jekko-spx312'

function inquiry(lang: Lang): InquiryFacts {
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
function plainInquiry(lang: Lang): InquiryFacts {
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

function registration(lang: Lang): RegistrationFacts {
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

function onWeb(lang: Lang): RegistrationFacts {
  const facts = registration(lang)
  return {
    ...facts,
    depot: depotOf(lang, []),
    course: { ...facts.course, startsAt: null, place: 'Online', isWeb: true },
  }
}

function seatGiven(lang: Lang): RegistrationFacts {
  const one = registration(lang)
  const participants = one.participants.map((person) => ({ ...person, waiting: false }))
  return { ...one, participants, person: 'Mariam af Ekenstam' }
}

function removed(lang: Lang): RegistrationFacts {
  const one = registration(lang)
  const person = 'Bengt Lindqvist'
  return { ...one, participants: one.participants.filter(({ name }) => name !== person), person }
}

/** The course is full. */
function allWaiting(lang: Lang): RegistrationFacts {
  const one = registration(lang)
  return { ...one, participants: one.participants.map((person) => ({ ...person, waiting: true })) }
}

/** Its seats are taken by the link. */
function toConfirm(lang: Lang): RegistrationFacts {
  return {
    ...allWaiting(lang),
    toConfirm: true,
    confirmLink: siteLink({ publicUrl, lang }, '/anmalan/bekrafta?nyckel=exempel'),
    confirmUntil: new Date('2027-02-20T11:00:00Z'),
    caseUrl: null,
  }
}

function credit(lang: Lang): CreditFacts {
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

function service(lang: Lang): ServiceFacts {
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

function account(kind: AccountMailKind, lang: Lang): AccountFacts {
  const page = kind === 'email-verify' ? 'bekrafta-epost' : 'nytt-losenord'
  const isLinked = kind !== 'password-changed' && kind !== 'email-changed-notice'
  return {
    kind: 'account',
    lang,
    firstname: 'Åsa',
    link: isLinked ? siteLink({ publicUrl, lang }, `/mina-sidor/${page}?nyckel=exempel`) : null,
    linkEndsAt: isLinked ? new Date('2027-02-20T09:10:00Z') : null,
    passwordChange:
      kind === 'password-changed'
        ? { at: '2027-02-20 10:00', browser: browserText('Firefox/140.0 (Windows)', lang) }
        : null,
    company,
  }
}

const messageHtml = {
  sv: 'Maskinen är ledig.\nTa med <b>230 V</b> och 16 A.',
  en: 'The machine is free.\nBring <b>230 V</b> and 16 A.',
}

const loadTable = { name: 'Jekko SPX312 data', url: `${publicUrl}/upload/documents/spx312.pdf` }
const reasons = { sv: 'Kranen är uthyrd hela veckan.', en: 'The crane is rented out all week.' }

type Form = [form: string, make: (lang: Lang) => CaseFacts]

/** Mails of other kinds are shown for one inquiry. */
const caseForms: Partial<Record<CaseMailKind, Form[]>> = {
  'inquiry-confirmation': [
    ['one machine, with an account', inquiry],
    ['two machines, without an account', plainInquiry],
  ],
  'inquiry-notification': [
    ['with pictures', inquiry],
    ['two machines', plainInquiry],
  ],
  'registration-confirmation': [
    ['one of three waits', registration],
    ['all wait', allWaiting],
    ['to be confirmed', toConfirm],
    ['on the web', onWeb],
  ],
  'registration-notification': [
    ['one of three waits', registration],
    ['to be confirmed', toConfirm],
  ],
  'credit-confirmation': [['', credit]],
  'credit-notification': [['', credit]],
  'service-confirmation': [['', service]],
  'service-notification': [['', service]],
  'case-message-to-customer': [
    ['', (lang) => ({ ...inquiry(lang), messageHtml: messageHtml[lang] })],
    [
      'with a document',
      (lang) => ({ ...inquiry(lang), messageHtml: messageHtml[lang], documents: [loadTable] }),
    ],
  ],
  'case-message-to-depot': [['', (lang) => ({ ...inquiry(lang), messageHtml: messageHtml[lang] })]],
  'case-state': [
    ['answered', (lang) => ({ ...inquiry(lang), state: 'answered' })],
    ['confirmed', (lang) => ({ ...inquiry(lang), state: 'confirmed' })],
    [
      'credit confirmed',
      (lang) => ({ ...credit(lang), state: 'confirmed', approvedLimitOre: 10_000_000 }),
    ],
    ['closed', (lang) => ({ ...registration(lang), state: 'closed' })],
    ['declined', (lang) => ({ ...inquiry(lang), state: 'declined', reason: reasons[lang] })],
    ['cancelled', (lang) => ({ ...inquiry(lang), state: 'declined', cancelled: true })],
    ['course cancelled', (lang) => ({ ...registration(lang), state: 'declined', cancelled: true })],
  ],
  'case-times': [
    ['', (lang) => ({ ...inquiry(lang), state: 'confirmed', movedTimes: [movedTimes] })],
  ],
  'course-seat': [['', seatGiven]],
  'course-removed': [['', removed]],
  'reminder-pickup': [
    ['confirmed', (lang) => reminded({ ...inquiry(lang), state: 'confirmed' }, '2027-03-01 09:00')],
    ['not confirmed', (lang) => reminded(plainInquiry(lang), '2027-03-01 09:00')],
  ],
  'reminder-course': [['', (lang) => reminded(registration(lang), '2027-05-18 08:00')]],
}

function reminded(mail: CaseFacts, at: string): CaseFacts {
  return { ...mail, remindedOf: at }
}

/** Every kind of mail in every form and language. */
export function sampleMails(): SampleMail[] {
  const kinds = Object.keys({ ...caseMessages, ...accountMessages }) as MailKind[]
  return kinds.flatMap((kind) => (['sv', 'en'] as const).flatMap((lang) => samplesOf(kind, lang)))
}

function samplesOf(kind: SampleMail['kind'], lang: Lang): SampleMail[] {
  if (isAccountMailKind(kind)) {
    const render = () => renderAccountMail(kind, account(kind, lang))
    return [{ kind, form: '', lang, render }]
  }
  const forms = caseForms[kind] ?? [['', inquiry]]
  return forms.map(([form, make]) => ({
    kind,
    form,
    lang,
    render: async () => {
      const rendered = await renderCaseMail(kind, make(lang), sampleNowMs)
      if (rendered === null) throw new Error(`The sample of ${kind} does not fit its kind`)
      return rendered
    },
  }))
}
