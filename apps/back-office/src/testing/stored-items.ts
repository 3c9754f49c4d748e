import type { Values } from '../providers/call-api.ts'

const stored = {
  id: 5,
  version: 3,
  may_write: true,
  may_move: true,
  deleted_at: null,
  lock: null,
  publish_at: null,
  unpublish_at: null,
  public_path: null,
  order: 0,
}

export const lockOf = (fullname: string, mine: boolean) => ({
  fullname,
  mine,
  since: '2027-03-01T08:30:00.000Z',
})

/** Items as the server answers them. */
export const testimonial = (change: Values = {}) => ({
  ...stored,
  name: 'Karin',
  company: 'Glas AB',
  content_sv: '',
  content_en: null,
  ...change,
})

export const company = (change: Values = {}) => ({
  ...stored,
  corp_vat: 'SE556016068001',
  corp_name: 'Glas AB',
  ...change,
})

export const crane = (change: Values = {}) => ({
  ...stored,
  title: 'Provkran',
  slug: 'provkran',
  manufacturer_id: null,
  product_id: null,
  crane_type: null,
  weight: null,
  url: null,
  repairs: false,
  sales: false,
  showcase: false,
  rows: [],
  image_ids: [],
  content_sv: '',
  content_en: null,
  ...change,
})

export const product = (change: Values = {}) => ({
  ...stored,
  title_sv: 'Provkran',
  title_en: null,
  product_slug: 'provkran',
  content_sv: '',
  content_en: null,
  type: 0,
  status: 0,
  prodsubcat_id: 2,
  prodtpl_id: 3,
  prod_vat: 25,
  price_first_day: 3000,
  technical: { weight: 1915 },
  green_lifting: false,
  image_ids: [],
  document_ids: [],
  movie_ids: [],
  ...change,
})

export const openFrom = (day: number, from = '07:00', to = '16:00') => ({
  day,
  date: null as string | null,
  closed: false,
  from,
  to,
})

/** Opening hours on Tuesday, Wednesday and Friday, of every depot, for the whole of 2027. */
export const hours = (change: Values = {}) => ({
  ...stored,
  title: 1,
  depot_id: null,
  publish_at: '2026-12-31T23:00:00.000Z',
  unpublish_at: '2027-12-31T23:00:00.000Z',
  depothourrows: [2, 3, 5].map((day) => openFrom(day)),
  ...change,
})
