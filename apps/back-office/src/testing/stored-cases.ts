import type { AdminCase, AdminListedCase } from '@minikran/contract/admin-cases'

const whoAsks = {
  id: 31,
  case_number: 'MK-2027-000031',
  kind: 'inquiry',
  state: 'received',
  lang: 'sv',
  created_at: '2027-03-01T08:30:00.000Z',
  updated_at: '2027-03-01T08:30:00.000Z',
  depot: null,
  company: null,
  firstname: 'Astrid',
  lastname: 'Ekman',
  email_address: 'astrid@kund.example',
  phone: null,
  price_type: 1,
  user_id: null,
  owner: null,
  first_read_at: null,
} as const

/** A case as the server answers it: an inquiry that has just come in. */
export const storedCase = (change: Partial<AdminCase> = {}): AdminCase => ({
  ...whoAsks,
  text: '',
  lines: [],
  lift: null,
  lift_plan: null,
  course: null,
  credit: null,
  service: null,
  with_operator: false,
  delivery: null,
  pictures: [],
  documents: [],
  cranes: [],
  steps: ['answer', 'decline'],
  decision: null,
  events: [],
  messages: [],
  ...change,
})

/** The same as a row of the inbox. */
export const listedCase = (change: Partial<AdminListedCase> = {}): AdminListedCase => ({
  ...whoAsks,
  first: null,
  lines: 0,
  starts_at: null,
  messages: 0,
  unread: 0,
  ...change,
})

type Message = AdminCase['messages'][number]

export const message = (change: Partial<Message> = {}): Message => ({
  id: 1,
  from_customer: false,
  internal: false,
  by: { id: 7, fullname: 'Maria Engström' },
  message: 'Hej!',
  created_at: '2027-03-01T09:00:00.000Z',
  read_at: null,
  ...change,
})

export const machine = (change: Partial<AdminCase['lines'][number]> = {}) => ({
  title_sv: 'Jekko SPX312',
  title_en: null,
  product_slug: null,
  path: null,
  told: null,
  line: 1,
  pickup_at: '2027-04-14 09:00',
  return_at: null,
  comment: null,
  fields: [],
  ...change,
})

/** A credit application of a company that is not known yet. */
export const appliedCompany = {
  corp_name: 'Norra Glas AB',
  corp_vat: 'SE232100001601',
  corp_address: 'Kajgatan 4',
  corp_zip: '41104',
  corp_city: 'Göteborg',
  email_address: 'faktura@norraglas.example',
}

export const storedApplication = (change: Partial<AdminCase> = {}): AdminCase =>
  storedCase({
    kind: 'credit',
    company: 'Norra Glas AB',
    steps: [],
    credit: {
      organisation_number: '2321000016',
      corp_vat: null,
      corp_name: 'Norra Glas AB',
      corp_address: 'Kajgatan 4',
      corp_zip: '41104',
      corp_city: 'Göteborg',
      invoice_email: 'faktura@norraglas.example',
      limit: 150_000,
      consent_at: '2027-03-01T08:30:00.000Z',
      consent_version: '1',
    },
    decision: { applied: appliedCompany, company: null, account: null, approved_limit: null },
    ...change,
  })
