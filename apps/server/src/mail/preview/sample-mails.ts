import { browserText } from '@minikran/i18n/browser-text'
import {
  type AccountMailKind,
  type CaseMailKind,
  caseMessages,
  isAccountMailKind,
  type MailKind,
} from '../all-messages.ts'
import type { AccountFacts, CaseFacts } from '../mail-facts.ts'
import { accountMessages } from '../messages/account-messages.tsx'
import { type RenderedMail, renderAccountMail, renderCaseMail } from '../render-mail.ts'
import { siteLink } from '../site-link.ts'
import {
  allWaiting,
  company,
  credit,
  inquiry,
  type Lang,
  movedTimes,
  onWeb,
  plainInquiry,
  publicUrl,
  registration,
  removed,
  seatGiven,
  service,
  toConfirm,
} from './sample-cases.ts'

/** An example of a mail; `form` distinguishes those of one kind. */
export type SampleMail = {
  kind: MailKind
  form: string
  lang: Lang
  render: () => Promise<RenderedMail>
}

const sampleNowMs = Date.parse('2027-02-20T09:00:00Z')
type Account = { lang: Lang; isStaff: boolean }

function account(kind: AccountMailKind, { lang, isStaff }: Account): AccountFacts {
  const page = kind === 'email-verify' ? 'bekrafta-epost' : 'nytt-losenord'
  const isLinked = kind !== 'password-changed' && kind !== 'email-changed-notice'
  return {
    kind: 'account',
    lang,
    firstname: 'Åsa',
    isStaff,
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
    ['on the web', (lang) => onWeb(lang)],
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
    ['credit declined', (lang) => ({ ...credit(lang), state: 'declined' })],
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
    [
      'not confirmed',
      (lang) => reminded({ ...plainInquiry(lang), state: 'answered' }, '2027-03-01 09:00'),
    ],
  ],
  'reminder-course': [
    ['', (lang) => reminded(registration(lang), '2027-05-18 08:00')],
    ['on the web', (lang) => reminded(onWeb(lang, '2027-05-18 08:00'), '2027-05-18 08:00')],
  ],
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
    const sample = (form: string, isStaff: boolean): SampleMail => ({
      kind,
      form,
      lang,
      render: () => renderAccountMail(kind, account(kind, { lang, isStaff })),
    })
    const ofStaff = kind === 'account-invitation' ? [sample('to staff', true)] : []
    return [sample('', false), ...ofStaff]
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
