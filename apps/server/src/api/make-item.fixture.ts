import { parseOrganisationNumber } from '@minikran/domain/validation/organisation-number'
import type { AdminApi } from '../testing/admin-api.ts'
import type { Resource } from './admin/items/resource.ts'
import { examples } from './admin/resources/examples.fixture.ts'

/** What comes to be in another way than by a form. */
const notCreated: Record<string, (name: string) => object> = {
  pages: (name) => ({ page_key: `matris-${name}`, title_sv: 'Matris' }),
  images: (name) => ({ image_name: name, image_file: `${name}.webp`, alt_sv: 'Kran' }),
  documents: (name) => ({ document_name: name, document_file: `${name}.pdf`, document_ext: 'pdf' }),
  movies: (name) => ({ movie_name: name, movie_file: `${name}.mp4`, movie_ext: 'mp4' }),
}

let made = 0

/** What a new item of the resource is made with, under a name that no other has. */
export function newItemFields({ item }: Resource): Record<string, unknown> {
  made += 1
  const values = Object.entries(examples[item]?.make ?? {}).map(([name, value]) => {
    if (name === 'corp_vat') return [name, organisationNumber(made)]
    const isUnique = /slug$|email_address/.test(name)
    return [name, isUnique ? String(value).replace(/^[^@]*/, `$&-${made}`) : value]
  })
  return Object.fromEntries(values)
}

/** One of a hundred million, its last digit the one that makes the sum hold. */
function organisationNumber(index: number): string {
  const start = `5${String(index).padStart(8, '0')}`
  const all = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`)
  return all.find((text) => parseOrganisationNumber(text) !== null) ?? ''
}

/** The id of a new item of the resource with these fields beside its example's. */
export async function makeItem(
  api: AdminApi,
  resource: Resource,
  fields: object = {},
): Promise<number> {
  if (resource.create) {
    const body = { ...newItemFields(resource), ...fields }
    const { data, errors } = await api.as(100).post(`create${resource.one}`, body)
    if (errors !== undefined) throw new Error(`${resource.item}: ${JSON.stringify(errors)}`)
    return data.id
  }
  made += 1
  const { table, item } = resource
  const row = { ...notCreated[item]?.(String(made)) }
  const [stored] = await api.db.insert(table).values(row).returning({ id: table.id })
  return Number(stored?.['id'])
}
